import type { ReactNode } from 'react';
import {
  APPOINTMENT_HEADER,
  ATTEMPT_HEADER,
  type Booking,
  type Way,
} from '../../worker/contract/appointment.ts';
import { brand } from '../content/brand.ts';
import { consultationConfirmation } from '../content/consultation-confirmation.ts';
import { consultationTimes } from '../content/consultation-times.ts';
import { submit } from '../kit/api/submit.ts';
import type { AppointmentProps } from '../kit/appointment/appointment.tsx';
import { emit } from '../kit/element/host.ts';
import { Arrived, type ConfirmationText } from '../kit/sending/confirmation.tsx';
import { readItem, removeItem, writeItem } from '../kit/stores/browser-storage.ts';
import { makeAttempt } from './attempt.logic.ts';
import { CHOICE_KEY } from './choice-key.ts';
import { type KeptChoice, readKeptChoice, writeKeptChoice } from './kept-choice.logic.ts';

type Show = (changes?: Partial<ConfirmationText>) => void;
const loadTimes = () =>
  Promise.all([
    import('../kit/appointment/appointment.tsx'),
    import('../kit/appointment/booked-panel.tsx'),
  ]);

/** Attempts of forms that wait for the network: they send the same attempt again. */
const waiting = new WeakMap<HTMLElement, string | undefined>();

/**
 * Sends a consultation as `submit` does, and offers times if the answer has a token.
 *
 * @param show called with changes of the confirmation, or with nothing for the standard one
 */
export const sendWithAttempt =
  (host: HTMLElement, show: Show): typeof submit =>
  async (kind, values, apiBase) => {
    // Pages may remove `crypto`: the request is then sent without an attempt.
    const random = globalThis.crypto?.getRandomValues?.(new Uint8Array(22));
    const attempt = waiting.get(host) ?? (random && makeAttempt(random));
    waiting.delete(host);
    try {
      const headers = attempt ? { [ATTEMPT_HEADER]: attempt } : {};
      const answer = await submit(kind, values, apiBase, headers);
      const token = answer.headers?.get?.(APPOINTMENT_HEADER);
      const { consultationType: way } = values as { consultationType: Way };
      show();
      // If the code does not load, we call.
      if (token)
        loadTimes().then(
          (code) => offerTimes(host, { token, way, isBooked: false }, show, code),
          () => {},
        );
      return answer;
    } catch (error) {
      if (!navigator.onLine) waiting.set(host, attempt);
      throw error;
    }
  };

/** The form that shows the choice, one per page. An element that is inserted again has a new `<form>`. */
let shownIn: Element | null | undefined;
const formOf = (host: HTMLElement) => host.shadowRoot?.querySelector('form');

function offerTimes(
  host: HTMLElement,
  choice: KeptChoice,
  show: Show,
  code: Awaited<ReturnType<typeof loadTimes>>,
): void {
  shownIn = formOf(host);
  keep(choice);
  const { choosing, booked } = consultationTimes;
  let kept = choice;
  const onBooking = (booking: Booking | null) => {
    kept = follow(host, kept, booking);
    const next = kept.isBooked ? booked : booking && !booking.appointment && choosing;
    show({ children, ...(next && { next }), isReferenceTold: kept.isBooked });
  };
  const children = drawTimes(code, choice, { level: 4, onBooking });
  show({ children, next: choosing });
}

/**
 * Shows the appointment booked in this tab, or the times of a request without one. Focus and scroll position
 * do not change.
 */
export async function resumeChoice(
  host: HTMLElement,
  apiBase: string,
  show: (resumed: ReactNode) => void,
): Promise<void> {
  const choice = readKeptChoice(readItem('sessionStorage', CHOICE_KEY), +new Date());
  if (!choice) return forget();
  if (shownIn?.isConnected) return;
  shownIn = formOf(host);
  const code = await loadTimes();
  const [{ askBooking, problemOf }] = code;
  let known: Booking | undefined;
  try {
    known = await askBooking(choice.token, apiBase, 'GET');
  } catch (error) {
    // Without an answer of ours, the panel reports it and offers a retry.
    if (!/unknown|rate-limited/.test(problemOf(error))) return forget();
  }
  const made = known?.appointment;
  if (made ? !isUpcoming(made) : known?.changesLeft === 0) return forget();
  let kept = choice;
  const onBooking = (booking: Booking | null) => {
    kept = follow(host, kept, booking);
    draw();
  };
  const draw = () =>
    show(
      <Arrived again={consultationConfirmation.again}>
        {!kept.isBooked && (
          <p>
            We have your request.
            {known && (
              <>
                {' '}
                Your reference is <strong>{known.reference}</strong>.
              </>
            )}
          </p>
        )}
        {drawTimes(code, kept, { level: 3, onBooking, ...(known && { known }) })}
        {kept.isBooked && <p>{consultationTimes.booked}</p>}
      </Arrived>,
    );
  if (known && made) onBooking(known);
  else draw();
}

const isUpcoming = ({ state, endsAt }: NonNullable<Booking['appointment']>) =>
  state === 'booked' && +new Date(endsAt) > +new Date();

/** Stores a booked appointment in the tab until it is over, and removes it if no time is wanted. */
function follow(host: HTMLElement, before: KeptChoice, booking: Booking | null): KeptChoice {
  const { state, endsAt = '' } = booking?.appointment ?? {};
  const choice = { ...before, isBooked: state === 'booked' };
  if (choice.isBooked) keep(choice, +new Date(endsAt));
  else forget();
  if (choice.isBooked && !before.isBooked) emit(host, 'scheduled', { form: 'consultation' });
  return choice;
}

const keep = (choice: KeptChoice, untilMs?: number) =>
  writeItem('sessionStorage', CHOICE_KEY, writeKeptChoice(choice, untilMs));

const forget = () => removeItem('sessionStorage', CHOICE_KEY);

const drawTimes = (
  [{ Appointment }, { BookedPanel }]: Awaited<ReturnType<typeof loadTimes>>,
  { token, way, isBooked: wasBooked }: KeptChoice,
  more: Pick<AppointmentProps, 'level' | 'onBooking' | 'known'>,
) => (
  <Appointment
    key={token}
    {...{ token, way, wasBooked, BookedPanel, ...more }}
    office={{ name: brand.name, address: brand.officeAddress }}
    isOffer
  />
);
