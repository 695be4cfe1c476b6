import { describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../../worker/contract/leads.ts';
import { waitFor } from '../../testing/wait.ts';
import { reportSignedIn } from '../calls/session.ts';
import { addressOf } from '../shell/route.logic.ts';
import { cannedLead } from '../testing/canned-desk.ts';
import { makeEvent, makeInbox, makeLead } from '../testing/make-lead.ts';
import { NOW_MS, openDesk, settled } from '../testing/open-desk.ts';

const seen = cannedLead(NOW_MS);
const LEAD = { kind: 'contact', id: 41 };
const ADDRESS = '#lead/contact/41';

const OURS = 'https://sarathi-abroad.example';
const onOurPage = { source: OURS, pageUrl: `${OURS}/partners` };

const CHANGED_AT = '2026-11-22T11:59:00Z';
/** The lead as Asha has changed it. */
const theirs = {
  ...seen,
  version: 9,
  status: 'done' as const,
  note: 'Called, wants Toronto.',
  events: [
    ...seen.events,
    makeEvent(3, 'asha@example.com', 'status', CHANGED_AT, { from: 'pending', to: 'done' }),
  ],
};

/** Opens a lead at its own address. */
const openAt = (lead: Lead) => openDesk(addressOf(lead), { openLead: lead });

describe('a lead', () => {
  it('shows everything that was sent as text, and marks it as read', async () => {
    const { root, main, sent, texts, all } = await openDesk(ADDRESS);
    expect(sent('openLead')).toEqual([LEAD]);
    expect(texts('h1')).toEqual(['Priya Sharma']);
    for (const text of [
      "<script>alert('Priya')</script>",
      'priya.sharma@example.com',
      '3F9A-12BC',
      'Campus Times',
      'campus-delhi (this website is not known as theirs)',
      'Autumn fair, New Delhi',
      'https://campus-times.example/abroad/canada',
      'Sun, 22 Nov 2026, 17:12 IST, 18 minutes ago',
      '2 times, last Sun, 22 Nov 2026, 17:27 IST, 3 minutes ago',
    ]) {
      expect(main.textContent).toContain(text);
    }
    expect(root.querySelector('main script')).toBeNull();
    expect(texts('h3')).not.toContain('Plan from the tools');
    expect(texts('#others')).toEqual(['1 other lead from this address']);
    const [other] = all('section[aria-labelledby=others] a');
    expect(other?.getAttribute('href')).toBe('#lead/consultation/7');
    const [call, chat, mail] = all<HTMLAnchorElement>('h1 ~ div a');
    expect(call).toMatchObject({ textContent: 'Call', href: 'tel:+919876543210' });
    expect(mail?.textContent).toBe('Email');
    expect(all<HTMLDetailsElement>('#sent ~ div > details').map(({ open }) => open)).toEqual([
      false,
    ]);
    expect(chat).toMatchObject({
      href: 'https://wa.me/919876543210',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  it('shows the plan that was attached line by line, and a later one with its time', async () => {
    const choices = { country: 'ca', city: 'Toronto', duration: '2' };
    const plan = JSON.stringify({ choices, results: { visaTicks: { done: 2, all: 9 } } });
    const later = makeEvent(9, 'visitor', 'plan', CHANGED_AT, {
      from: null,
      to: '{"choices":{"country":"de"}}',
    });
    const { texts, main } = await openDesk(ADDRESS, {
      openLead: { ...seen, plan, events: [...seen.events, later] },
    });
    expect(texts('h3')).toEqual([
      'Plan from the tools',
      'Another plan, Sun, 22 Nov 2026, 17:29 IST, 1 minute ago',
    ]);
    for (const text of [
      'My plan: Canada, Toronto, 2 years.\nVisa documents: 2 of 9 ready.',
      'My plan: Germany.',
      'The visitor sent another plan',
    ]) {
      expect(main.textContent).toContain(text);
    }
  });

  it('leads from a request for a website to the partners, with that website to allow', async () => {
    const message = 'Please allow this origin: https://campus.example\n\nWe are a school.';
    const lead = makeLead({ kind: 'contact', message, ...onOurPage });
    const { press, go, texts, all, type, sent, main } = await openAt(lead);
    expect(main.textContent).toContain(
      'https://campus.example, asked for by Asha Rao, asha.rao@example.com',
    );
    await press('Allow this website');
    await go('#partners');
    expect(texts('h2')).toContain('Asked for: https://campus.example');
    await type({ 'allow-https://campus.example': 'campus' });
    all<HTMLFormElement>('form[aria-label="Allow https://campus.example"]')[0]?.requestSubmit();
    await waitFor(() =>
      expect(sent('addOrigin')).toEqual([
        { partnerId: 'campus', origin: 'https://campus.example' },
      ]),
    );
  });

  it('is assigned to any member, by name', async () => {
    const { press, texts, all, choose, sent, answers, said } = await openDesk(ADDRESS);
    answers.changeLead = { ...seen, assignedTo: 'asha@example.com', version: 4 };
    await press('Not assigned');
    expect(texts('[role=menuitemradio]')).toEqual(['Ravi Menon (you)', 'Asha Pillai', 'Nobody']);
    await press('Asha Pillai');
    expect(sent('changeLead')[0].change).toEqual({ assignedTo: 'asha@example.com' });
    expect(said()).toBe('Assigned to Asha Pillai. Press z to undo.');
    expect(all('[role=menu]')).toEqual([]);
    await choose('Assigned to Asha Pillai', 'Nobody');
    expect(sent('changeLead').at(-1).change).toEqual({ assignedTo: null });
  });

  it('chooses from a menu by arrows and letters, and leaves it by Escape', async () => {
    const { press, root, pressKey, sent } = await openDesk(ADDRESS);
    const focused = () => root.activeElement?.textContent;
    await press('Not assigned');
    expect(focused()).toBe('Nobody');
    await pressKey('ArrowDown');
    expect(focused()).toBe('Ravi Menon (you)');
    await pressKey('a');
    expect(focused()).toBe('Asha Pillai');
    await pressKey('Escape');
    expect(focused()).toBe('Not assigned');
    expect(location.hash).toBe(ADDRESS);
    expect(sent('changeLead')).toEqual([]);
  });

  it('has its facts corrected, by the rule of the forms', async () => {
    const { type, all, sent, main, field } = await openDesk(ADDRESS);
    const facts = ['name', 'email', 'phone'].map((name) => field(`correct-${name}`).value);
    expect(facts.join()).toBe('Priya Sharma,priya.sharma@example.com,+91 98765 43210');
    const submit = async (email: string) => {
      await type({ 'correct-email': email });
      all<HTMLFormElement>('form')
        .find((form) => form.elements.namedItem('correct-email'))
        ?.requestSubmit();
      await settled();
    };
    await submit('x');
    expect(sent('changeLead')).toEqual([]);
    await submit('priya@example.org');
    await waitFor(() => expect(sent('changeLead')).toHaveLength(1));
    const change = { email: 'priya@example.org' };
    expect(sent('changeLead')).toEqual([{ ...LEAD, version: 3, change }]);
    expect(main.textContent).not.toContain('That did not work');
  });

  it('is not corrected if it is a subscription: consent was given for this address', async () => {
    const { field } = await openAt(makeLead({ kind: 'newsletter', name: null, phone: null }));
    for (const name of ['name', 'email', 'phone']) expect(field(`correct-${name}`)).toBeNull();
  });

  it.each([
    ['Email', makeLead(), { replied: 'email', status: 'contacted' }],
    ['WhatsApp', makeLead({ kind: 'contact' }), { replied: 'whatsapp', status: 'done' }],
  ])('asks after "%s" whether it was answered, and records it', async (link, lead, change) => {
    const { press, sent, texts, all } = await openAt(lead);
    expect(texts('button')).not.toContain('I have replied');
    // A real click would make the simulated page look for the other site.
    const [way] = all('main a').filter(({ textContent }) => textContent === link);
    way?.dispatchEvent(new Event('click', { bubbles: true }));
    await settled();
    await press('I have replied');
    expect(sent('changeLead')[0].change).toEqual(change);
    expect(texts('button')).not.toContain('I have replied');
  });

  it.each([
    ['Spam', { isSpam: true }, { folder: 'spam' as const }],
    ['Mark as done', { status: 'done' }, { status: 'done' as const }],
  ])('is changed once by two presses on "%s", by its version', async (name, change, after) => {
    const { all, answers, sent, root } = await openDesk(ADDRESS);
    answers.changeLead = { ...seen, ...after };
    const pressed = all('button').find(({ textContent }) => textContent === name);
    pressed?.focus();
    for (const _ of [1, 2]) {
      pressed?.click();
      await settled();
    }
    expect(sent('changeLead')).toEqual([{ ...LEAD, version: 3, change }]);
    expect(root.activeElement?.textContent).toBe('Priya Sharma');
  });

  it('keeps a note that is not saved when the save fails, and when the lead is left', async () => {
    const { type, go, field, press, pressKey, sent, answers, main } = await openDesk(ADDRESS);
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    answers.changeLead = { status: 500 };
    await type({ note: 'Half a thought' });
    field('note').focus();
    // In the note these are letters, and Escape leaves nothing.
    for (const key of ['e', 'a', 's', 'j', 'Escape']) await pressKey(key);
    expect(sent('changeLead')).toEqual([]);
    expect(location.hash).toBe(ADDRESS);
    await press('Save note');
    expect(main.textContent).toContain('That did not work.');
    expect(leave()).toBe(false);
    await go('#inbox');
    await go(ADDRESS);
    expect(field('note').value).toBe('Half a thought');
    expect(main.textContent).toContain('Not saved yet');
    answers.changeLead = { ...seen, note: 'Half a thought', version: 4 };
    await press('Save note');
    expect(sent('changeLead').at(-1)).toMatchObject({ change: { note: 'Half a thought' } });
    expect(main.textContent).not.toContain('Not saved yet');
    expect(sessionStorage.length).toBe(0);
    expect(leave()).toBe(true);
  });

  it('that cannot be opened says so, and is opened by another try or a new session', async () => {
    const openLead = { status: 404, code: 'not-found' };
    const { press, main, answers, texts } = await openDesk(ADDRESS, { openLead });
    expect(main.textContent).toContain('This entry no longer exists.');
    answers.openLead = { status: 403, code: 'not-a-member' };
    await press('Try again');
    answers.openLead = seen;
    reportSignedIn();
    await settled();
    expect(texts('h1')).toEqual(['Priya Sharma']);
  });
});

describe('two members with one lead', () => {
  const conflict = { status: 409, code: 'conflict', current: theirs };
  const meet = async () => {
    const desk = await openDesk(ADDRESS, { changeLead: conflict });
    await desk.type({ note: 'Call her on Monday' });
    await desk.press('Save note');
    return desk;
  };

  it('see what is different, keep what was typed, and one saves over the version shown', async () => {
    const { main, field, texts, root, press, answers, sent } = await meet();
    expect(texts('section > h2[tabindex]')).toEqual([
      'Changed by Asha Pillai at Sun, 22 Nov 2026, 17:29 IST',
    ]);
    expect(texts('section > h2[tabindex] ~ dl dd')).toEqual([
      'TheirsDone',
      'When you opened itPending',
      'TheirsCalled, wants Toronto.',
      'YoursCall her on Monday',
    ]);
    expect(field('note').value).toBe('Call her on Monday');
    expect(main.textContent).toContain('Your version is not saved yet.');
    expect(root.activeElement).toBe(root.querySelector('section > h2[tabindex]'));
    answers.changeLead = { ...conflict, current: { ...theirs, version: 10, note: 'Third' } };
    await press('Save mine instead');
    expect(texts('section > h2[tabindex] ~ dl dd')).toContain('TheirsThird');
    expect(root.activeElement).toBe(root.querySelector('section > h2[tabindex]'));
    answers.changeLead = { ...theirs, note: 'Call her on Monday', version: 11 };
    await press('Save mine instead');
    const change = { note: 'Call her on Monday' };
    expect(sent('changeLead').slice(1)).toEqual([
      { ...LEAD, version: 9, change },
      { ...LEAD, version: 10, change },
    ]);
    expect(root.querySelector('section > h2[tabindex]')).toBeNull();
  });

  it('keep the version of the other on a press', async () => {
    const { press, field, sent, root, all } = await meet();
    await press('Keep theirs');
    expect(field('note').value).toBe('Called, wants Toronto.');
    expect(root.querySelector('section > h2[tabindex]')).toBeNull();
    expect(sent('changeLead')).toHaveLength(1);
    expect(all('main [data-tone]')[0]?.textContent).toBe('Done');
  });
});

it('the way through the desk begins each screen at its heading, and leads back to the row', async () => {
  const { press, go, root, texts } = await openDesk('#inbox');
  expect(root.activeElement).toBeNull();
  await press('Flagged (4)');
  await go('#people');
  expect(root.activeElement?.textContent).toBe('People');
  expect(texts('nav[aria-label=Desk] [aria-current=page]')).toEqual(['People']);
  await go(ADDRESS);
  expect(root.activeElement?.textContent).toBe('Priya Sharma');
  await go('#inbox');
  expect(root.activeElement?.textContent).toBe('Priya Sharma');
  expect(texts('[aria-pressed=true]')).toEqual(['Flagged (4)']);
});

it('a wide desk keeps the list beside the lead, and Back still leads to the inbox', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1099);
  const { all, go, root, texts } = await openDesk('#inbox');
  const current = () => texts('main nav [aria-current=true]');
  await go(ADDRESS);
  expect(texts('main nav')).toEqual([]);
  width.mockReturnValue(1100);
  dispatchEvent(new Event('resize'));
  await settled();
  expect(current()).toEqual(['Priya Sharma']);
  // A link that the desk follows itself replaces the address.
  const click = new Event('click', { bubbles: true, cancelable: true });
  all('main nav li a')[0]?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await go(location.hash);
  expect(current()).toEqual(['Asha Rao']);
  expect(root.activeElement?.localName).toBe('h1');
  await go('#inbox');
  expect(texts('main nav')).toEqual([]);
  expect(root.activeElement?.textContent).toBe('Asha Rao');
  width.mockRestore();
});

describe('a lead of a website that we do not know', () => {
  const source = 'https://campus-times.example.evil.net';
  const flagged = makeLead({ folder: 'flagged', flag: 'origin', source });

  it('shows the whole origin, and that it looks like another', async () => {
    const { texts, main } = await openAt(flagged);
    expect(texts('section[aria-labelledby=origin] code')).toEqual([source]);
    expect(main.textContent).toContain('It looks like https://campus-times.example');
  });

  it('is let through alone, or with those to come', async () => {
    const { press, sent } = await openAt({ ...flagged, source: 'https://globe.example' });
    await press('Trust this website');
    expect(sent('trustOrigin')).toMatchObject([
      { origin: 'https://globe.example', lead: { kind: 'consultation', id: 12 } },
    ]);
    expect(sent('openLead')).toHaveLength(2);
    await press('Not spam');
    expect(sent('changeLead')[0].change).toEqual({ isSpam: false });
  });

  it('has nothing to trust where the page hides its address', async () => {
    const { texts, main } = await openAt({ ...flagged, source: 'null' });
    expect(main.textContent).toContain('A page without an address');
    expect(texts('button')).not.toContain('Trust this website');
    expect(texts('button')).toContain('Not spam');
  });
});

describe('undoing', () => {
  const changed = { ...seen, status: 'done' as const, version: 4 };
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await settled();
  };

  it('undoes a change by another change, or explains the refusal', async () => {
    const { press, sent, answers, texts, said } = await openDesk(ADDRESS, { changeLead: changed });
    await press('Mark as done');
    expect(texts('main [data-tone]')[0]).toBe('Done');
    answers.changeLead = { ...seen, version: 5 };
    await press('Undo');
    const change = { status: 'pending' };
    expect(sent('changeLead').at(-1)).toEqual({ ...LEAD, version: 4, change });
    expect(texts('main [data-tone]')[0]).toBe('Pending');
    expect(said()).toBe('Undone');
    expect(texts('button')).not.toContain('Undo');
    answers.changeLead = { ...changed, version: 6 };
    await press('Mark as done');
    answers.changeLead = { status: 409, code: 'conflict', current: theirs };
    await press('Undo');
    expect(texts('[role=alert]').join()).toContain('Someone else has changed this');
  });

  it('is not lost where z is pressed before the change has arrived', async () => {
    let answer = (_: typeof changed) => {};
    const changeLead = new Promise<typeof changed>((resolve) => {
      answer = resolve;
    });
    const { pressKey, sent } = await openDesk(ADDRESS, { changeLead });
    await pressKey('e');
    await pressKey('z');
    expect(sent('changeLead')).toHaveLength(1);
    answer(changed);
    await waitFor(() => expect(sent('changeLead')).toHaveLength(2));
    expect(sent('changeLead').at(-1)).toMatchObject({ change: { status: 'pending' } });
    await settled();
  });

  it('is offered for ten seconds', async () => {
    const { press, texts, pressKey, sent } = await openDesk(ADDRESS, { changeLead: changed });
    await press('Mark as done');
    await pass(9_999);
    expect(texts('button')).toContain('Undo');
    await pass(1);
    expect(texts('button')).not.toContain('Undo');
    await pressKey('z');
    expect(sent('changeLead')).toHaveLength(1);
  });

  it('brings a lead that was spam back into the list, by z and from there', async () => {
    const { press, pressKey, go, answers, texts, sent } = await openDesk(ADDRESS);
    answers.changeLead = { ...seen, folder: 'spam', version: 4 };
    await press('Spam');
    expect(sent('readInbox')).toHaveLength(2);
    await go('#inbox');
    expect(texts('ul[aria-label=Leads] h2 a')).not.toContain('Priya Sharma');
    answers.changeLead = { ...seen, version: 5 };
    await pressKey('z');
    expect(texts('ul[aria-label=Leads] h2 a')[1]).toBe('Priya Sharma');
  });
});

describe('the keys of a lead', () => {
  it('change it by its version', async () => {
    const { pressKey, sent } = await openDesk(ADDRESS);
    for (const key of ['e', 'a', 's']) await pressKey(key);
    const changes = [{ status: 'done' }, { assignedTo: 'ravi@example.com' }, { isSpam: true }];
    expect(sent('changeLead')).toEqual(changes.map((change) => ({ ...LEAD, version: 3, change })));
  });

  it('go on to the leads beside it, as the list has them, and back', async () => {
    const { pressKey, press, all } = await openDesk(ADDRESS);
    await pressKey('k');
    expect(location.hash).toBe('#lead/consultation/100');
    dispatchEvent(new Event('hashchange'));
    await settled();
    expect(all<HTMLButtonElement>('button[aria-label="Previous lead"]')[0]?.disabled).toBe(true);
    await press('Next lead');
    expect(location.hash).toBe(ADDRESS);
    await pressKey('u');
    expect(location.hash).toBe('#inbox');
  });

  it('go on to the next page of the list at its end', async () => {
    const readInbox = makeInbox({ leads: [seen], cursor: 'older' });
    const { pressKey, sent } = await openDesk(ADDRESS, {
      readInbox,
      listLeads: { leads: [makeLead({ id: 5 })], cursor: null, newest: null },
    });
    await pressKey('j');
    expect(sent('listLeads')).toEqual([{ folder: 'inbox', cursor: 'older' }]);
    expect(location.hash).toBe('#lead/consultation/5');
  });
});

it('the next lead is known after this one has left the list', async () => {
  const { pressKey, answers } = await openDesk(ADDRESS);
  answers.changeLead = { ...seen, folder: 'spam', version: 4 };
  await pressKey('s');
  await pressKey('j');
  expect(location.hash).toBe('#lead/newsletter/98');
});

describe('a session that has ended', () => {
  const signedOut = { status: 403, code: 'not-a-member' };

  it('keeps the note, leads to the login beside the page, and saves the last one once', async () => {
    const { type, press, answers, main, field, sent, all } = await openDesk(ADDRESS, {
      changeLead: signedOut,
    });
    await type({ note: 'First' });
    await press('Save note');
    expect(main.textContent).toContain('You are no longer signed in.');
    const [link] = all('a[target=_blank]').filter((a) => a.textContent === 'Sign in again');
    expect(link?.getAttribute('href')).toBe('/?signed-in');
    await type({ note: 'Second' });
    await press('Save note');
    expect(field('note').value).toBe('Second');
    answers.changeLead = { ...seen, note: 'Second', version: 4 };
    reportSignedIn();
    await settled();
    const notes = sent('changeLead').map(({ change }) => change.note);
    expect(notes).toEqual(['First', 'Second', 'Second']);
    expect(main.textContent).not.toContain('no longer signed in');
    expect(main.textContent).not.toContain('Not saved yet');
  });
});
