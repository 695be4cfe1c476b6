import { useEffect, useRef, useState } from 'react';
import type { Way } from '../../../worker/contract/appointment.ts';
import type { FreeTimes } from '../../../worker/contract/calendar.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';
import { Field } from '../../kit/forms/field.tsx';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { useAsync } from '../../kit/loading/use-async.ts';
import { type CalendarDay, dayInIndia } from '../../kit/rules/calendar-day.ts';
import { isDay } from '../../kit/rules/day-arithmetic.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { callDesk, DeskError } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { quiet, row } from '../lead-desk.styles.ts';
import { formatShortDay, formatStart, formatTime, OFFICE_CLOCK } from '../office-time.logic.ts';
import { memberName, useDesk, withMember } from '../shell/desk-context.ts';
import { Button, Problem } from '../ui/basics.tsx';
import { groupTimes, listFree, pickMember } from './appointment.logic.ts';
import { picker, pickerFields, times as timesGrid } from './appointment.styles.ts';

interface TimePickerProps {
  /** Unique on the page. */
  id: string;
  heading: string;
  way: Way;
  /** Present start, from whose day times are listed; null for a new appointment. */
  startsAt: string | null;
  /** Present counsellor. */
  member: string | null;
  /** Label of the main button, before the time. */
  verb: 'Move to' | 'Book';
  /** Label of the other button. */
  no: string;
  /** Throws as `callDesk` does. */
  pick(startsAt: string, member: string): Promise<void>;
  close(): void;
}

/** The free times, to choose one and a counsellor. */
export function TimePicker(props: TimePickerProps) {
  const { id, heading, way, startsAt, close } = props;
  const { nowMs } = useDesk();
  const [from, setFrom] = useState(() => firstDay(startsAt, nowMs));
  const [attempt, setAttempt] = useState(0);
  const { loaded, hasFailed, retry } = useAsync(`${from} ${attempt}`, () =>
    callDesk('listFreeTimes', { way, from }),
  );
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const lookFrom = (day: string) => {
    // A day that is being typed is not complete.
    if (isDay(day)) setFrom(day);
  };
  return (
    <section className={picker} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} ref={headingRef} tabIndex={-1}>
        {heading}
      </h3>
      <FreeTimesForm
        {...props}
        from={from}
        lookFrom={lookFrom}
        free={loaded}
        refresh={() => setAttempt((count) => count + 1)}
      />
      {!loaded && (
        <>
          <LoadingState subject="The list of free times" hasFailed={hasFailed} retry={retry} />
          <div className={row}>
            <Button onClick={close}>{props.no}</Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The day of the appointment; today for a new one, or once it is over. */
function firstDay(startsAt: string | null, nowMs: number): CalendarDay {
  const today = dayInIndia(nowMs);
  const day = startsAt ? dayInIndia(+new Date(startsAt)) : today;
  return day < today ? today : day;
}

interface FreeTimesFormProps extends TimePickerProps {
  from: CalendarDay;
  lookFrom(day: string): void;
  /** Null while the times are loading. */
  free: FreeTimes | null;
  /** Loads the times again. */
  refresh(): void;
}

/** The choices stay while the times load again. */
function FreeTimesForm(props: FreeTimesFormProps) {
  const { id, way, member, verb, no, pick, close, from, lookFrom, free, refresh } = props;
  const desk = useDesk();
  const [wanted, setWanted] = useState('');
  const [wantedDay, setWantedDay] = useState('');
  const [chosen, setChosen] = useState('');
  const { isBusy, problem, run } = useAction();
  const days = free ? groupTimes(free, wanted) : [];
  const shown = days.find(({ day }) => day === wantedDay) ?? days[0];
  const time = shown?.times.find(({ startsAt }) => startsAt === chosen);
  const who = time ? pickMember(time.members, wanted, member) : '';
  const book = () =>
    run(async () => {
      try {
        await pick(chosen, who);
      } catch (error) {
        if (error instanceof DeskError && error.code === 'time-gone') refresh();
        throw error;
      }
    });
  return (
    <>
      <div className={pickerFields}>
        <Field
          name={`${id}-from`}
          label="Show times from"
          type="date"
          defaultValue={from}
          onInput={(event) => lookFrom(event.currentTarget.value)}
        />
        {free && (
          <SelectField
            name={`${id}-member`}
            label="With"
            options={[
              { value: '', label: 'Anyone who is free' },
              ...listFree(free).map((email) => ({ value: email, label: memberName(desk, email) })),
            ]}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        )}
        {shown && (
          <SelectField
            name={`${id}-day`}
            label="Day"
            options={days.map(({ day, times }) => ({
              value: day,
              label: `${formatShortDay(day)} (${times.length} free)`,
            }))}
            value={shown.day}
            onChange={(event) => setWantedDay(event.currentTarget.value)}
          />
        )}
      </div>
      {shown && (
        <fieldset className={timesGrid}>
          <legend>{`${formatShortDay(shown.day)}, ${OFFICE_CLOCK}`}</legend>
          <div>
            {shown.times.map(({ startsAt }) => (
              <label key={startsAt}>
                <input
                  type="radio"
                  name={`${id}-time`}
                  value={startsAt}
                  checked={startsAt === chosen}
                  onChange={() => setChosen(startsAt)}
                />
                {formatTime(startsAt)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {free && !shown && (
        <p>
          {`There are no free times in the week from ${formatShortDay(from)} (${TYPE_LABELS[way].toLowerCase()}). Choose a later day, or `}
          <a href="#hours">open more hours</a>.
        </p>
      )}
      <Problem text={problem} />
      {free && (
        <div className={row}>
          {shown && (
            <Button look={primary} disabled={isBusy || !time} onClick={book}>
              {time ? `${verb} ${formatStart(chosen)}` : 'Choose a time'}
            </Button>
          )}
          <Button onClick={close}>{no}</Button>
          {time && <p className={quiet}>{withMember(desk, who)}</p>}
        </div>
      )}
    </>
  );
}
