import { describe, expect, it } from 'vitest';
import type { Health } from '../../../worker/contract/leads.ts';
import { waitFor } from '../../testing/wait.ts';
import { cannedBooked } from '../testing/canned-calendar.ts';
import { cannedDesk, cannedLink, cannedPartners } from '../testing/canned-desk.ts';
import { MEMBER, makeInbox } from '../testing/make-lead.ts';
import { NOW_MS, openDesk } from '../testing/open-desk.ts';

const asMember = { readInbox: makeInbox({ me: MEMBER }) };
const EMAIL = 'priya.sharma@example.com';

describe('people', () => {
  const find = async (person = EMAIL, changes = {}) => {
    const desk = await openDesk('#people', changes);
    await desk.type({ person });
    await desk.press('Find');
    return desk;
  };
  const other = 'priya.sharma+news@example.com';

  it('finds everything about an address, and leads to other spellings of the mailbox', async () => {
    const { sent, main, texts, said, press } = await find(' Priya.Sharma@example.com ');
    expect(sent('findPerson')).toEqual([{ email: 'Priya.Sharma@example.com' }]);
    expect(texts('h3')).toEqual(['Message: Admission', 'Newsletter']);
    expect(main.textContent).toContain('Newsletter confirmation');
    expect(said()).toBe('2 leads found');
    expect(texts('h2')).toContain('Other addresses of the same mailbox');
    await press('priya.sharma+admission-in-canada@example.com');
    expect(sent('findPerson')[1].email).toBe('priya.sharma+admission-in-canada@example.com');
  });

  it('shows the appointment of a request', async () => {
    const leads = [cannedBooked(NOW_MS)];
    const findPerson = { email: EMAIL, sameMailbox: [], leads, messages: [] };
    const { main } = await find(EMAIL, { findPerson });
    expect(main.textContent).toContain('Mon, 23 Nov 2026, 10:00 to 10:30');
  });

  it('says when nothing is kept, and offers no erasing', async () => {
    const findPerson = { email: EMAIL, sameMailbox: [], leads: [], messages: [] };
    const { main, texts } = await find(EMAIL, { findPerson });
    expect(main.textContent).toContain(`We keep nothing about ${EMAIL}.`);
    expect(texts('button')).not.toContain('Erase everywhere');
  });

  it.each([
    ['12345', 'Enter an email address, or at least 6 digits'],
    ['priya@', 'Please enter a valid email'],
  ])('asks for an address or a number before it asks the desk: "%s"', async (person, words) => {
    const { main, sent } = await find(person);
    expect(main.textContent).toContain(words);
    expect([...sent('findPerson'), ...sent('findByPhone')]).toEqual([]);
  });

  it('finds by a number the one who left it', async () => {
    const { sent, texts } = await find('+91 98765 43210');
    expect(sent('findByPhone')).toEqual([{ phone: '+91 98765 43210' }]);
    expect(sent('findPerson')).toEqual([{ email: EMAIL }]);
    expect(texts('h2')).toContain(EMAIL);
  });

  it('lists the people who left the same number, and says when there is none', async () => {
    const people = [
      { email: 'father@example.com', name: 'Mr Sharma', leads: 1 },
      { email: EMAIL, name: 'Priya Sharma', leads: 2 },
    ];
    const { press, sent, texts, answers } = await find('98765 43210', { findByPhone: { people } });
    expect(texts('h2')).toEqual(['2 people left this number']);
    await press(EMAIL);
    expect(sent('findPerson')).toEqual([{ email: EMAIL }]);
    answers.findByPhone = { people: [] };
    await press('Find');
    expect(texts('h2')).toEqual(['Nobody left this number']);
  });

  it('erases for the address, typed again, and shows it no more', async () => {
    const { type, press, sent, main, texts } = await find();
    await type({ confirmation: 'someone@example.com' });
    await press('Erase everywhere');
    expect(sent('erasePerson')).toEqual([]);
    expect(main.textContent).toContain(`Type ${EMAIL} to erase`);
    await type({ confirmation: EMAIL });
    await press('Erase everywhere');
    expect(sent('erasePerson')).toEqual([{ email: EMAIL, confirmation: EMAIL }]);
    expect(main.textContent).toContain('Everything about the address is erased: 4 rows.');
    expect(main.textContent).toContain('No other lead mentions the address.');
    expect(texts('h3')).toEqual([]);
  });

  it('lists afterwards mentions in other leads, and other spellings to find next', async () => {
    const erasePerson = { rows: 4, mentions: [cannedLink(NOW_MS)], otherSpellings: [other] };
    const { type, press, main, all, sent } = await find(EMAIL, { erasePerson });
    await type({ confirmation: EMAIL });
    await press('Erase everywhere');
    expect(main.textContent).toContain('Other people’s leads still mention the address (1)');
    expect(all('main section a')[0]?.getAttribute('href')).toBe('#lead/consultation/7');
    await press(other);
    expect(sent('findPerson').at(-1)).toEqual({ email: other });
  });

  it('are read-only for members who are no admins, with the reason', async () => {
    const { texts, main } = await find(EMAIL, asMember);
    for (const name of ['Erase everywhere', 'Export as JSON'])
      expect(texts('button')).not.toContain(name);
    expect(main.textContent).toContain('Only an admin of the desk can do this.');
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

  it('lists them with their origins, leads by month, and who changed what', async () => {
    const { texts, main } = await openDesk('#partners');
    expect(texts('section > div h2')).toEqual(['Campus Times', 'Education Fair Kochi']);
    expect(main.textContent).toContain('https://www.campus-times.example');
    expect(main.textContent).toContain('221 leads, most: Oct 2026 (41)');
    const months = texts('table[aria-label="Last 12 months"] td');
    expect(months.slice(0, 4)).toEqual(['Dec 2025', '0', 'Jan 2026', '4']);
    expect(texts('section[aria-labelledby=desk-history] li')).toEqual([
      'Asha Pillai changed the webhook of campus from nothing to https://campus-times.example/hooks/leads2 days ago',
      'You allowed https://campus-times.example for campus4 days ago',
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
    // The filters of the inbox know it by name.
    expect(sent('readInbox')).toHaveLength(2);
  });

  it('pauses one by its version, and shows that of another member after a conflict', async () => {
    const current = { ...partner, id: 'campus', name: 'Renamed', version: 8 };
    const { press, sent, main, texts } = await openDesk('#partners', {
      changePartner: { status: 409, code: 'conflict', current },
    });
    await press('Pause');
    const change = { isActive: false };
    expect(sent('changePartner')).toEqual([{ id: 'campus', version: 4, change }]);
    expect(main.textContent).toContain('Someone else has changed this in the meantime.');
    expect(texts('section > div h2')[0]).toBe('Renamed');
  });

  it('shows the secret of a new webhook, beside the history that has the change', async () => {
    const { press, type, main, sent, answers, texts } = await openDesk('#partners', {
      changePartner: { ...partner, id: 'campus', webhookSecret: 'a-new-secret' },
    });
    answers.listPartners = { ...cannedPartners(NOW_MS), events: [] };
    await press('Edit');
    await type({ 'webhook-campus': 'https://new.example/hook' });
    await press('Save webhook');
    expect(sent('changePartner')[0].change).toEqual({ webhookUrl: 'https://new.example/hook' });
    await waitFor(() => expect(texts('section[aria-labelledby=desk-history] li')).toEqual([]));
    expect(main.textContent).toContain('a-new-secret');
  });

  it('allows the origin of an address that was pasted whole', async () => {
    const { press, type, sent } = await openDesk('#partners', {
      addOrigin: { ...partner, id: 'campus' },
    });
    await type({ 'origin-campus': 'https://new.example/page?x=1' });
    await press('Allow website');
    expect(sent('addOrigin')).toEqual([{ partnerId: 'campus', origin: 'https://new.example' }]);
  });
});

describe('websites', () => {
  const NEW = 'https://blog.education-fairs.example';
  const FAKE = 'https://campus-tirnes.example';
  const rowOf = (all: (selector: string) => HTMLElement[], origin: string) =>
    all('main li').find((row) => row.querySelector('code')?.textContent === origin);

  it('are listed with leads, look-alike and ruling, and trusted by one press', async () => {
    const { all, press, sent, said } = await openDesk('#partners');
    for (const [origin, text] of [
      [NEW, '27 times on 9 days, last on 21 Nov'],
      [FAKE, 'It looks like https://campus-times.example'],
      ['https://preview.school.example', 'TrustedBy Asha Pillai, 3 days ago'],
      ['https://spam.example', 'BlockedBy You, 5 days ago'],
    ] as const) {
      expect(rowOf(all, origin)?.textContent).toContain(text);
    }
    expect(rowOf(all, NEW)?.textContent).not.toContain('Look closely');
    await press(`Trust this website: ${NEW}`);
    expect(sent('trustOrigin')).toEqual([{ origin: NEW }]);
    expect(said()).toBe(`${NEW} is trusted`);
    expect(sent('listPartners')).toHaveLength(2);
  });

  it('are trusted only once their origin has been typed if they look like another', async () => {
    const { press, type, sent, main } = await openDesk('#partners');
    await press(`Trust this website: ${FAKE}`);
    expect(sent('trustOrigin')).toEqual([]);
    await type({ [`confirm-${FAKE}`]: 'https://campus-times.example' });
    await press('Trust this website');
    expect(sent('trustOrigin')).toEqual([]);
    expect(main.textContent).toContain('letter by letter');
    await type({ [`confirm-${FAKE}`]: FAKE });
    await press('Trust this website');
    await waitFor(() => expect(sent('trustOrigin')).toEqual([{ origin: FAKE }]));
  });

  it('are blocked, and let go again', async () => {
    const { press, sent } = await openDesk('#partners');
    for (const [button, call, origin] of [
      ['Block this website', 'blockOrigin', NEW],
      ['Stop trusting', 'distrustOrigin', 'https://preview.school.example'],
      ['Unblock', 'unblockOrigin', 'https://spam.example'],
    ] as const) {
      await press(`${button}: ${origin}`);
      expect(sent(call)).toEqual([{ origin }]);
    }
  });

  it('may be trusted, and not blocked, by members who are no admins', async () => {
    const { texts, all, main } = await openDesk('#partners', asMember);
    const labels = all('main button').map((button) => button.getAttribute('aria-label'));
    expect(labels).toContain(`Trust this website: ${NEW}`);
    expect(labels.join()).not.toMatch(/block/i);
    const buttons = texts('main button');
    for (const name of [
      'Add a partner',
      'Pause',
      'Edit',
      'Remove',
      'Add to partner',
      'Allow website',
    ]) {
      expect(buttons).not.toContain(name);
    }
    expect(main.textContent).toContain('Only an admin of the desk can change partners.');
  });
});

describe('the newsletter', () => {
  it.each([
    ['on' as const, 'Confirmation is on'],
    ['off' as const, 'Confirmation is off. Every'],
    ['no-mail' as const, 'because no email can be sent'],
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
  it('says how each of five groups is and why, opens the one of an alert, and keeps as an admin says', async () => {
    const { texts, main, field, all, type, sent } = await openDesk('#health/messages');
    expect(texts('main ul h2')).toEqual([
      'Storage Needs attention',
      'Mail All is well',
      'Messages Needs help now',
      'Requests All is well',
      'Nightly work All is well',
    ]);
    expect(texts('main ul li')[0]).toContain('The last copy is 36 days old.');
    expect(texts('main ul li')[0]).not.toContain('worked 2 minutes ago');
    expect(texts('details[open]')).toEqual([
      expect.stringContaining('Read the reason next to each message below.'),
    ]);
    expect(main.textContent).toContain('412 to delete tonight.');
    expect(field('days-contact').value).toBe('365');
    await type({ 'days-contact': '90' });
    all<HTMLFormElement>('form')[1]?.requestSubmit();
    await waitFor(() => expect(sent('setRetention')).toEqual([{ kind: 'contact', days: 90 }]));
  });

  it('lets only admins say how long things are kept', async () => {
    const { main, field } = await openDesk('#health', asMember);
    expect(field('days-contact')).toBeNull();
    expect(main.textContent).toContain('Only an admin of the desk can change this.');
    expect(main.textContent).toContain('Messages365 days');
  });

  it('sends a dead letter again, or all of several by one press', async () => {
    const { press, sent, main, answers } = await openDesk('#health');
    await press('Try again');
    expect(sent('retryMessage')).toEqual([{ id: 7 }]);
    expect(main.textContent).not.toContain('503 from');
    document.body.innerHTML = '';
    const health = answers.readHealth as Health;
    const deadLetters = [
      ...health.deadLetters,
      ...health.deadLetters.map((one) => ({ ...one, id: 8 })),
    ];
    const again = await openDesk('#health', { readHealth: { ...health, deadLetters } });
    await again.press('Try all again');
    expect(again.sent('retryAllMessages')).toEqual([{}]);
    expect(again.said()).toBe('All messages will be sent again');
    expect(again.main.textContent).toContain('No message has failed.');
  });

  it('offers another try where the desk does not answer', async () => {
    const { press, answers, main } = await openDesk('#health', { readHealth: { status: 503 } });
    expect(main.textContent).toContain('The state of the desk could not be loaded.');
    answers.readHealth = cannedDesk(NOW_MS).readHealth as Health;
    await press('Try again');
    expect(main.textContent).toContain('All is well');
  });
});
