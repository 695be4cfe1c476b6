import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cannedLead } from '../testing/canned-desk.ts';
import { makeLead } from '../testing/make-lead.ts';
import { NOW_MS, openDesk } from '../testing/open-desk.ts';
import '../lead-desk.ts';

const seen = cannedLead(NOW_MS);
const LEAD = { kind: 'contact', id: 41 };
const ADDRESS = '#lead/contact/41';

/** What Asha has made of the lead meanwhile. */
const theirs = {
  ...seen,
  version: 9,
  status: 'done' as const,
  note: 'Called, wants Toronto.',
  events: [
    ...seen.events,
    {
      id: 3,
      actor: 'asha@example.com',
      action: 'status' as const,
      detail: { from: 'pending', to: 'done' },
      createdAt: '2026-11-22T11:59:00Z',
    },
  ],
};

beforeEach(() => vi.useFakeTimers({ now: NOW_MS, toFake: ['Date', 'setInterval'] }));
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lead', () => {
  it('shows everything that was sent as text, and marks it as read', async () => {
    const { root, main, sent, texts } = await openDesk(ADDRESS);
    expect(sent('openLead')).toEqual([LEAD]);
    expect(texts('h1')).toEqual(['Priya Sharma']);
    for (const text of [
      "<script>alert('Priya')</script>",
      'priya.sharma@example.com',
      '3F9A-12BC',
      'Campus Times',
      'campus-delhi (this origin is not known as theirs)',
      'Autumn fair, New Delhi',
      'https://campus-times.example/abroad/canada',
      'Sun, 22 Nov 2026, 17:12 IST, 18 minutes ago',
      '2 times, last Sun, 22 Nov 2026, 17:27 IST, 3 minutes ago',
    ]) {
      expect(main.textContent).toContain(text);
    }
    expect(root.querySelector('main script')).toBeNull();
  });

  it('shows the plan that was attached, line by line, and no heading for none', async () => {
    const plan = 'Canada: Masters, 2 years\n<b>About $41,000 a year</b>';
    const withPlan = await openDesk(ADDRESS, { openLead: { ...seen, plan } });
    expect(withPlan.texts('h3')).toContain('Plan from the tools');
    expect(withPlan.main.textContent).toContain(plan);
    const without = await openDesk(ADDRESS);
    expect(without.texts('h3')).not.toContain('Plan from the tools');
  });

  it('is answered by mail and WhatsApp, neither of which hears what was written', async () => {
    const { all } = await openDesk(ADDRESS);
    const [mail, chat] = all<HTMLAnchorElement>('a[href^="mailto:"], a[href*="wa.me"]');
    expect(mail?.getAttribute('href')).toBe(
      'mailto:priya.sharma@example.com?subject=Your%20request%20to%20Sarathi%20Abroad%20(3F9A-12BC)',
    );
    expect(chat?.href).toBe('https://wa.me/919876543210');
    expect([chat?.target, chat?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('leads from a request for an origin to the partners, with that origin to allow', async () => {
    const message = 'Please allow this origin: https://campus.example\n\nWe are a school.';
    const lead = makeLead({ kind: 'contact', message });
    const { press, go, texts, all, type, sent } = await openDesk(ADDRESS, { openLead: lead });
    await press('Allow this origin');
    await go('#partners');
    expect(texts('h2')).toContain('Asked for: https://campus.example');
    await type({ 'allow-https://campus.example': 'campus' });
    all<HTMLFormElement>('form[aria-label="Allow https://campus.example"]')[0]?.requestSubmit();
    await vi.waitFor(() =>
      expect(sent('addOrigin')).toEqual([
        { partnerId: 'campus', origin: 'https://campus.example' },
      ]),
    );
  });

  it.each([
    'Hello, I would like to study in Canada.',
    'Please allow this origin: javascript:alert(1)',
  ])('offers nothing to allow for "%s"', async (message) => {
    const { texts } = await openDesk(ADDRESS, { openLead: makeLead({ kind: 'contact', message }) });
    expect(texts('button')).not.toContain('Allow this origin');
  });

  it('offers no WhatsApp for a number that cannot be one', async () => {
    const { all } = await openDesk(ADDRESS, { openLead: makeLead({ phone: '011 2345' }) });
    expect(all('a[href*="wa.me"]')).toEqual([]);
  });

  it.each([
    ['Done', { status: 'done' }],
    ['Assign to me', { assignedTo: 'ravi@example.com' }],
    ['Spam', { isSpam: true }],
  ])('is changed by "%s" to %j, by the version that is on screen', async (button, change) => {
    const { press, sent } = await openDesk(ADDRESS);
    await press(button);
    expect(sent('changeLead')).toEqual([{ ...LEAD, version: 3, change }]);
  });

  it('offers for what is flagged both ways out, and for my own to give it back', async () => {
    const { texts } = await openDesk(ADDRESS, {
      openLead: makeLead({ folder: 'flagged', flag: 'rate', assignedTo: 'ravi@example.com' }),
    });
    const buttons = texts('main button');
    expect(buttons).toEqual(expect.arrayContaining(['Spam', 'Not spam', 'Unassign']));
    expect(buttons).not.toContain('Assign to me');
  });

  it('presses the button of its status and no other', async () => {
    const { all } = await openDesk(ADDRESS, { openLead: makeLead({ status: 'scheduled' }) });
    const pressed = all('fieldset[aria-label=Status] [aria-pressed=true]');
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['Scheduled']);
  });

  it('leaves the list when it is spam, and the folders are counted again', async () => {
    const { press, go, answers, sent, texts } = await openDesk(ADDRESS);
    answers.changeLead = { ...seen, folder: 'spam' };
    await press('Spam');
    expect(sent('readInbox')).toHaveLength(2);
    await go('#inbox');
    expect(texts('ul[aria-label=Leads] h2 a')).not.toContain('Priya Sharma');
  });

  it('keeps a note that is not saved when it is left and opened again', async () => {
    const { type, go, field, press, sent, answers, main } = await openDesk(ADDRESS);
    await type({ note: 'Half a thought' });
    await go('#inbox');
    await go(ADDRESS);
    expect(field('note').value).toBe('Half a thought');
    expect(main.textContent).toContain('Not saved yet');
    answers.changeLead = { ...seen, note: 'Half a thought', version: 4 };
    await press('Save note');
    expect(sent('changeLead')[0]).toMatchObject({ change: { note: 'Half a thought' } });
    expect(main.textContent).not.toContain('Not saved yet');
  });

  it('says what it could not do, and keeps what was typed', async () => {
    const { type, press, field, main } = await openDesk(ADDRESS, { changeLead: { status: 500 } });
    await type({ note: 'Mine' });
    await press('Save note');
    expect(main.textContent).toContain('That did not work.');
    expect(field('note').value).toBe('Mine');
  });

  it.each([
    [{ status: 404, code: 'not-found' }, 'It is not there any more.'],
    [{ status: 500 }, 'That did not work.'],
  ])('that cannot be opened (%j) says so, and can be tried again', async (refusal, words) => {
    const { press, main, answers, texts } = await openDesk(ADDRESS, { openLead: refusal });
    expect(main.textContent).toContain(words);
    answers.openLead = seen;
    await press('Try again');
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

  it('shows who has changed it and what is different, and keeps what was typed', async () => {
    const { main, field, texts, root } = await meet();
    expect(texts('#conflict')).toEqual([
      'Changed by asha@example.com at Sun, 22 Nov 2026, 17:29 IST',
    ]);
    expect(texts('section[aria-labelledby=conflict] dd')).toEqual([
      'TheirsDone',
      'When you opened itPending',
      'TheirsCalled, wants Toronto.',
      'YoursCall her on Monday',
    ]);
    expect(field('note').value).toBe('Call her on Monday');
    expect(main.textContent).toContain('Yours has not been saved yet.');
    expect(root.activeElement?.id).toBe('conflict');
  });

  it('keeps theirs on a press', async () => {
    const { press, field, sent, root, all } = await meet();
    await press('Keep theirs');
    expect(field('note').value).toBe('Called, wants Toronto.');
    expect(root.querySelector('#conflict')).toBeNull();
    expect(sent('changeLead')).toHaveLength(1);
    const pressed = all('[aria-pressed=true]').map(({ textContent }) => textContent);
    expect(pressed).toEqual(['Done']);
  });

  it('saves mine over the version that was shown', async () => {
    const { press, answers, sent, root } = await meet();
    answers.changeLead = { ...theirs, note: 'Call her on Monday', version: 10 };
    await press('Save mine over it');
    expect(sent('changeLead').at(-1)).toEqual({
      ...LEAD,
      version: 9,
      change: { note: 'Call her on Monday' },
    });
    expect(root.querySelector('#conflict')).toBeNull();
  });

  it('asks again when a third change comes between', async () => {
    const { press, answers, texts } = await meet();
    answers.changeLead = { ...conflict, current: { ...theirs, version: 10, note: 'Third' } };
    await press('Save mine over it');
    expect(texts('section[aria-labelledby=conflict] dd')).toContain('TheirsThird');
  });
});

describe('the way through the desk', () => {
  it('begins each screen at its heading', async () => {
    const { go, root } = await openDesk('#inbox');
    expect(root.activeElement).toBeNull();
    await go('#people');
    expect(root.activeElement?.textContent).toBe('People');
    await go(ADDRESS);
    expect(root.activeElement?.textContent).toBe('Priya Sharma');
  });

  it('leads back from a lead to its row, with the filters as they were', async () => {
    const { press, go, root, all } = await openDesk('#inbox');
    await press('Flagged (4)');
    await go(ADDRESS);
    await go('#inbox');
    expect(root.activeElement?.textContent).toBe('Priya Sharma');
    const pressed = all('[aria-pressed=true]').map(({ textContent }) => textContent);
    expect(pressed).toEqual(['Flagged (4)']);
  });

  it('names the screen in the navigation called Desk', async () => {
    const { all, go } = await openDesk('#inbox');
    await go('#health');
    const current = all('nav[aria-label=Desk] [aria-current=page]');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Health']);
  });
});
