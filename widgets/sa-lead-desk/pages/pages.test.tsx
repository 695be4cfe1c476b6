import { describe, expect, it } from 'vitest';
import type { Partner } from '../../../worker/contract/leads.ts';
import { readStyles } from '../../kit/element/sheet.ts';
import { waitFor } from '../../testing/wait.ts';
import { PAGES } from '../shell/route.logic.ts';
import { cannedBooked } from '../testing/canned-calendar.ts';
import { cannedLink, cannedPartners } from '../testing/canned-desk.ts';
import { MEMBER, makeInbox } from '../testing/make-lead.ts';
import { NOW_MS, openDesk } from '../testing/open-desk.ts';

const asMember = { readInbox: makeInbox({ me: MEMBER }) };
const EMAIL = 'priya.sharma@example.com';

describe('a page', () => {
  it.each(Object.keys(PAGES))(
    'has no box that loses its padding to another class: %s',
    async (page) => {
      const { all } = await openDesk(`#${page}`);
      const rules = readStyles().matchAll(/\.([\w-]+)\{(?:[^{}]*;)?padding:/g);
      const padded = new Set([...rules].map(([, name]) => name));
      expect(padded.size).toBeGreaterThan(10);
      const isPaddedTwice = ({ classList }: Element) =>
        [...classList].filter((name) => padded.has(name)).length > 1;
      expect(
        all('[class]')
          .filter(isPaddedTwice)
          .map(({ className }) => className),
      ).toEqual([]);
    },
  );
});

describe('people', () => {
  const find = async () => {
    const desk = await openDesk('#people');
    await desk.type({ person: ' Priya.Sharma@example.com ' });
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

  it('shows the appointment of a request', async () => {
    const { type, press, main } = await openDesk('#people', {
      findPerson: { email: EMAIL, sameMailbox: [], leads: [cannedBooked(NOW_MS)], messages: [] },
    });
    await type({ person: EMAIL });
    await press('Find');
    expect(main.textContent).toContain('Mon, 23 Nov 2026, 10:00 to 10:30');
  });

  it('leads to the other spellings of the same mailbox', async () => {
    const other = 'priya.sharma+news@example.com';
    const { type, press, sent, texts } = await openDesk('#people', {
      findPerson: { email: EMAIL, sameMailbox: [other], leads: [], messages: [] },
    });
    await type({ person: EMAIL });
    await press('Find');
    expect(texts('h2')).toContain('Other addresses of the same mailbox');
    await press(other);
    expect(sent('findPerson').at(-1)).toEqual({ email: other });
  });

  it('says when nothing is kept, and offers no erasing', async () => {
    const { type, press, main, texts } = await openDesk('#people', {
      findPerson: { email: EMAIL, sameMailbox: [], leads: [], messages: [] },
    });
    await type({ person: EMAIL });
    await press('Find');
    expect(main.textContent).toContain(`We keep nothing about ${EMAIL}.`);
    expect(texts('button')).not.toContain('Erase everywhere');
  });

  it.each([
    ['priya', 'Enter an email address, or at least 6 digits'],
    ['12345', 'Enter an email address, or at least 6 digits'],
    ['priya@', 'Please enter a valid email'],
  ])('asks for an address or a number before it asks the desk: "%s"', async (person, words) => {
    const { type, press, main, sent } = await openDesk('#people');
    await type({ person });
    await press('Find');
    expect(main.textContent).toContain(words);
    expect([...sent('findPerson'), ...sent('findByPhone')]).toEqual([]);
  });

  it('finds by a number the one who left it', async () => {
    const { type, press, sent, texts } = await openDesk('#people');
    await type({ person: '+91 98765 43210' });
    await press('Find');
    expect(sent('findByPhone')).toEqual([{ phone: '+91 98765 43210' }]);
    expect(sent('findPerson')).toEqual([{ email: EMAIL }]);
    expect(texts('h2')).toContain(EMAIL);
  });

  it('lists the people who left the same number, and says when there is none', async () => {
    const people = [
      { email: 'father@example.com', name: 'Mr Sharma', leads: 1 },
      { email: EMAIL, name: 'Priya Sharma', leads: 2 },
    ];
    const { type, press, sent, texts, answers } = await openDesk('#people', {
      findByPhone: { people },
    });
    await type({ person: '98765 43210' });
    await press('Find');
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

  it('lists mentions in other leads afterwards', async () => {
    const { type, press, main, all, answers } = await find();
    answers.erasePerson = { rows: 4, mentions: [cannedLink(NOW_MS)], otherSpellings: [] };
    await type({ confirmation: EMAIL });
    await press('Erase everywhere');
    expect(main.textContent).toContain('Other people’s leads still mention the address (1)');
    expect(all('main section a').map((link) => link.getAttribute('href'))).toEqual([
      '#lead/consultation/7',
    ]);
  });

  it('lists other spellings of the mailbox afterwards, each to be found next', async () => {
    const { type, press, sent, answers } = await find();
    const other = 'asha+news@example.com';
    answers.erasePerson = { rows: 4, mentions: [], otherSpellings: [other] };
    await type({ confirmation: EMAIL });
    await press('Erase everywhere');
    await press(other);
    expect(sent('findPerson').at(-1)).toEqual({ email: other });
  });

  it('are read-only for members who are no admins, with the reason', async () => {
    const { type, press, texts, main } = await openDesk('#people', asMember);
    await type({ person: EMAIL });
    await press('Find');
    const buttons = texts('button');
    expect(buttons).not.toContain('Erase everywhere');
    expect(buttons).not.toContain('Export as JSON');
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

  it('pauses one by its version', async () => {
    const { press, sent } = await openDesk('#partners', {
      changePartner: { ...partner, id: 'campus', isActive: false },
    });
    await press('Pause');
    expect(sent('changePartner')).toEqual([
      { id: 'campus', version: 4, change: { isActive: false } },
    ]);
  });

  it('shows the version of another member after a conflict', async () => {
    const { press, main, texts } = await openDesk('#partners', {
      changePartner: {
        status: 409,
        code: 'conflict',
        current: { ...partner, id: 'campus', name: 'Renamed', version: 8 },
      },
    });
    await press('Pause');
    expect(main.textContent).toContain('Someone else has changed this in the meantime.');
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
});

describe('websites', () => {
  const NEW = 'https://blog.education-fairs.example';
  const FAKE = 'https://campus-tirnes.example';
  const rowOf = (all: (selector: string) => HTMLElement[], origin: string) =>
    all('main li').find((row) => row.querySelector('code')?.textContent === origin);

  it('are listed with their number of leads, and a look-alike is marked', async () => {
    const { all } = await openDesk('#partners');
    expect(rowOf(all, NEW)?.textContent).toContain('27 times on 9 days, last on 21 Nov');
    expect(rowOf(all, NEW)?.textContent).not.toContain('Look closely');
    expect(rowOf(all, FAKE)?.textContent).toContain('It looks like https://campus-times.example');
  });

  it('are trusted by one press', async () => {
    const { press, sent, said } = await openDesk('#partners');
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

  it.each([
    [`Block this website: ${NEW}`, 'blockOrigin', NEW],
    [
      'Stop trusting: https://preview.school.example',
      'distrustOrigin',
      'https://preview.school.example',
    ],
    ['Unblock: https://spam.example', 'unblockOrigin', 'https://spam.example'],
  ])('are ruled by "%s"', async (button, call, origin) => {
    const { press, sent } = await openDesk('#partners');
    await press(button);
    expect(sent(call)).toEqual([{ origin }]);
  });

  it('say by whom they are trusted or blocked', async () => {
    const { all } = await openDesk('#partners');
    const trusted = rowOf(all, 'https://preview.school.example');
    expect(trusted?.textContent).toContain('TrustedBy Asha Pillai, 3 days ago');
    expect(rowOf(all, 'https://spam.example')?.textContent).toContain('BlockedBy You, 5 days ago');
  });

  it('may be trusted, and not blocked, by members who are no admins', async () => {
    const { texts, all, main } = await openDesk('#partners', asMember);
    const labels = all('main button').map((button) => button.getAttribute('aria-label'));
    expect(labels).toContain(`Trust this website: ${NEW}`);
    expect(labels.join()).not.toMatch(/block/i);
    const buttons = texts('main button');
    for (const name of ['Add a partner', 'Pause', 'Edit', 'Remove', 'Allow', 'Allow origin']) {
      expect(buttons).not.toContain(name);
    }
    expect(main.textContent).toContain('Only an admin of the desk can change partners.');
  });
});

describe('the history of partners', () => {
  it('says who did what, and when', async () => {
    const { texts } = await openDesk('#partners');
    expect(texts('section[aria-labelledby=desk-history] li')).toEqual([
      'Asha Pillai changed the webhook of campus from nothing to https://campus-times.example/hooks/leads2 days ago',
      'You allowed https://campus-times.example for campus4 days ago',
    ]);
  });

  it('has a change as soon as it is made, while a new secret stays on screen', async () => {
    const { press, type, answers, texts, main } = await openDesk('#partners');
    const [campus] = cannedPartners(NOW_MS).partners;
    answers.changePartner = { ...(campus as Partner), webhookSecret: 'a-new-secret', version: 5 };
    const events = [
      {
        id: 9,
        actor: 'ravi@example.com',
        action: 'webhook' as const,
        subject: 'campus',
        detail: null,
        createdAt: new Date(NOW_MS).toISOString(),
      },
    ];
    answers.listPartners = { ...cannedPartners(NOW_MS), events };
    await press('Edit');
    await type({ 'webhook-campus': 'https://new.example/hook' });
    await press('Save webhook');
    await waitFor(() => expect(texts('section[aria-labelledby=desk-history] li')).toHaveLength(1));
    expect(main.textContent).toContain('a-new-secret');
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
  it('says how each of five groups is and why, and how long things are kept', async () => {
    const { texts, main, field } = await openDesk('#health');
    expect(texts('main ul h2')).toEqual([
      'Storage Needs attention',
      'Mail All is well',
      'Messages Needs help now',
      'Requests All is well',
      'Nightly work All is well',
    ]);
    expect(texts('main ul li')[0]).toContain('The last copy is 36 days old.');
    expect(texts('main ul li')[0]).not.toContain('worked 2 minutes ago');
    expect(main.textContent).toContain('412 to delete tonight.');
    expect(field('days-contact').value).toBe('365');
  });

  it('opens what to do about the group that an alert links to', async () => {
    const { texts, all } = await openDesk('#health/messages');
    expect(all('details')).toHaveLength(5);
    expect(texts('details[open]')).toEqual([
      expect.stringContaining('Read the reason next to each message below.'),
    ]);
  });

  it('lets only admins say how long things are kept', async () => {
    const { main, field } = await openDesk('#health', asMember);
    expect(field('days-contact')).toBeNull();
    expect(main.textContent).toContain('Only an admin of the desk can change this.');
    expect(main.textContent).toContain('Messages365 days');
  });

  it('sends a dead letter again', async () => {
    const { press, sent, main } = await openDesk('#health');
    await press('Try again');
    expect(sent('retryMessage')).toEqual([{ id: 7 }]);
    expect(main.textContent).not.toContain('503 from');
  });

  it('sends all of several dead letters again by one press', async () => {
    const letter = { topic: 'lead', attempts: 9, lastError: '503', deadAt: '2026-11-22T10:00:00Z' };
    const health = {
      state: 'bad' as const,
      checks: [],
      tables: [],
      retention: [],
      events: [],
      deadLetters: [1, 2].map((id) => ({ id, ...letter })),
    };
    const { press, sent, said, main } = await openDesk('#health', { readHealth: health });
    await press('Try all again');
    expect(sent('retryAllMessages')).toEqual([{}]);
    expect(said()).toBe('All messages will be sent again');
    expect(main.textContent).toContain('No message has failed.');
  });

  it('keeps messages for as many days as an admin says', async () => {
    const { type, all, sent } = await openDesk('#health');
    await type({ 'days-contact': '90' });
    all<HTMLFormElement>('form')[1]?.requestSubmit();
    await waitFor(() => expect(sent('setRetention')).toEqual([{ kind: 'contact', days: 90 }]));
  });

  it('offers another try where the desk does not answer', async () => {
    const { press, answers, main } = await openDesk('#health', { readHealth: { status: 503 } });
    expect(main.textContent).toContain('The state of the desk could not be loaded.');
    answers.readHealth = {
      state: 'good',
      checks: [],
      deadLetters: [],
      retention: [],
      events: [],
    };
    await press('Try again');
    expect(main.textContent).toContain('All is well');
  });
});
