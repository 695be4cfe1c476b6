import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patchSelects } from '../kit/testing/selects.ts';
import { NOW_MS, openDesk } from './testing/open-desk.ts';
import './lead-desk.ts';

patchSelects();

beforeEach(() => vi.useFakeTimers({ now: NOW_MS, toFake: ['Date', 'setInterval'] }));
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EMAIL = 'priya.sharma@example.com';

describe('people', () => {
  const find = async () => {
    const desk = await openDesk('#people');
    await desk.type({ 'person-email': ' Priya.Sharma@example.com ' });
    await desk.press('Find');
    return desk;
  };

  it('finds everything about an address', async () => {
    const { sent, main, texts, said } = await find();
    expect(sent('findPerson')).toEqual([{ email: 'Priya.Sharma@example.com' }]);
    expect(texts('h3')).toEqual(['Message: Admission', 'Newsletter']);
    expect(main.textContent).toContain('Newsletter confirmation');
    expect(said()).toBe('2 leads found');
  });

  it('says when nothing is kept, and offers no erasing', async () => {
    const { type, press, main, texts } = await openDesk('#people', {
      findPerson: { email: EMAIL, leads: [], messages: [] },
    });
    await type({ 'person-email': EMAIL });
    await press('Find');
    expect(main.textContent).toContain(`Nothing is kept of ${EMAIL}.`);
    expect(texts('button')).not.toContain('Erase everywhere');
  });

  it('asks for an address before it asks the desk', async () => {
    const { type, press, main, sent } = await openDesk('#people');
    await type({ 'person-email': 'priya' });
    await press('Find');
    expect(main.textContent).toContain('Please enter a valid email');
    expect(sent('findPerson')).toEqual([]);
  });

  it('saves the export as a file', async () => {
    const { press, sent, answers } = await find();
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(answers, { exportPerson: { leads: [] } });
    await press('Export as JSON');
    expect(sent('exportPerson')).toEqual([{ email: EMAIL }]);
    expect(save.mock.contexts[0]).toMatchObject({ download: 'person.json' });
    save.mockRestore();
  });

  it.each(['', 'yes', 'somebody@example.com'])('erases nothing for "%s"', async (confirmation) => {
    const { type, press, sent, main } = await find();
    await type({ confirmation });
    await press('Erase everywhere');
    expect(sent('erasePerson')).toEqual([]);
    expect(main.textContent).toContain(`Type ${EMAIL} to erase`);
  });

  it('erases for the address, typed again, and shows it no more', async () => {
    const { type, press, sent, main, texts } = await find();
    await type({ confirmation: EMAIL });
    await press('Erase everywhere');
    expect(sent('erasePerson')).toEqual([{ email: EMAIL, confirmation: EMAIL }]);
    expect(main.textContent).toContain('Everything about the address is erased: 4 rows.');
    expect(texts('h3')).toEqual([]);
  });
});

describe('partners', () => {
  const partner = {
    id: 'new',
    name: 'New Partner',
    isActive: true,
    webhookUrl: null,
    webhookSecret: null,
    origins: ['https://new.example'],
    version: 1,
    months: [],
  };

  it('lists them with their origins and leads by month', async () => {
    const { texts, main } = await openDesk('#partners');
    expect(texts('section > div h2')).toEqual(['Campus Times', 'Education Fair Kochi']);
    expect(main.textContent).toContain('https://www.campus-times.example');
    expect(main.textContent).toContain('221 leads, most: Oct 2026 (41)');
    expect(texts('table[aria-label="Last 12 months"] td').slice(0, 4)).toEqual([
      'Dec 2025',
      '0',
      'Jan 2026',
      '4',
    ]);
  });

  it('adds one, once it has a name and an id of the right letters', async () => {
    const { type, press, sent, answers, texts, main } = await openDesk('#partners');
    await type({ 'partner-name': 'New Partner', 'partner-id': 'New' });
    await press('Add a partner');
    expect(sent('addPartner')).toEqual([]);
    expect(main.textContent).toContain('Use small letters, digits and hyphens');
    answers.addPartner = partner;
    await type({ 'partner-id': 'new' });
    await press('Add a partner');
    expect(sent('addPartner')).toEqual([{ id: 'new', name: 'New Partner' }]);
    expect(texts('section > div h2')).toContain('New Partner');
  });

  it('are known by name to the filters of the inbox at once', async () => {
    const { type, press, sent } = await openDesk('#partners', { addPartner: partner });
    await type({ 'partner-name': 'New Partner', 'partner-id': 'new' });
    await press('Add a partner');
    expect(sent('readInbox')).toHaveLength(2);
    await press('Pause');
    expect(sent('readInbox')).toHaveLength(2);
  });

  it('says when the id is taken, and keeps what was typed', async () => {
    const { type, press, main, field } = await openDesk('#partners', {
      addPartner: { status: 409, code: 'already-exists' },
    });
    await type({ 'partner-name': 'Campus', 'partner-id': 'campus' });
    await press('Add a partner');
    expect(main.textContent).toContain('There is one like it already.');
    expect(field('partner-id').value).toBe('campus');
  });

  it('pauses one by its version', async () => {
    const { press, sent } = await openDesk('#partners', {
      changePartner: { ...partner, id: 'campus', isActive: false },
    });
    await press('Pause');
    expect(sent('changePartner')).toEqual([
      { id: 'campus', version: 4, change: { isActive: false } },
    ]);
  });

  it('shows what somebody else has made of one, and says so', async () => {
    const { press, main, texts } = await openDesk('#partners', {
      changePartner: {
        status: 409,
        code: 'conflict',
        current: { ...partner, id: 'campus', name: 'Renamed', version: 8 },
      },
    });
    await press('Pause');
    expect(main.textContent).toContain('Somebody else has changed it meanwhile.');
    expect(texts('section > div h2')[0]).toBe('Renamed');
  });

  it('shows the secret of a new webhook', async () => {
    const { press, type, main, sent } = await openDesk('#partners', {
      changePartner: { ...partner, id: 'campus', webhookSecret: 'a-new-secret' },
    });
    await press('Edit');
    await type({ 'webhook-campus': 'https://new.example/hook' });
    await press('Save webhook');
    expect(sent('changePartner')[0].change).toEqual({ webhookUrl: 'https://new.example/hook' });
    expect(main.textContent).toContain('a-new-secret');
  });

  it('allows the origin of an address that was pasted whole', async () => {
    const { press, type, sent } = await openDesk('#partners', {
      addOrigin: { ...partner, id: 'campus' },
    });
    await type({ 'origin-campus': 'https://new.example/page?x=1' });
    await press('Allow origin');
    expect(sent('addOrigin')).toEqual([{ partnerId: 'campus', origin: 'https://new.example' }]);
  });

  it('says what is wrong with an origin, and keeps it', async () => {
    const message = 'Write out each origin: a * matches nothing';
    const { press, type, main, field } = await openDesk('#partners', {
      addOrigin: { status: 422, code: 'invalid-fields', errors: [{ message }] },
    });
    await type({ 'origin-campus': '*' });
    await press('Allow origin');
    expect(main.textContent).toContain(message);
    expect(field('origin-campus').value).toBe('*');
  });

  it('allows a refused origin for a partner, and lists it no longer', async () => {
    const origin = 'https://blog.campus-times.example';
    const { press, type, sent, texts } = await openDesk('#partners', {
      addOrigin: { ...partner, id: 'edu-fair', origins: [origin] },
    });
    await type({ [`allow-${origin}`]: 'edu-fair' });
    await press('Allow');
    expect(sent('addOrigin')).toEqual([{ partnerId: 'edu-fair', origin }]);
    expect(texts('section[aria-labelledby=refusals] p').join()).not.toContain(origin);
  });
});

describe('the newsletter', () => {
  it.each([
    ['on' as const, 'Confirmation is on'],
    ['off' as const, 'Confirmation is off: every'],
    ['no-mail' as const, 'because no mail can be sent'],
  ])('says of confirmation %s "%s"', async (confirmation, words) => {
    const states = { pending: 1, confirmed: 20, unsubscribed: 3 };
    const { main, texts } = await openDesk('#newsletter', {
      readNewsletter: { confirmation, states, months: [] },
    });
    expect(main.textContent).toContain(words);
    expect(texts('dl > div')).toEqual(['Confirmed20', 'Pending1', 'Unsubscribed3']);
  });
});

describe('health', () => {
  it('says how it is, worst first, and how long things are kept', async () => {
    const { texts, main, field } = await openDesk('#health');
    expect(texts('main ul li')[0]).toContain('Needs help now');
    expect(main.textContent).toContain('412 would go tonight.');
    expect(field('days-contact').value).toBe('365');
  });

  it('sends a dead letter again', async () => {
    const { press, sent, main } = await openDesk('#health');
    await press('Try again');
    expect(sent('retryMessage')).toEqual([{ id: 7 }]);
    expect(main.textContent).not.toContain('503 from');
  });

  it.each([
    ['90', 90],
    ['', null],
  ])('keeps messages for "%s" days as %j', async (text, days) => {
    const { type, all, sent } = await openDesk('#health');
    await type({ 'days-contact': text });
    all<HTMLFormElement>('form')[1]?.requestSubmit();
    await vi.waitFor(() => expect(sent('setRetention')).toEqual([{ kind: 'contact', days }]));
  });

  it('offers another try where the desk does not answer', async () => {
    const { press, answers, main } = await openDesk('#health', { readHealth: { status: 503 } });
    expect(main.textContent).toContain('The state of the desk could not be loaded.');
    answers.readHealth = { state: 'good', checks: [], deadLetters: [], tables: [], retention: [] };
    await press('Try again');
    expect(main.textContent).toContain('All is well');
  });
});
