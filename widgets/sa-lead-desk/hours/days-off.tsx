import { useState } from 'react';
import type { CalendarPage, DayOff, Hours } from '../../../worker/contract/calendar.ts';
import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { dayInIndia } from '../../kit/rules/calendar-day.ts';
import { addDays } from '../../kit/rules/day-arithmetic.ts';
import { count } from '../../kit/rules/plural.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { findClashes } from '../calendar/calendar.logic.ts';
import { callDesk, describeProblem } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { notice, plainList, quiet, row, textButton } from '../lead-desk.styles.ts';
import { memberName, useDesk, useMay } from '../shell/desk-context.ts';
import { addressOfDay } from '../shell/route.logic.ts';
import { Button, Panel, Problem } from '../ui/basics.tsx';
import { checkDayOff, DAY_OFF_FIELDS, describeDaysOff, EVERYBODY } from './hours.logic.ts';
import { formGrid } from './hours.styles.ts';
import { useFormDraft } from './use-form-draft.ts';

interface DaysOffProps {
  hours: Hours;
  /** Shows the changed hours. */
  show(hours: Hours): void;
}

/** Days off, of a member or of everyone. */
export function DaysOff({ hours, show }: DaysOffProps) {
  const [clashes, setClashes] = useState<Clashes | null>(null);
  // A new form each time: a reset would restore the draft that it began with.
  const [added, setAdded] = useState(0);
  return (
    <Panel id="days-off" heading="Days off and holidays">
      {hours.daysOff.length === 0 && <p className={quiet}>No days off ahead.</p>}
      <ul className={plainList}>
        {hours.daysOff.map((dayOff) => (
          <DayOffRow key={dayOff.id} dayOff={dayOff} show={show} />
        ))}
      </ul>
      <AddDayOff
        key={added}
        hours={hours}
        show={show}
        warn={setClashes}
        done={() => setAdded(added + 1)}
      />
      {clashes && (
        <p className={notice} role="status">
          <span>
            {`${count(clashes.total, 'appointment')} ${clashes.total === 1 ? 'is' : 'are'} already booked on these days. `}
            <a href={addressOfDay(clashes.from)}>See them in the calendar</a>
          </span>
        </p>
      )}
    </Panel>
  );
}

function DayOffRow({ dayOff, show }: { dayOff: DayOff; show(hours: Hours): void }) {
  const { id, member, label } = dayOff;
  const desk = useDesk();
  const mayChangeAll = useMay('changeBookingRules');
  const { isBusy, problem, run } = useAction();
  const days = describeDaysOff(dayOff);
  const remove = () =>
    run(async () => {
      show(await callDesk('removeDayOff', { id }));
      desk.announce(`${label} is removed`);
    });
  return (
    <li className={row}>
      <span>{`${days}: ${label}`}</span>
      <span className={quiet}>{member ? memberName(desk, member) : 'Everyone'}</span>
      {(mayChangeAll || member === desk.me?.email) && (
        <Button
          look={textButton}
          disabled={isBusy}
          aria-label={`Remove ${label}, ${days}`}
          onClick={remove}
        >
          Remove
        </Button>
      )}
      <Problem text={problem} />
    </li>
  );
}

/** Appointments on new days off. */
interface Clashes {
  from: string;
  total: number;
}

/** Most days of one request for the calendar. */
const LOOK_DAYS = 62;

/** Appointments on days off that were just added; null without any, or if the calendar does not load. */
async function lookForClashes(dayOff: Omit<DayOff, 'id'>): Promise<Clashes | null> {
  const last = addDays(dayOff.from, LOOK_DAYS - 1);
  const to = dayOff.to < last ? dayOff.to : last;
  const page = await callDesk('readCalendar', { from: dayOff.from, to }).catch(() => null);
  const clashes = page ? findClashes(page as CalendarPage, dayOff) : [];
  return clashes.length ? { from: dayOff.from, total: clashes.length } : null;
}

interface AddDayOffProps extends DaysOffProps {
  warn(clashes: Clashes | null): void;
  /** Called once they are added. */
  done(): void;
}

function AddDayOff({ hours: { members }, show, warn, done }: AddDayOffProps) {
  const { me, nowMs, announce } = useDesk();
  const mayChangeAll = useMay('changeBookingRules');
  const [problem, setProblem] = useState('');
  const own = me?.email ?? EVERYBODY;
  const { initial, keep, drop } = useFormDraft('#hours/days-off', DAY_OFF_FIELDS, {
    'off-member': mayChangeAll ? EVERYBODY : own,
    'off-from': '',
    'off-to': '',
    'off-label': '',
  });
  const form = useForm({
    names: DAY_OFF_FIELDS,
    check: (values) => checkDayOff(values, dayInIndia(nowMs)),
    async onValid(value) {
      setProblem('');
      warn(null);
      show(await callDesk('addDayOff', value));
      drop();
      announce(`${value.label} has been added`);
      done();
      warn(await lookForClashes(value));
      return false;
    },
    onError: (error) => setProblem(describeProblem(error)),
  });
  const choices = members
    .filter(({ email }) => mayChangeAll || email === own)
    .map(({ email, name }) => ({ value: email, label: email === own ? `${name} (you)` : name }));
  return (
    <form
      {...form.formProps}
      className={formGrid}
      aria-label="Add days off"
      onInput={(event) => {
        keep(event.currentTarget);
        form.formProps.onInput();
      }}
    >
      <SelectField
        form={form}
        name="off-member"
        label="Who is off"
        options={[
          ...(mayChangeAll ? [{ value: EVERYBODY, label: 'Everyone (a holiday)' }] : []),
          ...choices,
        ]}
        defaultValue={initial['off-member']}
      />
      <Field
        form={form}
        name="off-from"
        label="First day"
        type="date"
        defaultValue={initial['off-from']}
      />
      <Field
        form={form}
        name="off-to"
        label="Last day"
        type="date"
        hint="Leave empty for one day"
        required={false}
        defaultValue={initial['off-to']}
      />
      <Field
        form={form}
        name="off-label"
        label="Reason"
        hint="Only the team sees this."
        maxLength={100}
        autoComplete="off"
        defaultValue={initial['off-label']}
      />
      <p className={notice} role="alert" data-wide="">
        {problem}
      </p>
      <div className={row} data-wide="">
        <Button type="submit" look={primary} disabled={form.isBusy}>
          Add days off
        </Button>
      </div>
    </form>
  );
}
