import type { ReactNode } from 'react';
import {
  APPOINTMENT_HEADER,
  ATTEMPT_HEADER,
  type Booking,
  type Way,
} from '../../worker/contract/appointment.ts';
import { brand } from '../content/brand.ts';
import { submit } from '../kit/api/submit.ts';
import type { AppointmentProps } from '../kit/appointment/appointment.tsx';
import { emit } from '../kit/element/host.ts';
import type { ConfirmationText } from '../kit/sending/confirmation.tsx';
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

/** Attempts of forms that wait for their network: what they send then is the same press. */
const waiting = new WeakMap<HTMLElement, string | undefined>();

/**
 * Sends a consultation as `submit` does, and offers a time for it where the Worker gives a token for one.
 *
 * @param show called with what the confirmation says instead, or nothing for what it always says
 */
export const sendWithAttempt =
  (host: HTMLElement, show: Show): typeof submit =>
  async (kind, values, apiBase) => {
    // A page may have taken it away: then the press is sent without.
    const random = globalThis.crypto?.getRandomValues?.(new Uint8Array(22));
    const attempt = waiting.get(host) ?? (random && makeAttempt(random));
    waiting.delete(host);
    try {
      const headers = attempt ? { [ATTEMPT_HEADER]: attempt } : {};
      const answer = await submit(kind, values, apiBase, headers);
      const token = answer.headers?.get?.(APPOINTMENT_HEADER);
      const { consultationType: way } = values as { consultationType: Way };
      show();
      // Without the code for it, we call.
      if (token)
        loadTimes().then(
          (code) => offerTimes(host, { token, way }, show, code),
          () => {},
        );
      return answer;
    } catch (error) {
      if (!navigator.onLine) waiting.set(host, attempt);
      throw error;
    }
  };

/** Of forms on one page, one shows the choice. */
let shownBy: HTMLElement | undefined;

function offerTimes(
  host: HTMLElement,
  choice: KeptChoice,
  show: Show,
  code: Awaited<ReturnType<typeof loadTimes>>,
): void {
  shownBy = host;
  writeItem('sessionStorage', CHOICE_KEY, writeKeptChoice(choice, +new Date()));
  let isBooked = false;
  const draw = () =>
    show({
      children: drawTimes(code, choice, { level: 4, tell }),
      // What happens next is in the panel then.
      ...(isBooked && { next: [] }),
    });
  const tell = (booking: Booking | null) => {
    isBooked = follow(host, booking, isBooked);
    draw();
  };
  draw();
}

/**
 * Shows the times again of a request that this tab has sent, and for which none was chosen. The focus and
 * the page stay where they are.
 */
export async function resumeChoice(
  host: HTMLElement,
  apiBase: string,
  show: (resumed: ReactNode) => void,
): Promise<void> {
  const choice = readKeptChoice(readItem('sessionStorage', CHOICE_KEY), +new Date());
  if (!choice) return forget();
  if (shownBy?.isConnected) return;
  shownBy = host;
  const code = await loadTimes();
  const [{ askBooking, problemOf }] = code;
  let known: Booking | undefined;
  try {
    known = await askBooking(choice.token, apiBase, 'GET');
  } catch (error) {
    // Without an answer, the times say that they did not load, with a way to try again.
    if (/token/.test(problemOf(error))) return forget();
  }
  if (known?.changesLeft === 0 && !known.appointment) return forget();
  let isBooked = known?.appointment ? follow(host, known, false) : false;
  const tell = (booking: Booking | null) => {
    isBooked = follow(host, booking, isBooked);
  };
  show(
    <>
      <p>
        We have your request.
        {known && (
          <>
            {' '}
            Your reference is <strong>{known.reference}</strong>.
          </>
        )}
      </p>
      {drawTimes(code, choice, { level: 3, tell, ...(known && { known }) })}
    </>,
  );
}

/** Once a time is booked, or none is wanted here, the tab keeps nothing. Returns whether one is. */
function follow(host: HTMLElement, booking: Booking | null, wasBooked: boolean): boolean {
  forget();
  const isBooked = booking?.appointment?.state === 'booked';
  if (isBooked && !wasBooked) emit(host, 'scheduled', { form: 'consultation' });
  return isBooked;
}

const forget = () => removeItem('sessionStorage', CHOICE_KEY);

const drawTimes = (
  [{ Appointment }, { BookedPanel }]: Awaited<ReturnType<typeof loadTimes>>,
  { token, way }: KeptChoice,
  more: Pick<AppointmentProps, 'level' | 'tell' | 'known'>,
) => (
  <Appointment
    key={token}
    {...{ token, way, BookedPanel, ...more }}
    office={{ name: brand.name, address: brand.officeAddress }}
    isOffer
  />
);
