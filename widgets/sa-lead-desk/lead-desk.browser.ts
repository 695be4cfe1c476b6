import { assert } from 'chai';
import type { Inbox, LeadSummary, Partner } from '../../worker/contract/leads.ts';
import { addScript, closeFrames, type Frame, openFrame, settle, until } from '../testing/frame.ts';
import { axeFindings } from '../testing/measure.ts';
import { overflowOf } from '../testing/overflow.ts';
import { pressKeys, surround, tabTo } from '../testing/tool-page.ts';
import { answersOf, type DeskState, listStates } from './lead-desk.states.ts';
import { cannedFetch, cannedLeads, cannedPartners } from './testing/canned-desk.ts';
import { makeLead } from './testing/make-lead.ts';

/** The time at which each page opens. */
const NOW_MS = testClock.startMs;
/** Each width and each theme once: contrast goes by the theme, and the rest by the width. */
const LOOKS = [
  { width: 360, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'dark' },
] as const;

interface DeskPage extends Frame {
  element: HTMLElement;
  root: ShadowRoot;
  focused(): string;
}

/** The desk on a page of its own, in a state, `width` px wide and as high as a window. */
async function openDesk(state: DeskState, width = 1280): Promise<DeskPage> {
  const frame = await openFrame({ csp: 'strict', body: '<sa-lead-desk></sa-lead-desk>' });
  const { window, document } = frame;
  const { style } = window.frameElement as HTMLElement;
  style.width = `${width}px`;
  style.height = '800px';
  const element = document.querySelector('sa-lead-desk') as HTMLElement;
  // The desk is all of its page.
  document.body.replaceChildren(element);
  document.body.style.margin = '0';
  window.fetch = cannedFetch(answersOf(state, NOW_MS), state.silent) as typeof fetch;
  window.location.hash = state.hash;
  await addScript(frame, '/dist-desk/desk.js', 'module');
  await until(window, () => element.shadowRoot?.querySelector('h1'));
  const root = element.shadowRoot as ShadowRoot;
  const page = {
    ...frame,
    element,
    root,
    focused: () => root.activeElement?.textContent?.trim() ?? '',
  };
  for (const step of state.steps ?? []) await perform(page, step);
  await until(window, () => page.root.textContent?.includes(state.says));
  await settle(page);
  return page;
}

async function perform(page: DeskPage, step: NonNullable<DeskState['steps']>[number]) {
  if (typeof step === 'string') {
    await until(page.window, () => buttonOf(page, step));
    buttonOf(page, step)?.click();
  } else {
    for (const [name, value] of Object.entries(step)) await fill(page, name, value);
  }
  await settle(page);
}

const buttonOf = ({ root }: DeskPage, text: string) =>
  [...root.querySelectorAll<HTMLElement>('button, a, summary')].find(
    (button) => button.textContent?.trim() === text,
  );

async function fill({ root, window }: DeskPage, name: string, value: string) {
  const find = () =>
    root.querySelector<HTMLInputElement>(`[name="${name}"], [aria-label="${name}"]`);
  await until(window, find);
  const field = find() as HTMLInputElement;
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

async function showAs(page: DeskPage, { width, theme }: (typeof LOOKS)[number]) {
  (page.window.frameElement as HTMLElement).style.width = `${width}px`;
  page.element.setAttribute('theme', theme);
  page.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
  await settle(page);
}

const focused = ({ root }: DeskPage) => root.activeElement as HTMLElement | null;

/** Answers take a while from now on, in which a browser takes the focus off a disabled button. */
function answerLate(page: DeskPage) {
  const { fetch } = page.window;
  page.window.fetch = async (...request) => {
    await settle(page);
    return fetch(...request);
  };
}

const stateNamed = (name: string) =>
  listStates(NOW_MS).find((state) => state.name === name) as DeskState;

describe('<sa-lead-desk> with a keyboard', () => {
  afterEach(closeFrames);

  it('opens a lead by keys, and returns to its row and scroll position in the inbox', async () => {
    const rows = cannedLeads(NOW_MS);
    const openLead = makeLead(rows.at(-1));
    const page = await openDesk({ ...stateNamed('the inbox'), changes: { openLead } }, 360);
    page.element.focus();
    await pressKeys(page, ...rows.map(() => 'j'));
    assert.equal(focused(page)?.textContent, openLead.name);
    const scrolledPx = page.window.scrollY;
    assert.isAbove(scrolledPx, 0);
    const address = focused(page)?.getAttribute('href') as string;
    await pressKeys(page, 'Enter');
    assert.equal(page.window.location.hash, address);
    await until(page.window, () => page.root.textContent?.includes('What was sent'));
    assert.equal(focused(page)?.localName, 'h1');
    await tabTo(page, 'Save note');
    page.window.location.hash = '#inbox';
    await until(page.window, () => focused(page)?.getAttribute('href') === address);
    assert.closeTo(page.window.scrollY, scrolledPx, 1);
  });

  it("moves focus to the section's heading after its button disappears", async () => {
    const page = await openDesk(stateNamed('partners'));
    page.element.focus();
    await tabTo(page, 'Remove');
    const [, other] = cannedPartners(NOW_MS).partners;
    page.window.fetch = cannedFetch({
      removeOrigin: { ...(other as Partner), id: 'campus', name: 'Renamed' },
    }) as typeof fetch;
    await pressKeys(page, 'Enter');
    await until(page.window, () => focused(page)?.localName === 'h2');
    assert.equal(focused(page)?.textContent, 'Renamed');
  });

  it('returns focus to a button after its request ends', async () => {
    const page = await openDesk({ name: 'hours', hash: '#hours', says: 'History' });
    answerLate(page);
    await tabTo(page, 'Make an address');
    await pressKeys(page, 'Enter');
    await until(page.window, () => page.root.textContent?.includes('Copy the address now'));
    await until(page.window, () => focused(page)?.localName === 'button');
    assert.equal(focused(page)?.textContent, 'Make an address');
  });

  it('keeps the focus in the list of keys until it is closed', async () => {
    const page = await openDesk(stateNamed('the inbox'));
    page.element.focus();
    await pressKeys(page, 'j', '?');
    const dialog = page.root.querySelector('dialog') as HTMLDialogElement;
    assert.isTrue(dialog.open);
    assert.isTrue(dialog.contains(focused(page)));
    await pressKeys(page, 'Escape');
    assert.isFalse(dialog.open);
    assert.equal(focused(page)?.textContent, 'Asha Rao');
  });
});

describe('<sa-lead-desk> at a glance', () => {
  afterEach(closeFrames);

  /** Position of each row, in px from the top of the window. */
  const rowsOf = ({ root }: DeskPage) =>
    [...root.querySelectorAll('ul[aria-label=Leads] > li')].map((row) =>
      row.getBoundingClientRect(),
    );

  it('shows 15 rows at 1280 by 800 px', async () => {
    const state = stateNamed('the inbox');
    const [first] = cannedLeads(NOW_MS);
    const leads = Array.from({ length: 20 }, (_, id) => ({ ...first, id: id + 1 }) as LeadSummary);
    const readInbox = { ...answersOf(state, NOW_MS).readInbox, leads } as Inbox;
    const page = await openDesk({ ...state, changes: { readInbox }, says: 'Asha Rao' });
    const isWhole = ({ bottom }: DOMRect) => bottom <= 800;
    assert.isAtLeast(rowsOf(page).filter(isWhole).length, 15);
  });

  it('shows a phone one day of the calendar, and its days to choose from', async () => {
    const page = await openDesk(stateNamed('the calendar, full'), 360);
    const days = () =>
      [...page.root.querySelectorAll<HTMLElement>('main ul > li > h2')].filter((heading) =>
        heading.checkVisibility(),
      );
    assert.lengthOf(days(), 1);
    const [shown] = days();
    const other = [
      ...page.root.querySelectorAll<HTMLElement>('ul[aria-label="Days of the week"] a'),
    ].find((link) => !link.ariaCurrent);
    // After a click by script, WebKit resolves `location.replace('#…')` against this page, not the frame.
    other?.focus();
    await pressKeys(page, 'Enter');
    await until(page.window, () => days()[0] !== shown);
    assert.lengthOf(days(), 1);
    const number = other?.querySelector('b')?.textContent;
    assert.include(days()[0]?.textContent, ` ${number} `);
  });

  it('shows no cut text in a row of a wide screen', async () => {
    const page = await openDesk(stateNamed('the inbox'));
    for (const list of page.root.querySelectorAll('ul[aria-label=Leads] > li > ul')) {
      const box = list.getBoundingClientRect();
      for (const item of list.querySelectorAll('li')) {
        const { left, top, bottom } = item.getBoundingClientRect();
        const isInSight = top < box.bottom && bottom > box.top;
        if (isInSight) assert.isAtLeast(left, box.left - 1, item.textContent ?? '');
      }
    }
  });
});

describe('<sa-lead-desk> on paper', () => {
  let leavePaper = async () => {};
  afterEach(async () => {
    await leavePaper();
    closeFrames();
  });

  /** A lead on paper, and a query of its visible elements. */
  async function print(state: DeskState, width = 1280) {
    const page = await openDesk(state, width);
    leavePaper = await surround(page, 'paper');
    await settle(page);
    const seen = (selector: string) =>
      [...page.root.querySelectorAll<HTMLElement>(selector)].filter((node) =>
        node.checkVisibility(),
      );
    return { page, seen };
  }

  it('has the facts and the history of a lead, and no navigation and no button', async () => {
    const { page, seen } = await print(stateNamed('a lead'));
    assert.deepEqual(seen('button, nav, header'), []);
    const headings = seen('h1, h2').map(({ textContent }) => textContent);
    assert.deepEqual(headings, [
      'Priya Sharma',
      'What was sent',
      '1 other lead from this address',
      'History',
    ]);
    assert.include(page.root.textContent, 'Asha Pillai changed the note');
  });

  it('has the week as a list, of a phone’s day too, with times, names and numbers', async () => {
    const { page, seen } = await print(stateNamed('the calendar, full'), 360);
    assert.deepEqual(seen('button, nav, header'), []);
    assert.lengthOf(seen('main ul > li > h2'), 7);
    const rows = seen('time').map((node) => node.closest('li'));
    const { length } = page.root.querySelectorAll('time');
    assert.isAbove(length, 10);
    assert.lengthOf(rows, length);
    for (const row of rows) assert.match(row?.textContent ?? '', /3F9A-12\d+, 98765 43210/);
  });

  it('has a long note whole, and as text', async () => {
    const lines = Array.from({ length: 12 }, (_, line) => `Line ${line} of the note`);
    const changes = { openLead: makeLead({ note: lines.join('\n') }) };
    const { seen } = await print({
      ...stateNamed('a lead'),
      hash: '#lead/consultation/12',
      changes,
    });
    assert.deepEqual(seen('textarea'), []);
    const note = seen('p').find(({ textContent }) => textContent?.startsWith('Line 0'));
    assert.equal(note?.innerText, lines.join('\n'));
  });
});

// Last, because after all of these a key press takes Firefox seconds.
describe('<sa-lead-desk> in every state', () => {
  afterEach(closeFrames);

  for (const state of listStates(NOW_MS)) {
    it(`fits 320, 360 and 1280 px and passes axe in both themes: ${state.name}`, async () => {
      const page = await openDesk(state);
      for (const look of LOOKS) {
        await showAs(page, look);
        assert.deepEqual(overflowOf(page.element, page.root), [], `${look.width} px`);
        assert.isAtMost(page.document.documentElement.scrollWidth, look.width);
        assert.deepEqual(await axeFindings(page), [], `${look.width} px, ${look.theme}`);
      }
      assert.deepEqual(page.window.probe.errors, []);
    });
  }
});
