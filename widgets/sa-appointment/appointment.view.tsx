import { useCallback, useEffect, useState } from 'react';
import type { Booking } from '../../worker/contract/appointment.ts';
import { brand } from '../content/brand.ts';
import { card } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { untranslated } from '../kit/core/untranslated.ts';
import { useCommonAttributes } from '../kit/element/host.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { takeToken } from './token.logic.ts';

const loadParts = () =>
  Promise.all([
    import('../kit/appointment/appointment.tsx'),
    import('../kit/appointment/booked-panel.tsx'),
  ]);

type Parts = Awaited<ReturnType<typeof loadParts>>;
type State =
  | { is: 'empty' | 'loading' | 'offline' | 'invalid-token' | 'expired-token' | 'rate-limited' }
  | { is: 'shown'; booking: Booking; parts: Parts };

const TEXTS = {
  empty: {
    heading: 'No appointment to show',
    text: 'Open this page from the link in our email, or from the one you saved when you booked.',
  },
  loading: { heading: 'One moment', text: 'We are looking up your appointment.' },
  offline: {
    heading: 'Your appointment did not load',
    text: 'Nothing has changed. Check your connection, then try again.',
  },
  'rate-limited': {
    heading: 'Too many attempts',
    text: 'Nothing has changed. Please wait a minute, then try again.',
  },
  'invalid-token': {
    heading: 'This link does not work',
    text: 'Part of it may be missing. Open it from our email again, or ask us.',
  },
  'expired-token': {
    heading: 'This link has expired',
    text: 'Your booking has not changed. To change it, ask us.',
  },
};

/** Page of the link in an email. Opening it only reads; buttons change the booking. */
export function AppointmentPage() {
  const { apiBase } = useCommonAttributes();
  const [token, setToken] = useState('');
  const [state, setState] = useState<State>({ is: 'empty' });

  const open = useCallback(
    async (found: string) => {
      setState({ is: 'loading' });
      try {
        const parts = await loadParts();
        const [{ askBooking, problemOf }] = parts;
        const next = await askBooking(found, apiBase, 'GET').then(
          (booking): State => ({ is: 'shown', booking, parts }),
          (error): State => {
            const problem = problemOf(error);
            return { is: problem in TEXTS ? (problem as keyof typeof TEXTS) : 'offline' };
          },
        );
        setState(next);
      } catch {
        setState({ is: 'offline' });
      }
    },
    [apiBase],
  );

  useEffect(() => {
    const read = () => {
      const { token: found, address } = takeToken(location);
      if (!found) return;
      history.replaceState(history.state, '', address);
      setToken(found);
      open(found);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [open]);

  if (state.is === 'shown') {
    const { booking, parts } = state;
    const [{ Appointment }, { BookedPanel }] = parts;
    return (
      <div className={card}>
        <Appointment
          key={token}
          {...{ token, BookedPanel }}
          way={booking.way}
          office={{ name: brand.name, address: brand.officeAddress }}
          known={booking}
          level={2}
        />
      </div>
    );
  }
  const { heading, text } = TEXTS[state.is];
  return (
    <div className={card}>
      <Heading level={2}>{heading}</Heading>
      <p role="status">{text}</p>
      {(state.is === 'offline' || state.is === 'rate-limited') && (
        <p>
          <button type="button" className={secondary} part="button" onClick={() => open(token)}>
            Try again
          </button>
        </p>
      )}
      {state.is !== 'loading' && (
        <p>
          <SiteLink path="/contact">Contact us</SiteLink>, or write to{' '}
          <a href={`mailto:${brand.generalEmail}`} {...untranslated}>
            {brand.generalEmail}
          </a>
          .
        </p>
      )}
    </div>
  );
}
