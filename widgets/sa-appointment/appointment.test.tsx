import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cannedAppointments, FIRST, TOKEN } from '../testing/canned-appointments.ts';
import { openElement } from '../testing/drive-element.ts';
import './appointment.ts';

async function open(hash = `#${TOKEN}`) {
  history.replaceState(null, '', `/appointment${hash}`);
  const driver = await openElement('sa-appointment');
  await driver.settle();
  return { ...driver, heading: () => driver.texts('h2')[0], facts: () => driver.texts('dd') };
}

describe('<sa-appointment>', () => {
  beforeEach(() => {
    vi.stubGlobal('origin', 'https://site.example');
    vi.stubEnv('TZ', 'Asia/Kolkata');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    history.replaceState(null, '', '/');
  });

  it.each(['', '#main'])('shows nothing without a token, and asks nobody: "%s"', async (hash) => {
    const { calls } = cannedAppointments();
    const page = await open(hash);
    expect(page.heading()).toBe('No appointment to show');
    expect(page.all<HTMLAnchorElement>('a')[0]?.pathname).toBe('/contact');
    expect(calls).toEqual([]);
  });

  it('takes the token out of the address, and only reads, until the appointment has ended', async () => {
    testClock.stopAt(Date.parse('2037-12-01T04:59:59.000Z'));
    const api = cannedAppointments();
    api.book(FIRST);
    const page = await open();
    expect(location.hash).toBe('');
    expect(page.heading()).toBe('Your appointment is booked');
    expect(page.facts()[0]).toBe('Tuesday 1 December 2037');
    expect(api.calls).toEqual(['GET /api/appointments']);
    expect(api.headers[0]?.get('Sa-Appointment')).toBe(TOKEN);
  });

  it.each([FIRST, '1970-01-01T00:00:00.000Z', 'soon'])(
    'offers no day that does not lie ahead, but a call: %s',
    async (startsAt) => {
      testClock.stopAt(Date.parse(FIRST));
      cannedAppointments([startsAt]);
      const page = await open();
      expect(page.text()).toContain(
        'There are no free times in the next few days. We will call you.',
      );
      expect(page.all('[name=sa-day]')).toEqual([]);
    },
  );

  it.each(['booked', 'cancelled'])(
    'shows no day once it has, but that we call: %s',
    async (state) => {
      testClock.stopAt(Date.parse('2037-12-01T05:00:00.000Z'));
      const api = cannedAppointments();
      api.book(FIRST);
      if (state === 'cancelled') api.book(null);
      const page = await open();
      expect(page.heading()).toBe(
        state === 'booked' ? 'We will call you' : 'Your appointment is cancelled',
      );
      expect(page.text()).toContain('We will call or email you to agree on a day and time.');
      expect(page.facts()).toEqual(['Video call', 'Asha', '3F9A-12BC']);
      expect(page.texts('button')).not.toContain('Add to calendar');
    },
  );

  it('takes another link that is opened in the same tab', async () => {
    const api = cannedAppointments();
    api.book(FIRST);
    const page = await open('');
    location.hash = TOKEN;
    dispatchEvent(new Event('hashchange'));
    await page.settle();
    expect(page.heading()).toBe('Your appointment is booked');
    expect(location.hash).toBe('');
  });
});
