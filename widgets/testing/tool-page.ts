import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { assert } from 'chai';
import {
  addOurScript,
  type Frame,
  openFrame,
  type SaElement,
  settle,
  treesOf,
  until,
} from './frame.ts';

interface ToolRequest {
  attributes?: string;
  /** Added to the page's address before our script runs, as from a shared link. */
  query?: string;
  script?: 'widgets' | 'loader';
  /** Colours of the page and of the element. */
  theme?: 'light' | 'dark';
  /** The frame's attribute of that name. */
  sandbox?: string;
}

export interface ToolPage extends Frame {
  element: SaElement;
  root: ShadowRoot;
  field(name: string): HTMLInputElement;
  /** The first button with this text or accessible name. */
  button(name: string): HTMLButtonElement;
  /** Fills in fields by name. */
  choose(values: Record<string, string>): void;
  /** Waits until the element contains this text. */
  says(text: string): Promise<void>;
  /** Text of the focused node in the element, or the name of its field. */
  focused(): string;
}

/** The next tab stop after the element: WebKit starts over on a page without one. */
const WAY_OUT = '<p><a href="#after">After the tool</a></p>';

/** A tool on a page of its own, read and used as a visitor would. */
export async function openTool(tag: string, request: ToolRequest = {}): Promise<ToolPage> {
  const { attributes = '', query = '', script = 'widgets', theme, sandbox } = request;
  const look = theme ? `theme="${theme}"` : '';
  const body = `<${tag} ${attributes} ${look}></${tag}>${WAY_OUT}`;
  const frame = await openFrame({ body }, sandbox);
  const { window, document } = frame;
  if (theme) document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
  if (query) addQuery(window, query);
  await addOurScript(frame, script);
  const element = await frame.ready(tag);
  const { shadowRoot: root } = element;
  const field = (name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const isNamed = (name: string) => (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent) === name;
  return {
    ...frame,
    element,
    root,
    field,
    button: (name) => [...root.querySelectorAll('button')].find(isNamed(name)) as HTMLButtonElement,
    choose(values) {
      for (const [name, value] of Object.entries(values)) {
        field(name).value = value;
        field(name).dispatchEvent(new window.Event('input', { bubbles: true }));
      }
    },
    says: (text) => until(window, () => !!root.textContent?.includes(text)),
    focused() {
      const { activeElement } = root;
      return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
    },
  };
}

function addQuery(window: Window, query: string) {
  const address = new URL(window.location.href);
  address.search += `&${query}`;
  window.history.replaceState(null, '', address);
}

/** Presses keys one after the other, as on a keyboard: `Tab`, `Enter`, `Shift+Tab`. */
export async function pressKeys(page: Frame, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await settle(page);
  }
}

/** Types text into the focused control; in a select, the beginning of an option. */
export async function typeKeys(page: ToolPage, text: string): Promise<void> {
  await sendKeys({ type: text });
  await settle(page);
}

/** Presses Tab until the focused control has this name; fails if none has. */
export async function tabTo(
  page: Frame & Pick<ToolPage, 'focused'>,
  name: string,
  key = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  while (page.focused() !== name) {
    assert.isBelow(passed.length, 60, `no ${name} among ${passed.join(' | ')}`);
    await pressKeys(page, key);
    passed.push(page.focused());
  }
}

/** Asserts that Tab leaves the element in the end. */
export async function assertNoTrap(page: ToolPage): Promise<void> {
  for (let presses = 0; page.document.activeElement === page.element; presses += 1) {
    assert.isBelow(presses, 120, `trapped at ${page.focused()}`);
    await sendKeys({ press: 'Tab' });
  }
}

export interface Traffic {
  /** Paths of all requests. */
  downloads: string[];
  /** Keys of all stored items. */
  stored: string[];
  cookie: string;
}

/** Records requests from now on, and keys stored since the page opened. */
export function watchTraffic({ window, document }: Frame): () => Traffic {
  const count = () => window.performance.getEntriesByType('resource').length;
  const before = count();
  return () => ({
    downloads: window.performance
      .getEntriesByType('resource')
      .slice(before)
      .map(({ name }) => new URL(name).pathname),
    stored: [...new Set(window.probe.storageWrites)],
    cookie: document.cookie,
  });
}

/** Requests of the single file but those for our own texts, which a tool fetches when idle. */
export const besidesTexts = ({ downloads }: Traffic): string[] =>
  downloads.filter((path) => !/^\/embed\/(chunks|content)\//.test(path));

/** Surroundings of a page: how Chromium's driver brings them about, and what style sheets call them. */
const SURROUNDINGS = {
  paper: { on: { media: 'print' }, off: { media: 'screen' }, query: 'print' },
  forcedColors: {
    on: { forcedColors: 'active' },
    off: { forcedColors: 'none' },
    query: '(forced-colors: active)',
  },
} as const;

/**
 * Makes the page look as it does on paper or in forced colours; returns an undo function. In engines
 * that cannot emulate these, the rules for them become rules for all media, and those for screens none.
 */
export async function surround(
  { root }: Pick<ToolPage, 'root'>,
  kind: keyof typeof SURROUNDINGS,
): Promise<() => Promise<void>> {
  const { on, off, query } = SURROUNDINGS[kind];
  if (navigator.userAgent.includes('Chrome/')) {
    await emulateMedia(on);
    return () => emulateMedia(off);
  }
  const swap = (from: string, to: string) => {
    const rules = root.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules] as CSSMediaRule[])
      .filter(({ media }) => media?.mediaText === from);
    for (const { media } of rules) media.mediaText = to;
    return () => {
      for (const { media } of rules) media.mediaText = from;
    };
  };
  const undo = [swap(query, 'all'), ...(kind === 'paper' ? [swap('screen', 'not all')] : [])];
  return async () => {
    for (const swapBack of undo) swapBack();
  };
}

/** Asserts that on paper the text is dark, `shown` is there and `hidden` is not. */
export async function assertPrints(
  page: Pick<ToolPage, 'root' | 'window'>,
  { shown, hidden }: { shown: string; hidden: string },
): Promise<void> {
  const back = await surround(page, 'paper');
  page.window.dispatchEvent(new Event('beforeprint'));
  // A tool shows one of its two trees.
  const trees = treesOf(page.root).filter((tree) => tree.querySelector(shown));
  const visible = (selector: string) =>
    trees.flatMap((tree) =>
      [...tree.querySelectorAll<HTMLElement>(selector)].map((node) => node.checkVisibility()),
    );
  const [shownNow, hiddenNow] = [visible(shown), visible(hidden)];
  const heading = trees[0]?.querySelector('h2, h3');
  const { color } = page.window.getComputedStyle(heading ?? page.root.host);
  page.window.dispatchEvent(new Event('afterprint'));
  await back();
  assert.isNotEmpty(shownNow);
  assert.notInclude(shownNow, false, shown);
  assert.isNotEmpty(hiddenNow);
  assert.notInclude(hiddenNow, true, hidden);
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
  assert.isBelow(Math.max(red, green, blue), 80, color);
}
