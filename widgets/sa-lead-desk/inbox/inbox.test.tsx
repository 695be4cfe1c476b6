import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Inbox } from '../../../worker/contract/leads.ts';
import { waitFor } from '../../testing/wait.ts';
import { cannedLeads } from '../testing/canned-desk.ts';
import { MEMBER, makeInbox, makeLead } from '../testing/make-lead.ts';
import { NOW_MS, openDesk, settled } from '../testing/open-desk.ts';

const TIMERS = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const rows = 'ul[aria-label=Leads] > li';
const names = `${rows} h2 a`;

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await settled();
}

beforeEach(() => vi.useFakeTimers({ now: NOW_MS, toFake: [...TIMERS] }));
// An element that has left the page is taken down by a timer.
afterEach(async () => {
  document.body.innerHTML = '';
  await pass(0);
  localStorage.clear();
});

describe('the inbox', () => {
  it('shows a row for each lead as text, what is unread in words and in the title, without a name', async () => {
    const { texts, all, root, go } = await openDesk('#inbox');
    expect(texts('h1 + p')).toEqual(['3 waiting, oldest since 15:30']);
    expect(texts(names).slice(0, 2)).toEqual(['Asha Rao', 'Priya Sharma']);
    expect(texts(names)[3]).toContain('<img src=x onerror=alert(1)>');
    expect(root.querySelector('img')).toBeNull();
    expect(texts(rows)[0]).toContain('Unread');
    expect(texts(rows)[1]).not.toContain('Unread');
    expect(texts(rows)[1]).toContain('Sent again: 2 times');
    expect(texts(rows)[1]).toContain('98765 43210');
    const [time] = all(`${rows} time`);
    expect(time).toMatchObject({
      textContent: '2 minutes ago',
      title: 'Sun, 22 Nov 2026, 17:28 IST',
    });
    expect(document.title).toBe('Inbox (2 unread) – Lead desk');
    await go('#lead/contact/41');
    expect(document.title).toBe('Lead – Lead desk');
  });

  it('opens the flagged leads by the link of an email, and leaves them for another folder', async () => {
    const { go, press, sent } = await openDesk('#flagged');
    expect(sent('readInbox').at(-1)).toEqual({ folder: 'flagged' });
    await go(location.hash);
    expect(location.hash).toBe('#inbox');
    await press('Inbox (231)');
    await go('#lead/contact/41');
    await go('#inbox');
    expect(sent('readInbox').at(-1)).toEqual({ folder: 'inbox' });
  });

  it('asks for what is chosen, with the counts of the folder beside each, and saves it as a file', async () => {
    const { press, type, sent, texts } = await openDesk('#inbox', { exportLeads: {} });
    const folders = texts('fieldset[aria-label=Folder] button').join();
    expect(folders).toBe('Inbox (231),Flagged (4),Spam (12)');
    await press('Filters');
    expect(texts('#kind option')).toContain('Message (101)');
    const day = { from: '2026-11-01' };
    const chosen = { kind: 'contact', partnerId: '', ...day, campaign: 'fair', attribution: 'cpc' };
    await type(chosen);
    await pass(1000);
    expect(sent('readInbox').at(-1)).toEqual({ folder: 'inbox', ...chosen });
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press('CSV of these leads');
    expect(sent('exportLeads')).toEqual(sent('readInbox').slice(-1));
    expect(save).toHaveBeenCalledOnce();
    save.mockRestore();
    await press('Spam (12)');
    expect(sent('readInbox').at(-1)).toMatchObject({ folder: 'spam', kind: 'contact' });
  });

  it('searches once the typing rests, for words of three letters', async () => {
    const { type, sent, main } = await openDesk('#inbox');
    await type({ 'Search leads': 'as' });
    await pass(1000);
    expect(sent('readInbox')).toHaveLength(1);
    expect(main.textContent).toContain('Type 3 letters or more');
    await type({ 'Search leads': 'asha' });
    expect(sent('readInbox')).toHaveLength(1);
    await pass(250);
    expect(sent('readInbox').at(-1)).toEqual({ folder: 'inbox', search: 'asha' });
  });

  it('ignores the late answer to an earlier filter', async () => {
    const { press, answers, texts } = await openDesk('#inbox');
    let arrive = (_: Inbox) => {};
    answers.readInbox = new Promise<Inbox>((resolve) => {
      arrive = resolve;
    });
    await press('Flagged (4)');
    answers.readInbox = makeInbox({ leads: [makeLead({ name: 'Of spam' })] });
    await press('Spam (12)');
    arrive(makeInbox({ leads: [makeLead({ name: 'Of flagged' })] }));
    await settled();
    expect(texts(names)).toEqual(['Of spam']);
  });

  it('says when no lead fits, and shows all again', async () => {
    const { press, type, answers, main, texts } = await openDesk('#inbox');
    answers.readInbox = makeInbox();
    await press('Filters');
    await type({ status: 'closed' });
    expect(main.textContent).toContain('No lead matches these filters.');
    answers.readInbox = makeInbox({ leads: cannedLeads(NOW_MS) });
    await press('Show all leads');
    expect(texts(names)).toHaveLength(7);
  });

  it('fills an empty desk and shows what came', async () => {
    const { press, answers, sent, texts, main } = await openDesk('#inbox', {
      readInbox: makeInbox(),
      samples: { isOffered: true },
    });
    expect(main.textContent).toContain('No leads yet');
    Object.assign(answers, { fillSamples: {} });
    answers.readInbox = makeInbox({ leads: cannedLeads(NOW_MS) });
    await press('Fill with 200 sample leads');
    expect(sent('fillSamples')).toHaveLength(1);
    expect(texts(names)).toHaveLength(7);
  });

  it('says why there is no list, and tries again', async () => {
    const { press, answers, texts, main } = await openDesk('#inbox', {
      readInbox: { status: 503 },
    });
    expect(main.textContent).toContain('That did not work.');
    expect(main.textContent).not.toContain('No leads yet');
    answers.readInbox = makeInbox({ leads: cannedLeads(NOW_MS) });
    await press('Try again');
    expect(texts(names)).toHaveLength(7);
  });

  it('adds the older leads below, and says when these are all', async () => {
    const { press, answers, texts, sent, main } = await openDesk('#inbox');
    answers.listLeads = {
      leads: [makeLead({ id: 5, name: 'Old One' })],
      cursor: null,
      newest: null,
    };
    await press('Older leads');
    expect(sent('listLeads')).toEqual([{ folder: 'inbox', cursor: 'older' }]);
    expect(texts(names).at(-1)).toBe('Old One');
    expect(main.textContent).toContain('There are no older leads.');
  });
});

it('a pending lead says in the row for how long, in words and by tone', async () => {
  const leads = [50, 25, 3].map((hours, id) =>
    makeLead({ id, createdAt: new Date(NOW_MS - hours * 3_600_000).toISOString() }),
  );
  const { all } = await openDesk('#inbox', { readInbox: makeInbox({ leads }) });
  const badges = all(`${rows} [data-tone]`).map((node) => [node.textContent, node.dataset.tone]);
  expect(badges).toEqual([
    ['Waiting for 2 days', 'bad'],
    ['Waiting for 1 day', 'warning'],
    ['Pending', 'warning'],
  ]);
});

it('the file of leads is offered to admins only', async () => {
  const { texts } = await openDesk('#inbox', { readInbox: makeInbox({ me: MEMBER }) });
  expect(texts('button')).not.toContain('CSV of these leads');
});

describe('the poll', () => {
  const arrival = (...ids: number[]) => ({
    leads: ids.map((id) => makeLead({ id, name: `New ${id}` })),
    cursor: null,
    newest: `at-${ids[0]}`,
  });

  it('puts new leads on top after 20 seconds, announces them, and says when it fails', async () => {
    const { answers, texts, sent, said, main } = await openDesk('#inbox');
    answers.listNewLeads = arrival(202, 201);
    await pass(20_000);
    expect(sent('listNewLeads')).toEqual([{ folder: 'inbox', cursor: 'newest' }]);
    expect(texts(names).slice(0, 3)).toEqual(['New 202', 'New 201', 'Asha Rao']);
    expect(said()).toBe('2 new leads');
    answers.listNewLeads = { status: 500 };
    await pass(20_000);
    expect(sent('listNewLeads').at(-1)).toMatchObject({ cursor: 'at-202' });
    expect(main.textContent).toContain('New leads could not be fetched.');
    answers.listNewLeads = { leads: [], cursor: null, newest: null };
    await pass(20_000);
    expect(main.textContent).not.toContain('could not be fetched');
  });

  it('keeps it behind a button while a row has the focus', async () => {
    const { answers, texts, all, press } = await openDesk('#inbox');
    all(names)[2]?.focus();
    answers.listNewLeads = arrival(201);
    await pass(20_000);
    expect(texts(names)[0]).toBe('Asha Rao');
    await press('1 new lead');
    expect(texts(names)[0]).toBe('New 201');
  });

  it('notices the first lead of an empty inbox', async () => {
    const { answers, texts } = await openDesk('#inbox', { readInbox: makeInbox() });
    answers.readInbox = makeInbox({ leads: [makeLead()], newest: 'first' });
    await pass(20_000);
    expect(texts(names)).toEqual(['Asha Rao']);
  });
});

describe('the keys of the inbox', () => {
  it('go to the search, move through the rows and open one', async () => {
    const { pressKey, root } = await openDesk('#inbox');
    await pressKey('/');
    const search = root.querySelector<HTMLElement>('[aria-label="Search leads"]');
    expect(root.activeElement).toBe(search);
    search?.blur();
    for (const key of ['j', 'j', 'j', 'k']) await pressKey(key);
    expect(root.activeElement?.textContent).toBe('Priya Sharma');
    await pressKey('o');
    expect(location.hash).toBe('#lead/contact/41');
  });

  it('mark the lead of the row as done, by its version', async () => {
    const { pressKey, sent, answers, said } = await openDesk('#inbox');
    answers.changeLead = makeLead({ id: 100, status: 'done', version: 2 });
    await pressKey('j');
    await pressKey('e');
    expect(sent('changeLead')).toEqual([
      { kind: 'consultation', id: 100, version: 1, change: { status: 'done' } },
    ]);
    expect(said()).toBe('Asha Rao is done. Press z to undo.');
  });

  it('leave what is done, and readers, alone', async () => {
    const leads = [makeLead({ status: 'done' }), makeLead({ kind: 'newsletter', id: 2 })];
    const { pressKey, sent } = await openDesk('#inbox', { readInbox: makeInbox({ leads }) });
    for (const key of ['j', 'e', 'j', 'e']) await pressKey(key);
    expect(sent('changeLead')).toEqual([]);
  });

  it('can be turned off, and stay off', async () => {
    const { press, all, pressKey, root } = await openDesk('#inbox');
    await press('Keys');
    all<HTMLInputElement>('dialog input')[0]?.click();
    await settled();
    await press('Close');
    await pressKey('j');
    expect(root.activeElement?.matches('li a')).not.toBe(true);
    const again = await openDesk('#inbox');
    await again.pressKey('j');
    expect(again.root.activeElement).toBeNull();
  });
});

describe('a lead added by hand', () => {
  const person = { name: 'Meera Nair', email: 'MEERA@example.com', phone: '98765 43210' };

  it('is checked by the rules of the public forms, and nothing typed is lost when the desk refuses', async () => {
    const { press, type, sent, main, field } = await openDesk('#inbox', {
      addLead: { status: 503 },
    });
    await press('Add a lead');
    await type({ ...person, email: 'meera' });
    await press('Save lead');
    expect(main.textContent).toContain('Please enter a valid email');
    expect(sent('addLead')).toEqual([]);
    expect(field('name').value).toBe('Meera Nair');
    await type(person);
    await press('Save lead');
    await waitFor(() => expect(main.textContent).toContain('That did not work.'));
    expect(field('phone').value).toBe('98765 43210');
  });

  it.each([
    [{ consultationType: 'chat' }, { kind: 'consultation', consultationType: 'chat' }],
    [
      { subject: 'visa', message: 'When is my visa due?' },
      { kind: 'contact', subject: 'visa', message: 'When is my visa due?' },
    ],
  ])('is sent with %j as %j', async (rest, request) => {
    const { press, type, sent, main } = await openDesk('#inbox');
    await press('Add a lead');
    await type({ kind: request.kind });
    await type({ ...person, ...rest });
    await press('Save lead');
    await waitFor(() => expect(sent('addLead')).toHaveLength(1));
    expect(sent('addLead')[0]).toEqual({ ...person, email: 'meera@example.com', request });
    await settled();
    expect(main.querySelector('form[aria-label="Add a lead"]')).toBeNull();
  });
});
