import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consultationConfirmation } from '../content/consultation-confirmation.ts';
import { consultationTimes } from '../content/consultation-times.ts';
import {
  cannedAppointments,
  FIRST,
  NEXT_DAY,
  refusal,
  SECOND,
  TOKEN,
} from '../testing/canned-appointments.ts';
import { openElement } from '../testing/drive-element.ts';
import { isolateForms } from '../testing/form.ts';
import { idleAtOnce } from '../testing/mount.ts';
import './consultation-form.ts';

const person = { name: 'Li', email: 'user@example.com', phone: '1234567890' };

/** Said where no times are offered alone. */
const [AGREEING = ''] = consultationConfirmation.next.filter(
  (step) => !consultationTimes.choosing.includes(step),
);
const KEY = 'sa-appointment';
const kept = () => sessionStorage.getItem(KEY);

type Canned = ReturnType<typeof cannedAppointments>;
/** The answer to the next question about the booking; null is no answer. */
const refuse = ({ state }: Canned, answer: Response | null) => {
  state.next.GET = answer;
};

/** Opens the page again in the same tab. */
async function reload() {
  document.body.innerHTML = '';
  const driver = await openElement('sa-consultation-form');
  await driver.settle();
  return {
    ...driver,
    headings: () => driver.texts('[part=confirmation] > div h3'),
    starts: () => driver.all<HTMLInputElement>('[name=sa-start]'),
  };
}

async function send() {
  const driver = await openElement('sa-consultation-form');
  await driver.type(person);
  await driver.press('Schedule Consultation');
  await driver.settle();
  const heading = () => driver.all('[part=confirmation] h4')[0]?.textContent;
  const said = () => driver.all('[part=confirmation] [role=status]')[0]?.textContent;
  return {
    ...driver,
    heading,
    said,
    days: () => driver.all<HTMLInputElement>('[name=sa-day]'),
    starts: () => driver.all<HTMLInputElement>('[name=sa-start]'),
    facts: () => driver.texts('dd'),
    focused: () => driver.root.activeElement?.textContent,
    async choose(index: number) {
      await driver.press(driver.all<HTMLInputElement>('[name=sa-start]')[index]);
    },
  };
}

/** Sends a request and books the first time. */
async function book(api = cannedAppointments()) {
  const form = await send();
  await form.choose(0);
  await form.press('Book 10:00 on Tuesday 1 December');
  return { api, form };
}

isolateForms();
beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'));
afterEach(() => vi.unstubAllEnvs());

describe('<sa-consultation-form> with times', () => {
  it('sends an attempt of its own with each press, and the four keys alone', async () => {
    const { headers, bodies } = cannedAppointments();
    const { press, type } = await send();
    await type(person);
    await press('Schedule Consultation');
    const attempts = headers.map((each) => each.get('Sa-Attempt')).filter(Boolean);
    expect(attempts.join()).toMatch(/^[\w-]{22},[\w-]{22}$/);
    expect(attempts[0]).not.toBe(attempts[1]);
    expect(bodies[0]).toEqual({ ...person, consultationType: 'video' });
  });

  it('sends, and offers times, on a page that has taken crypto away', async () => {
    vi.stubGlobal('crypto', undefined);
    const { calls, headers } = cannedAppointments();
    const { heading } = await send();
    expect(calls[0]).toBe('POST /api/consultations');
    expect(headers[0]?.get('Sa-Attempt')).toBeNull();
    expect(heading()).toBe('Choose a time');
  });

  it('sends the same press again once the network is back', async () => {
    const api = cannedAppointments();
    api.state.next.POST = null;
    vi.stubGlobal('navigator', { onLine: false });
    const { settle } = await send();
    vi.stubGlobal('navigator', { onLine: true });
    dispatchEvent(new Event('online'));
    await settle();
    const [first, again] = api.headers.map((each) => each.get('Sa-Attempt'));
    expect(again).toBe(first);
  });

  it('books in two presses, tells the page only that, and says all about it', async () => {
    const api = cannedAppointments();
    const form = await send();
    const { choose, press, listen, heading, facts, focused, text, days, starts } = form;
    const heard = listen('sa-scheduled');
    expect(heading()).toBe('Choose a time');
    expect(days()).toHaveLength(2);
    // In no form, so that Enter sends nothing again.
    for (const radio of [...days(), ...starts()]) expect(radio.getAttribute('form')).toBe('');
    // The time first, then what happens; that we call is not said where a time can be chosen.
    for (const step of consultationTimes.choosing) {
      expect(text().indexOf(step)).toBeGreaterThan(text().indexOf('Choose a time'));
    }
    expect(text()).not.toContain(AGREEING);
    await choose(0);
    await press('Book 10:00 on Tuesday 1 December');
    expect(heading()).toBe('Your appointment is booked');
    expect(focused()).toBe(heading());
    expect(facts().join()).toBe(
      'Tuesday 1 December 2037,10:00, India time,30 minutes,Video call,Asha,3F9A-12BC',
    );
    const onlyBefore = consultationTimes.choosing.filter(
      (step) => !consultationTimes.booked.includes(step),
    );
    for (const step of [...onlyBefore, AGREEING]) expect(text()).not.toContain(step);
    for (const step of consultationTimes.booked) expect(text()).toContain(step);
    expect(text().split('3F9A-12BC')).toHaveLength(2);
    expect(heard).toEqual([{ form: 'consultation' }]);
    expect(api.calls).toEqual([
      'POST /api/consultations',
      'GET /api/slots?way=video',
      'PUT /api/appointments',
    ]);
    expect(api.bodies[2]).toEqual({ startsAt: FIRST });
    expect(api.headers[2]?.get('Sa-Appointment')).toBe(TOKEN);
  });

  it('announces the times once: after the press, not when the focus moves to them', async () => {
    cannedAppointments();
    const form = await send();
    expect(form.focused()).toBe(consultationConfirmation.heading);
    expect(form.said()).toBe('Here you can choose a day and time.');
    await form.choose(0);
    await form.press('Book 10:00 on Tuesday 1 December');
    await form.press('Change');
    expect(form.focused()).toBe('Choose another time');
    expect(form.said()).toBe('');
  });

  it('says how a video call begins, until it is cancelled', async () => {
    const api = cannedAppointments();
    api.state.meetingUrl = 'https://meet.example/asha';
    const { form } = await book(api);
    const sentence = `Open this link when it is time: ${api.state.meetingUrl}`;
    expect(form.text()).toContain(sentence);
    expect(form.all('a[href="https://meet.example/asha"]')).toHaveLength(1);
    await form.press('Cancel', 'Yes, cancel it');
    expect(form.text()).not.toContain(sentence);
  });

  it('keeps the times if the browser is idle only after they came', async () => {
    const waiting: (() => void)[] = [];
    idleAtOnce();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    const api = cannedAppointments();
    const form = await send();
    api.calls.length = 0;
    for (const run of waiting) run();
    await form.settle();
    expect(form.heading()).toBe('Choose a time');
    expect(api.calls).toEqual([]);
  });

  it('asks for a time first if none is chosen', async () => {
    const api = cannedAppointments();
    const { press, text, root } = await send();
    await press('Book this time');
    expect(text()).toContain('Choose one of the times first.');
    expect(root.activeElement?.getAttribute('name')).toBe('sa-start');
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('says that a time has just gone, and offers those that are left on the same day', async () => {
    const api = cannedAppointments([FIRST, SECOND]);
    const { choose, press, said, starts, heading } = await send();
    await choose(0);
    api.state.next.PUT = refusal('time-gone', 409);
    await press('Book 10:00 on Tuesday 1 December');
    expect(said()).toBe('That time has just been taken. These are free now.');
    expect(heading()).toBe('Choose a time');
    // The list may be half a minute old and still have it.
    expect(api.state.free).toContain(FIRST);
    expect(starts()).toHaveLength(1);
    await choose(0);
    await press('Book 10:30 on Tuesday 1 December');
    expect(heading()).toBe('Your appointment is booked');
  });

  it.each([
    ['was made', true, 'Your appointment is booked', 'The connection was lost for a moment'],
    ['was not made', false, 'Choose a time', 'nothing has changed'],
  ])(
    'asks for the booking if the answer is lost, and reports it: the booking %s',
    async (_, isMade, heading, sentence) => {
      const api = cannedAppointments();
      const form = await send();
      await form.choose(0);
      if (isMade) api.state.losesAnswer = true;
      else api.state.next.PUT = null;
      await form.press('Book 10:00 on Tuesday 1 December');
      expect(form.heading()).toBe(heading);
      expect(form.said()).toContain(sentence);
    },
  );

  it('asks again once the network is back', async () => {
    const api = cannedAppointments();
    const form = await send();
    await form.choose(0);
    api.state.losesAnswer = true;
    api.state.next.GET = null;
    await form.press('Book 10:00 on Tuesday 1 December');
    expect(form.heading()).toBe('Did it work?');
    dispatchEvent(new Event('online'));
    await form.settle();
    expect(form.heading()).toBe('Your appointment is booked');
  });

  const BOUND = 'Two appointments are open for this number or address.';
  const HELD = 'To book this time, open the link in the email that we have just sent you.';
  const NO_LONGER = 'You can no longer book a time here.';
  it.each([
    ['expired-token', 401, undefined, 'This link has expired', NO_LONGER],
    ['invalid-token', 401, undefined, 'This link does not work', NO_LONGER],
    ['no-more-changes', 409, undefined, 'We will call you', NO_LONGER],
    ['no-more-changes', 409, BOUND, 'We will call you', `${BOUND} We will call or email you`],
    ['held', 409, HELD, 'Open our email', HELD],
  ] as const)('explains a refused time: %s %i %s', async (code, status, detail, heading, said) => {
    const api = cannedAppointments();
    api.state.next.PUT = refusal(code, status, detail);
    const { form } = await book(api);
    expect(form.heading()).toBe(heading);
    expect(form.text()).toContain(said);
    expect(form.text().includes(NO_LONGER)).toBe(!detail);
    expect(form.text().includes(`${detail} We will call or email you`)).toBe(detail === BOUND);
  });

  it('keeps the choice after too many presses', async () => {
    const api = cannedAppointments();
    api.state.next.PUT = refusal('rate-limited', 429);
    const { form } = await book(api);
    expect(form.said()).toContain('wait a minute');
    await form.press('Book 10:00 on Tuesday 1 December');
    expect(form.heading()).toBe('Your appointment is booked');
  });

  it('moves, or keeps the booked time on request', async () => {
    const { api, form } = await book();
    await form.press('Change');
    expect(form.heading()).toBe('Choose another time');
    await form.press('Keep my time');
    expect(form.heading()).toBe('Your appointment is booked');
    await form.press('Change');
    await form.press(form.days()[1]);
    await form.choose(0);
    await form.press('Book 10:00 on Wednesday 2 December');
    expect(form.facts()[0]).toBe('Wednesday 2 December 2037');
    expect(api.bodies.at(-1)).toEqual({ startsAt: NEXT_DAY });
    expect(form.text()).toContain('moves the entry you added with it');
    expect(form.said()).toBe('Your appointment has the new time.');
  });

  it('cancels after asking once, and shows the first next steps again', async () => {
    const { api, form } = await book();
    await form.press('Cancel');
    expect(form.heading()).toBe('Cancel this appointment?');
    await form.press('No, keep it');
    expect(api.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    expect(kept()).toContain(TOKEN);
    await form.press('Cancel', 'Yes, cancel it');
    expect(form.heading()).toBe('Your appointment is cancelled');
    expect(kept()).toBeNull();
    expect(form.text()).toContain(consultationConfirmation.next[0]);
    expect(form.labels()).toContain('Remove from calendar');
  });

  it('cancels nothing that has begun, and says so', async () => {
    const { api, form } = await book();
    await form.press('Cancel');
    api.state.next.DELETE = refusal('not-booked', 409);
    await form.press('Yes, cancel it');
    expect(form.said()).toContain('nothing to cancel');
    expect(form.heading()).toBe('Your appointment is booked');
  });

  it('offers no more changes once they are used up', async () => {
    const api = cannedAppointments();
    const form = await send();
    await form.choose(0);
    api.spend();
    await form.press('Book 10:00 on Tuesday 1 December');
    expect(form.labels()).not.toContain('Change');
    expect(form.text()).toContain('To change or cancel it, write or call');
  });

  it('shows a change of another tab once this one is visible again', async () => {
    const { api, form } = await book();
    api.book(NEXT_DAY);
    document.dispatchEvent(new Event('visibilitychange'));
    await form.settle();
    expect(form.facts()[0]).toBe('Wednesday 2 December 2037');
    expect(form.said()).toContain('It was changed elsewhere');
  });

  it('loads the free times again on another day', async () => {
    const api = cannedAppointments();
    const form = await send();
    expect(form.days()).toHaveLength(2);
    api.state.free = [NEXT_DAY];
    await testClock.pass(24 * 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await form.settle();
    expect(form.days()).toHaveLength(1);
  });

  it('pages through more than a week', async () => {
    const dayMs = (day: number) => Date.parse(FIRST) + day * 86_400_000;
    cannedAppointments([...Array(10).keys()].map((day) => new Date(dayMs(day)).toISOString()));
    const form = await send();
    expect(form.days()).toHaveLength(7);
    await form.press('Later days');
    expect(form.days()).toHaveLength(3);
    expect(form.days()[0]?.checked).toBe(true);
    await form.press('Earlier days');
    expect(form.days()).toHaveLength(7);
  });

  it('links to our page with the token, and tells the page nothing of it', async () => {
    cannedAppointments();
    const form = await send();
    const heard = form.listen('sa-navigate');
    const link = form.all<HTMLAnchorElement>('a').find(({ hash }) => hash === `#${TOKEN}`);
    expect(link?.pathname).toBe('/appointment');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(heard).toEqual([]);
  });
});

describe('<sa-consultation-form> that is reloaded before a time is chosen', () => {
  beforeEach(idleAtOnce);

  it('stores nothing before it was sent, or without times', async () => {
    const api = cannedAppointments();
    await reload();
    expect(sessionStorage).toHaveLength(0);
    api.state.next.POST = new Response('', { status: 201 });
    expect((await send()).text()).not.toContain('Choose a time');
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers the times again, with the reference, and takes no focus', async () => {
    const api = cannedAppointments();
    await send();
    expect(kept()).toContain(TOKEN);
    expect(kept()).not.toMatch(/Li|user@example|1234567890/);
    const { calls } = api;
    calls.length = 0;
    const page = await reload();
    expect(page.headings()).toEqual(['Choose a time']);
    expect(page.text()).toContain('We have your request. Your reference is 3F9A-12BC.');
    expect(page.root.activeElement).toBeNull();
    expect(calls).toEqual(['GET /api/appointments', 'GET /api/slots?way=video']);
    const heard = page.listen('sa-scheduled');
    await page.press(page.starts()[0]);
    await page.press('Book 10:00 on Tuesday 1 December');
    expect(page.headings()).toEqual(['Your appointment is booked']);
    for (const step of consultationTimes.booked) expect(page.text()).toContain(step);
    expect(heard).toEqual([{ form: 'consultation' }]);
  });

  it('reports a lost network, keeps the choice, and retries on a press', async () => {
    const api = cannedAppointments();
    await send();
    api.state.next.GET = null;
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const page = await reload();
    expect(page.text()).toContain('The free times did not load. We will call you.');
    expect(kept()).toContain(TOKEN);
    vi.stubGlobal('fetch', fetch);
    delete api.state.next.GET;
    await page.press('Try again');
    expect(page.starts().length).toBeGreaterThan(0);
  });

  it('is over once no time suits, without a request', async () => {
    const api = cannedAppointments();
    const form = await send();
    const { length } = api.calls;
    await form.press('None of these suits me');
    expect(form.heading()).toBe('We will call you');
    expect(api.calls).toHaveLength(length);
    expect(kept()).toBeNull();
    expect((await reload()).headings()).toEqual([]);
  });

  it('is shown by one of several forms', async () => {
    cannedAppointments();
    await send();
    document.body.innerHTML = '';
    const first = await openElement('sa-consultation-form');
    const second = document.createElement('sa-consultation-form');
    document.body.append(second);
    await first.settle();
    expect(first.texts('[part=confirmation] > div h3')).toEqual(['Choose a time']);
    expect(second.shadowRoot?.querySelector('[part=confirmation] h3')).toBeNull();
  });

  it('is replaced by another request', async () => {
    const api = cannedAppointments();
    await send();
    const page = await reload();
    await page.type(person);
    api.state.next.POST = new Response('', { status: 201 });
    await page.press('Schedule Consultation');
    await page.settle();
    expect(page.text()).toContain(consultationConfirmation.next[0]);
    expect(page.starts()).toHaveLength(0);
  });
});

describe('<sa-consultation-form> that is reloaded once a time is booked', () => {
  beforeEach(idleAtOnce);

  it('shows it again each time, with all that can be done, and tells the page nothing anew', async () => {
    const { api } = await book();
    expect(kept()).not.toMatch(/Li|user@example|1234567890/);
    await reload();
    api.calls.length = 0;
    const hear = vi.fn();
    document.addEventListener('sa-scheduled', hear);
    const page = await reload();
    document.removeEventListener('sa-scheduled', hear);
    expect(hear).not.toHaveBeenCalled();
    expect(api.calls).toEqual(['GET /api/appointments']);
    expect(page.headings()).toEqual(['Your appointment is booked']);
    expect(page.root.activeElement).toBeNull();
    expect(page.texts('dd')).toContain('10:00, India time');
    expect(page.labels()).toEqual(
      expect.arrayContaining(['Add to calendar', 'Change', 'Cancel', 'Copy the link to keep']),
    );
    for (const step of consultationTimes.booked) expect(page.text()).toContain(step);
    await page.press('Change');
    await page.press(page.starts()[1]);
    await page.press('Book 10:30 on Tuesday 1 December');
    expect((await reload()).texts('dd')).toContain('10:30, India time');
  });

  it.each([
    ['was cancelled elsewhere', (api: Canned) => api.book(null)],
    ['is not found', (api: Canned) => refuse(api, refusal('not-found', 404))],
    ['is refused', (api: Canned) => refuse(api, refusal('expired-token', 401))],
  ])('is gone if it %s, without an error', async (_, change) => {
    const { api } = await book();
    change(api);
    const page = await reload();
    expect(page.all('[part=confirmation]')[0]?.textContent).toBe('');
    expect(kept()).toBeNull();
  });

  it.each([
    ['nobody answers', null],
    ['we are asked too often', refusal('rate-limited', 429)],
    ['a gateway refuses instead of us', new Response('<html>', { status: 403 })],
  ])('waits if %s, and offers no other time meanwhile', async (_, answer) => {
    const { api } = await book();
    refuse(api, answer);
    const page = await reload();
    expect(page.headings()).toEqual(['Your appointment did not load']);
    expect(page.starts()).toHaveLength(0);
    refuse(api, null);
    await page.press('Try again');
    expect(page.headings()).toEqual(['Your appointment did not load']);
    dispatchEvent(new Event('online'));
    await page.settle();
    expect(page.headings()).toEqual(['Your appointment is booked']);
    expect(kept()).toContain(TOKEN);
  });

  it('keeps the focus in a field of the form when the network returns', async () => {
    const { api } = await book();
    refuse(api, null);
    const page = await reload();
    page.field('name').focus();
    dispatchEvent(new Event('online'));
    await page.settle();
    expect(page.headings()).toEqual(['Your appointment is booked']);
    expect(page.root.activeElement).toBe(page.field('name'));
  });

  it('copies the link to keep, and says where to find it if the browser does not let us', async () => {
    const {
      form: { press, said, all },
    } = await book();
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
    await press('Copy the link to keep');
    const [link] = all<HTMLAnchorElement>('a').filter(({ hash }) => hash === `#${TOKEN}`);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link?.href);
    expect(said()).toContain('The link is copied.');
    vi.stubGlobal('navigator', { onLine: true });
    await press('Copy the link to keep');
    expect(said()).toContain(`“${link?.textContent}”`);
  });
});
