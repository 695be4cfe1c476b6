import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Keyboard from 'lucide/dist/esm/icons/keyboard.mjs';
import { useEffect, useRef, useState } from 'react';
import type { CalendarPage as Page } from '../../../worker/contract/calendar.ts';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { addUp } from '../../kit/rules/add-up.ts';
import { type CalendarDay, dayInIndia } from '../../kit/rules/calendar-day.ts';
import { addDays } from '../../kit/rules/day-arithmetic.ts';
import { count } from '../../kit/rules/plural.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { isUnconfirmed } from '../appointment/appointment.logic.ts';
import { callDesk } from '../calls/desk-api.ts';
import { empty } from '../inbox/inbox.styles.ts';
import { focusedBeside } from '../inbox/use-inbox.ts';
import { CALENDAR_KEYS, stepTo } from '../keys/keys.logic.ts';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { noPrint } from '../lead/lead.styles.ts';
import { badge, notice, onlyWide, pageHead, quiet, row } from '../lead-desk.styles.ts';
import {
  formatDays,
  formatLongDay,
  OFFICE_CLOCK,
  WEEKDAYS,
  weekdayOf,
  weekOf,
} from '../office-time.logic.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { addressOfDay } from '../shell/route.logic.ts';
import { AskingButton } from '../ui/ask-once.tsx';
import { Button } from '../ui/basics.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { listWeek, type OfficeDay } from './calendar.logic.ts';
import {
  appointmentList,
  dayBody,
  dayBox,
  dayRow,
  onlyPhone,
  steps,
  week as weekBox,
} from './calendar.styles.ts';
import { useCalendar } from './use-calendar.ts';

/** The browser's back button leaves the calendar, however many weeks were shown. */
const goTo = (day: CalendarDay) => location.replace(addressOfDay(day));

/** The week around a day, by day and time; the default is today. */
export function CalendarPage({ day: given }: { day: CalendarDay | null }) {
  const { nowMs } = useDesk();
  const helpRef = useRef<HTMLDialogElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const today = dayInIndia(nowMs);
  const day = given ?? today;
  const [from, to] = [weekOf(day)[0] ?? day, weekOf(day)[6] ?? day];
  const store = useCalendar(from, to);
  useKeys(CALENDAR_KEYS, (action) => {
    if (action === 'help') helpRef.current?.showModal();
    else if (action === 'later') goTo(addDays(day, 7));
    else if (action === 'earlier') goTo(addDays(day, -7));
    else if (action === 'today') goTo(today);
    else moveInList(listRef.current, action);
  });
  return (
    <>
      <div className={pageHead}>
        <h1 tabIndex={-1}>Calendar</h1>
        <div className={`${row} ${noPrint}`}>
          <Button look={`${secondary} ${onlyWide}`} onClick={() => helpRef.current?.showModal()}>
            <Icon icon={Keyboard} />
            Keys
          </Button>
          <a className={secondary} href="#hours">
            <Icon icon={CalendarClock} />
            Hours
          </a>
        </div>
      </div>
      <div className={steps}>
        <Step label="Previous week" look={onlyWide} to={addDays(day, -7)} icon={ChevronLeft} />
        <Step label="Previous day" look={onlyPhone} to={addDays(day, -1)} icon={ChevronLeft} />
        <Button onClick={() => goTo(today)}>Today</Button>
        <Step label="Next week" look={onlyWide} to={addDays(day, 7)} icon={ChevronRight} />
        <Step label="Next day" look={onlyPhone} to={addDays(day, 1)} icon={ChevronRight} />
        <p>
          {formatDays(from, to)} <span className={quiet}>{OFFICE_CLOCK}</span>
        </p>
      </div>
      {store.isStale && (
        <p className={quiet}>
          The calendar could not be refreshed. The desk tries again every minute.
        </p>
      )}
      <div ref={listRef} className={dayBody}>
        {store.value ? (
          <Week page={store.value} day={day} today={today} refresh={store.retry} />
        ) : (
          <LoadingState subject="The calendar" {...store} />
        )}
      </div>
      <KeysHelp dialogRef={helpRef} table={CALENDAR_KEYS} />
    </>
  );
}

interface StepProps {
  label: string;
  look: string;
  to: CalendarDay;
  icon: typeof ChevronLeft;
}

function Step({ label, look, to, icon }: StepProps) {
  return (
    <Button look={`${secondary} ${look}`} aria-label={label} title={label} onClick={() => goTo(to)}>
      <Icon icon={icon} />
    </Button>
  );
}

interface WeekProps {
  page: Page;
  /** The day that a phone shows. */
  day: CalendarDay;
  today: CalendarDay;
  /** Loads the week again. */
  refresh(): void;
}

function Week({ page, day, today, refresh }: WeekProps) {
  const { announce, nowMs } = useDesk();
  const days = listWeek(page, day);
  const total = addUp(days.map(({ appointments }) => appointments.length));
  // Each week mounts again, so that it is announced once.
  const [summary] = useState(
    () => `${formatDays(page.from, page.to)}: ${count(total, 'appointment')}`,
  );
  useEffect(() => announce(summary), [announce, summary]);
  const isEmpty = total === 0 && page.daysOff.length === 0;
  return (
    <>
      <Unassigned page={page} />
      {page.appointments.some((one) => isUnconfirmed(one, nowMs)) && (
        <AskingButton
          label="Release all unconfirmed"
          question="Cancel every appointment ahead, in any week, that nobody has confirmed within a day? Each visitor is told."
          yes="Cancel them all"
          no="Keep them"
          act={async () => {
            const { released } = await callDesk('releaseUnconfirmed', {});
            announce(`${count(released, 'booking')} released`);
            refresh();
          }}
        />
      )}
      {isEmpty ? (
        <NothingBooked />
      ) : (
        <>
          <DayRow days={days} day={day} />
          <ul className={weekBox}>
            {days.map((of) => (
              <Day
                key={of.day}
                of={of}
                page={page}
                isToday={of.day === today}
                isChosen={of.day === day}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Appointments of any week whose counsellor has left. */
function Unassigned({ page }: { page: Page }) {
  if (page.unassigned.length === 0) return null;
  return (
    <section className={notice} aria-labelledby="unassigned">
      <h2 id="unassigned">{`${count(page.unassigned.length, 'appointment')} without a counsellor`}</h2>
      <p className={quiet}>
        Their counsellors have left. Assign each one to someone who is free then, or move it.
      </p>
      <ul className={appointmentList}>
        {page.unassigned.map((appointment) => (
          <AppointmentRow key={appointment.id} appointment={appointment} page={page} isUnassigned />
        ))}
      </ul>
    </section>
  );
}

function NothingBooked() {
  return (
    <div className={empty}>
      <h2>Nothing is booked this week</h2>
      <p>
        Visitors can book their own times once you have set hours under <a href="#hours">Hours</a>.
        You can also book a time from a lead.
      </p>
    </div>
  );
}

/** Links to the days of the week, for phones. */
function DayRow({ days, day }: { days: readonly OfficeDay[]; day: CalendarDay }) {
  return (
    <ul className={dayRow} aria-label="Days of the week">
      {days.map((of) => (
        <li key={of.day}>
          <a
            href={addressOfDay(of.day)}
            aria-current={of.day === day ? 'date' : undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(of.day);
            }}
          >
            {`${WEEKDAYS[weekdayOf(of.day) - 1]?.slice(0, 3)} `}
            <b>{Number(of.day.slice(8))}</b>
            <span>
              {of.appointments.length}
              <span className={visuallyHidden}>
                {of.appointments.length === 1 ? ' appointment' : ' appointments'}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DayProps {
  of: OfficeDay;
  page: Page;
  isToday: boolean;
  isChosen: boolean;
}

function Day({ of: { day, holidays, off, appointments }, page, isToday, isChosen }: DayProps) {
  const desk = useDesk();
  const isFree = appointments.length + holidays.length + off.length === 0;
  return (
    <li
      className={dayBox}
      data-today={isToday ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      <h2>
        {formatLongDay(day)}
        {isToday && <span className={visuallyHidden}> (today)</span>}
      </h2>
      <div className={dayBody}>
        {holidays.map((label) => (
          <p key={label}>
            <span className={badge} data-tone="warning">{`Holiday: ${label}`}</span>
          </p>
        ))}
        {off.map(({ member, label }) => (
          <p key={member}>
            <span className={badge}>{`${memberName(desk, member)} (off: ${label})`}</span>
          </p>
        ))}
        {isFree && <p className={quiet}>Nothing is booked.</p>}
        {appointments.length > 0 && (
          <ul className={appointmentList}>
            {appointments.map((appointment) => (
              <AppointmentRow key={appointment.id} appointment={appointment} page={page} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Moves the focus among the appointments, or opens the lead of the focused one. */
function moveInList(list: HTMLElement | null, action: 'next' | 'previous' | 'open') {
  const links = [...(list?.querySelectorAll<HTMLElement>('li > p > a') ?? [])];
  const seen = links.filter((link) => link.checkVisibility?.() ?? true);
  const index = seen.indexOf((list && focusedBeside(list)) as HTMLElement);
  if (action === 'open') seen[index]?.click();
  else seen[stepTo(action, index, seen.length)]?.focus();
}
