import { afterEach, beforeEach, vi } from 'vitest';
import { mount, rendered } from '../../testing/mount.ts';
import { patchSelects } from '../../testing/selects.ts';
import { drafts } from '../calls/drafts.ts';
import { session } from '../calls/session.ts';
import { type Answers, cannedDesk, cannedFetch } from './canned-desk.ts';
import '../lead-desk.ts';

patchSelects();

/** The time of the tests. */
export const NOW_MS = Date.parse('2026-11-22T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW_MS, toFake: ['Date', 'setInterval'] }));
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the desk at an address with canned answers, which a test may change. */
export async function openDesk(hash: string, changes: Answers = {}) {
  const answers: Answers = { ...cannedDesk(NOW_MS), ...changes };
  const fetch = vi.fn((url: string, _init?: RequestInit) => cannedFetch(answers)(url));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  sessionStorage.clear();
  drafts.setState({}, true);
  session.setState({ isOver: false });
  location.hash = hash;
  await settled();
  const element = await mount<HTMLElement>('<sa-lead-desk></sa-lead-desk>');
  await settled();
  const root = element.shadowRoot as ShadowRoot;
  const all = <T extends HTMLElement>(selector: string) => [...root.querySelectorAll<T>(selector)];
  const main = root.querySelector('main') as HTMLElement;
  /** Presses the first button or link with this text or accessible name. */
  async function press(name: string) {
    const target = all('button, a').find(
      (node) => (node.getAttribute('aria-label') ?? node.textContent?.trim()) === name,
    );
    if (!target) throw new Error(`There is no ${name}`);
    target.click();
    await settled();
  }
  return {
    root,
    main,
    all,
    answers,
    /** Text of all elements that match. */
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    field: (name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement,
    press,
    /** Opens a menu by the text of its button, and chooses from it. */
    async choose(menu: string, item: string) {
      await press(menu);
      await press(item);
    },
    /** The body of each call of that name. */
    sent: (call: string) =>
      fetch.mock.calls
        .filter(([url]) => url === `/api/${call}`)
        .map(([, init]) => JSON.parse(String(init?.body ?? 'null'))),
    async type(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        const field = root.querySelector<HTMLInputElement>(
          `[name="${name}"], [aria-label="${name}"]`,
        );
        if (!field) throw new Error(`There is no field ${name}`);
        field.value = value;
        for (const type of ['input', 'change']) {
          field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
      await settled();
    },
    /** Presses a radio button or a box by its value or name. */
    async tick(name: string) {
      const box = all<HTMLInputElement>('[type=radio], [type=checkbox]').find(
        (input) => input.name === name || input.value === name,
      );
      if (!box) throw new Error(`There is no box ${name}`);
      box.click();
      await settled();
    },
    /** Goes to another address, as a link does. */
    async go(to: string) {
      location.hash = to;
      // The simulated page fires the event too late.
      dispatchEvent(new Event('hashchange'));
      await settled();
    },
    async pressKey(key: string) {
      const from = root.activeElement ?? element;
      from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      await settled();
    },
    /** The last announcement to screen readers. */
    said: () => all('[role=status]').at(-1)?.textContent,
  };
}

/** Waits until answers are read, which takes a few turns of the task queue. */
export async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await rendered();
}

/** A channel between tabs, which the simulated page lacks. Delivers at once. */
class FakeChannel {
  static readonly #open = new Set<FakeChannel>();
  onmessage: (() => void) | null = null;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    FakeChannel.#open.add(this);
  }

  postMessage() {
    for (const other of FakeChannel.#open) {
      if (other !== this && other.#name === this.#name) other.onmessage?.();
    }
  }

  close() {
    FakeChannel.#open.delete(this);
  }
}
