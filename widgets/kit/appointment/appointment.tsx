import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  APPOINTMENT_PAGE,
  type Booking,
  type Slots,
  type Way,
} from '../../../worker/contract/appointment.ts';
import { askBooking, loadSlots, problemOf } from '../api/appointments.ts';
import { smallText } from '../core/card.styles.ts';
import { Heading } from '../core/heading.tsx';
import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { useCommonAttributes, useSiteBase } from '../element/host.ts';
import { secondary } from '../ui/button.styles.ts';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { useNow } from '../ui/use-now.ts';
import { box, controls } from './appointment.styles.ts';
import type { BookedPanelProps } from './booked-panel.tsx';
import { TimeChoice } from './time-choice.tsx';
import { formatStartDay, formatStartTime, liesAhead, supportedZone } from './times.logic.ts';

export { askBooking, problemOf } from '../api/appointments.ts';

export interface AppointmentProps {
  /** Token of the consultation, from the Worker. */
  token: string;
  way: Way;
  office: BookedPanelProps['office'];
  /** Downloaded separately, when it is needed. */
  BookedPanel: (props: BookedPanelProps) => ReactNode;
  /** The booking, if it has been read. */
  known?: Booking;
  /** Whether a time was booked at the last visit. */
  wasBooked?: boolean;
  /** Level of the heading. */
  level: 2 | 3 | 4;
  /** In a form after its submission: renders nothing until the times have loaded. */
  isOffer?: boolean;
  /** Called with each new booking, and with null once no time can be chosen. */
  onBooking?(booking: Booking | null): void;
}

type View =
  | { is: 'loading' | 'panel' | 'asking' }
  | { is: 'times'; slots: Slots; gone: readonly string[] }
  /** Final message, with an optional retry. */
  | { is: 'message'; heading: string; text: string; again?: () => unknown };

const WE_CALL = 'We will call or email you to agree on a day and time.';
const OUR_PAGE = 'Open on our website';

/**
 * The visitor chooses a time for a consultation here, sees the booking, and changes or cancels it. The Worker
 * knows the day, and the visitor's clock may be wrong: a day that does not lie ahead by both is not shown.
 */
export function Appointment(props: AppointmentProps) {
  const { token, way, office, BookedPanel, known, wasBooked, level, isOffer, onBooking } = props;
  const { apiBase } = useCommonAttributes();
  const siteBase = useSiteBase();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter(headingRef);
  const [booking, setBooking] = useState(known);
  const [view, setView] = useState<View>(
    known?.appointment
      ? { is: 'panel' }
      : wasBooked
        ? {
            is: 'message',
            heading: 'Your appointment did not load',
            text: 'Nothing has changed. We will try again when you are online.',
            again: () => check(undefined, ''),
          }
        : { is: 'loading' },
  );
  /** Undefined until the visitor has acted. */
  const [note, setNote] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  /** While the network, not the visitor, caused the request. */
  const isAutomatic = useRef(false);
  const now = useNow();
  /** Starts that were taken: an answer with times may be half a minute old. */
  const gone = useRef<string[]>([]);
  const made = booking?.appointment;
  const isAhead = !!made && liesAhead(made.endsAt, +new Date());
  const state = made?.state === 'booked' && !isAhead ? 'past' : made?.state;
  const isBooked = state === 'booked';
  const ask = (method: 'GET' | 'PUT' | 'DELETE', body?: { startsAt: string }) =>
    askBooking(token, apiBase, method, body);

  /** Moves the focus only if the visitor caused the change. */
  function show(next: View, text = '') {
    focusHeading(isAutomatic.current || next.is === view.is ? 'if-lost' : 'always');
    setView(next);
    setNote(text);
  }

  /** Shows a view from which no time can be chosen. */
  function end(next: View) {
    onBooking?.(null);
    show(next);
  }

  const showTimes = (text?: string) =>
    loadSlots(way, apiBase).then(
      (slots) => show({ is: 'times', slots, gone: [...gone.current] }, text),
      () => show(failed, text),
    );
  const failed: View = {
    is: 'message',
    heading: 'Choose a time',
    text: 'The free times did not load. We will call you.',
    again: () => showTimes(),
  };

  async function settle(found: Booking, text?: string) {
    setBooking(found);
    onBooking?.(found);
    if (found.appointment) show({ is: 'panel' }, text);
    else await showTimes(text);
  }

  /** Books a start, moves to it, or cancels. */
  async function change(wanted?: string) {
    try {
      const found = await (wanted ? ask('PUT', { startsAt: wanted }) : ask('DELETE'));
      // The heading does not change, so the note reports the move.
      await settle(found, wanted && isBooked ? 'Your appointment has the new time.' : '');
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'time-gone' || problem === 'invalid-fields') {
        gone.current.push(`${wanted}`);
        await showTimes('That time has just been taken. These are free now.');
      } else if (problem === 'no-more-changes' && isBooked) {
        show({ is: 'panel' }, 'No more changes can be made here. Your appointment stays as it is.');
      } else if (problem === 'rate-limited') {
        show(view, 'Too many attempts. Please wait a minute and try again.');
      } else if (problem === 'unknown') await check(wanted);
      else if (problem === 'not-booked') await check(wanted, 'There was nothing to cancel.');
      else end(endOf(problem, `${error}`));
    }
  }

  /** Reads the booking after a change whose outcome is unknown. */
  async function check(wanted?: string, reason?: string) {
    try {
      const found = await ask('GET');
      const { state, startsAt } = found.appointment ?? {};
      const isDone = wanted
        ? state === 'booked' && +new Date(`${startsAt}`) === +new Date(wanted)
        : state === 'cancelled';
      const text = isDone
        ? 'The connection was lost for a moment, but it worked.'
        : 'The connection was lost, and nothing has changed. Please try again.';
      await settle(found, reason ?? text);
    } catch (error) {
      const problem = problemOf(error);
      if (/token/.test(problem)) end(endOf(problem));
      else if (view.is !== 'message')
        show({
          is: 'message',
          heading: 'Did it work?',
          text: 'The connection was lost, so we do not know yet. We will check again when you are online.',
          again: () => check(wanted),
        });
    }
  }

  /** Disables the buttons while an act runs. */
  const busyWith = async (act: () => unknown) => {
    setIsBusy(true);
    await act();
    setIsBusy(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another day loads the times again
  useEffect(() => {
    // Another day has other times.
    if (view.is !== 'loading' && view.is !== 'times') return;
    loadSlots(way, apiBase).then(
      (slots) => setView({ is: 'times', slots, gone: [...gone.current] }),
      () => setView(failed),
    );
  }, [now]);

  // The network returns, and another tab or the office may change the booking.
  useEffect(() => {
    const recheck = async () => {
      isAutomatic.current = true;
      if (view.is === 'message') await view.again?.();
      isAutomatic.current = false;
    };
    const refresh = async () => {
      if (document.hidden || view.is !== 'panel') return;
      const found = await ask('GET').catch(() => booking);
      if (found && found.appointment?.sequence !== made?.sequence)
        settle(found, 'It was changed elsewhere. Here is the latest.');
    };
    addEventListener('online', recheck);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      removeEventListener('online', recheck);
      document.removeEventListener('visibilitychange', refresh);
    };
  });

  const zone = supportedZone(view.is === 'times' ? view.slots.zone : booking?.zone);
  const canChange = (booking?.changesLeft ?? 1) > 0;
  const isLinked = isOffer && canChange && (view.is === 'panel' || view.is === 'times');
  const link = `${siteBase}${APPOINTMENT_PAGE}#${token}`;
  // `copyText` may not have loaded.
  const copyLink = async () => {
    const use = isBooked ? 'see, change or cancel your appointment' : 'choose a time';
    try {
      await navigator.clipboard.writeText(link);
      setNote(`The link is copied. Open it later to ${use}.`);
    } catch {
      setNote(
        `Your browser does not let us copy the link. Press and hold “${OUR_PAGE}”, then copy it.`,
      );
    }
  };
  const acts: Record<string, false | (() => unknown)> = {
    [isBooked ? 'Change' : 'Choose another time']:
      view.is === 'panel' && canChange && (() => showTimes()),
    Cancel: view.is === 'panel' && isBooked && canChange && (() => show({ is: 'asking' })),
    'Yes, cancel it': view.is === 'asking' && (() => change()),
    'No, keep it': view.is === 'asking' && (() => show({ is: 'panel' })),
    'Try again': view.is === 'message' && (view.again ?? false),
  };

  if (isOffer && view.is === 'loading') return null;
  return (
    <div className={box}>
      <Heading level={level} ref={headingRef} tabIndex={-1}>
        {headingOf(view, state)}
      </Heading>
      <p role="status" className={note ? undefined : visuallyHidden}>
        {note ?? (view.is === 'times' && 'Here you can choose a day and time.')}
      </p>
      {view.is === 'loading' && <p className={smallText}>Looking for free times…</p>}
      {view.is === 'times' && (
        <TimeChoice
          slots={view.slots}
          zone={zone}
          gone={view.gone}
          isBusy={isBusy}
          book={(start) => busyWith(() => change(start))}
          decline={() =>
            isBooked
              ? show({ is: 'panel' })
              : end({ is: 'message', heading: 'We will call you', text: WE_CALL })
          }
          isMove={isBooked}
        />
      )}
      {view.is === 'message' && <p>{view.text}</p>}
      {(view.is === 'panel' || view.is === 'asking') && booking && made && (
        <>
          {(state === 'cancelled' || state === 'past') && <p>{WE_CALL}</p>}
          <BookedPanel
            booking={{ ...booking, appointment: made }}
            office={office}
            {...(isAhead && {
              day: formatStartDay(made.startsAt, zone),
              time: formatStartTime(made.startsAt, zone, booking.zone),
            })}
          />
          {isBooked && !canChange && (
            <p className={smallText}>
              To change or cancel it, write or call and quote the reference.
            </p>
          )}
        </>
      )}
      <div className={controls}>
        {Object.entries(acts).map(
          ([label, act]) =>
            act && (
              <button
                key={label}
                type="button"
                className={secondary}
                part="button"
                disabled={isBusy}
                onClick={() => busyWith(act)}
              >
                {label}
              </button>
            ),
        )}
        {isLinked && (
          <>
            <button type="button" className={secondary} part="button" onClick={copyLink}>
              {isBooked ? 'Copy the link to keep' : 'Copy a link to choose later'}
            </button>
            {/* SiteLink would reveal the address, with the token, to the page. */}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {OUR_PAGE}
            </a>
          </>
        )}
      </div>
    </div>
  );
}

function headingOf(view: View, state?: string): string {
  if (view.is === 'message') return view.heading;
  if (view.is === 'asking') return 'Cancel this appointment?';
  if (view.is !== 'panel') return state === 'booked' ? 'Choose another time' : 'Choose a time';
  if (state === 'cancelled') return 'Your appointment is cancelled';
  if (state === 'past') return 'We will call you';
  return state === 'booked' ? 'Your appointment is booked' : 'Your appointment is over';
}

/** The final message for a token that can do no more, with the Worker's reason if it gave one. */
function endOf(problem: string, answer = ''): View {
  const heading =
    problem === 'expired-token'
      ? 'This link has expired'
      : problem === 'invalid-token'
        ? 'This link does not work'
        : problem === 'held'
          ? 'Open our email'
          : 'We will call you';
  const [, why = 'You can no longer book a time here.'] = /"detail":"([^"]+)/.exec(answer) ?? [];
  return { is: 'message', heading, text: problem === 'held' ? why : `${why} ${WE_CALL}` };
}
