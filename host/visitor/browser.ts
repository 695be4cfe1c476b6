import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import * as idb from 'fake-indexeddb';
import { Window as SimulatedWindow } from 'happy-dom';
import { aliases } from '../../scripts/build/aliases.ts';

/** Our site's origin, as the bundle knows it. */
const ORIGIN = 'https://site.example';

/** The elements of the three pages, and those that the tools place. */
const TAGS = [
  ...['tools-catalogue', 'tools-teaser', 'consultation-form', 'my-plan', 'cost-calculator'],
  ...['scholarship-finder', 'application-timeline', 'visa-requirements', 'vocabulary-practice'],
  ...['daily-review', 'toefl-mock-exam', 'todays-test', 'visa-interview-simulator'],
  'whole-interview',
];

const PAGES: Readonly<Record<string, string>> = {
  '/': '<sa-tools-teaser></sa-tools-teaser>',
  '/tools': '<sa-tools-catalogue sync-hash></sa-tools-catalogue>',
  '/contact': '<sa-consultation-form id="consultation"></sa-consultation-form>',
};

/** Styles as visitors download them: names alone. */
const namedStyles: Plugin = {
  name: 'named-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /kit\/element\/styles\.ts$/ }, () => ({
      contents: `let count = 0;
        const name = () => 's' + (count += 1);
        export { name as css, name as keyframes, name as glob };`,
    })),
};

/** All elements in one script, which each page of a simulated browser runs anew, as a reload does. */
async function bundleElements(): Promise<Script> {
  const elements = TAGS.map((name) => `import './widgets/sa-${name}/${name}.ts';`);
  const contents = [
    "import './widgets/testing/clock.ts';",
    "import { patchSelects } from './widgets/testing/selects.ts';",
    'patchSelects();',
    ...elements,
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: new URL('../..', import.meta.url).pathname },
    bundle: true,
    write: false,
    logLevel: 'error',
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    alias: aliases.preact,
    plugins: [namedStyles],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: '"0.0.0"',
      __SITE_ORIGIN__: JSON.stringify(ORIGIN),
    },
  });
  return new Script(outputFiles[0]?.text ?? '');
}
const elements = await bundleElements();

type Page = Window & typeof globalThis;
/** A visible element, as of any kind that a visitor uses. */
type Shown = HTMLElement & { value: string; checked: boolean; disabled: boolean };

/** Yields the visible elements below a node, shadow roots included. */
function* walk(root: ParentNode): Generator<Shown> {
  for (const node of root.children as unknown as Iterable<Shown>) {
    if (node.hasAttribute('hidden') || node.localName === 'style') continue;
    yield node;
    yield* walk(node.shadowRoot ?? node);
  }
}

const nameOf = (node: Element) => node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '';

/** More than any chain of renders, stored writes and lazy code takes. */
const TURNS = 30;
let turns = 0;

/** Resolves when all tabs have come to rest. */
async function settle(): Promise<void> {
  for (const end = turns + TURNS; turns < end; turns += 1)
    await new Promise((resolve) => setImmediate(resolve));
}

/** A browser with one storage for its tabs, and a clock that moves only when told. */
export function openBrowser(startMs: number) {
  const stored = new Map<string, string>();
  const databases = new idb.IDBFactory();
  const tabs: { hear(key: string): void; wake(): void; close(): void }[] = [];
  /** Messages of all pages: errors, which a visit has none of. */
  const errors: string[] = [];
  /** Texts of the files saved. */
  const files: string[] = [];
  const channels = new Set<{
    page: Page;
    name: string;
    onmessage: ((event: object) => void) | null;
  }>();
  let nowMs = startMs;
  /** The simulated DOM does not retarget events, so an outer element contains a click of an inner one again. */
  const note = (message: string) => {
    if (!/redefine property: preventDefault/.test(message)) errors.push(message);
  };

  function openTab() {
    const session = new Map<string, string>();
    let page: Page;
    /** The visible elements, cached until something may have changed. */
    let shown: { turns: number; nodes: Shown[] } | undefined;
    const timers = new Map<number, NodeJS.Immediate>();
    let lastTimer = 0;

    /** The pages of other tabs hear of a change. */
    const storage = (items: Map<string, string>, changed: (key: string) => void) => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, text: string) {
        items.set(key, text);
        changed(key);
      },
      removeItem(key: string) {
        if (items.delete(key)) changed(key);
      },
    });
    const tellOthers = (key: string) => {
      for (const other of tabs) if (other !== tab) setImmediate(() => other.hear(key));
    };

    async function load(url: string, state: unknown = null) {
      for (const channel of channels) if (channel.page === page) channels.delete(channel);
      page?.close();
      page = new SimulatedWindow({
        url,
        settings: {
          enableJavaScriptEvaluation: true,
          suppressInsecureJavaScriptEnvironmentWarning: true,
          navigation: { disableMainFrameNavigation: true },
        },
        console: { ...console, error: (...said) => note(said.join(' ')) },
      }) as never;
      const { URL: Address, HTMLAnchorElement } = page;
      const from = page;
      Object.assign(page, idb, {
        requestIdleCallback: (run: () => void) => setImmediate(run),
        cancelIdleCallback: clearImmediate,
        requestAnimationFrame: (run: () => void) => setImmediate(run),
        cancelAnimationFrame: clearImmediate,
        // Those of a second or more wait for the clock, which the page's first script holds.
        setTimeout(run: () => void, ms = 0, ...args: []) {
          lastTimer += 1;
          if (ms < 1000) timers.set(lastTimer, setImmediate(run, ...args));
          return lastTimer;
        },
        clearTimeout: (id: number) => clearImmediate(timers.get(id)),
        print() {},
        fetch: () => Promise.reject(new TypeError('No network')),
        BroadcastChannel: class {
          onmessage = null;
          page = from;
          name: string;
          constructor(name: string) {
            this.name = name;
            channels.add(this);
          }
          postMessage(data: unknown) {
            for (const other of channels)
              if (other !== this && other.name === this.name)
                setImmediate(() => other.onmessage?.({ data }));
          }
          close() {
            channels.delete(this);
          }
        },
      });
      for (const [name, value] of Object.entries({
        indexedDB: databases,
        localStorage: storage(stored, tellOthers),
        sessionStorage: storage(session, () => {}),
      }))
        Object.defineProperty(page, name, { value, configurable: true });
      Address.createObjectURL = (blob) => {
        (blob as Blob).text().then((text) => files.push(text));
        return 'blob:';
      };
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        if (!this.download) click.call(this);
      };
      page.history.replaceState(state, '');
      page.addEventListener('error', ({ message }) => note(message));
      elements.runInContext(page);
      page.testClock.holdTimers();
      page.testClock.stopAt(nowMs);
      page.document.body.innerHTML = PAGES[new URL(url).pathname] ?? '';
      await settle();
    }

    const all = (selector: string) => {
      if (shown?.turns !== turns) shown = { turns, nodes: [...walk(page.document.body)] };
      return shown.nodes.filter((node) => node.matches(selector));
    };
    const named = (selector: string, name: string | RegExp) =>
      all(selector).find((node) =>
        typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node)),
      );

    const tab = {
      all,
      named,
      /** All that shows, a space between elements' texts. */
      text: (selector = 'body > *') => all(selector).map(readText).join(' '),
      labels: () => all('button').map(nameOf),
      path: () => page.location.pathname + page.location.search + page.location.hash,
      open: (path: string) => load(ORIGIN + path),
      reload: () => load(page.location.href, page.history.state),
      /** Follows a link to a tool from this page or another one. */
      async go(path: string) {
        if (page.location.pathname !== '/tools') return tab.open(path);
        page.history.pushState(null, '', path);
        page.dispatchEvent(new page.Event('hashchange'));
        await settle();
      },
      async press(target: string | RegExp | Shown | undefined) {
        const node =
          typeof target === 'string' || target instanceof RegExp ? named('button', target) : target;
        if (!node) throw new Error(`No ${target} among ${tab.labels().join(' | ')}`);
        if (node.disabled) throw new Error(`${target} is disabled`);
        node.focus();
        node.click();
        await settle();
      },
      /** Chooses in a select, a group of radio buttons or a box; types into anything else. */
      async fill(name: string, value: string) {
        const fields = all(`[name="${name}"]`);
        const [field] = fields;
        if (!field) throw new Error(`No field ${name} in ${tab.path()}`);
        const { type } = field as unknown as HTMLInputElement;
        field.focus();
        if (type === 'radio') return tab.press(fields.find((each) => each.value === value));
        if (type === 'checkbox') {
          if (field.checked !== (value === 'on')) await tab.press(field);
          return;
        }
        field.value = value;
        field.dispatchEvent(new page.Event('input', { bubbles: true, composed: true }));
        field.dispatchEvent(new page.Event('change', { bubbles: true }));
        await settle();
      },
      hear(key: string) {
        page.dispatchEvent(new page.StorageEvent('storage', { key }));
      },
      /** The tab is shown again at this time. */
      wake() {
        page.testClock.stopAt(nowMs);
        page.document.dispatchEvent(new page.Event('visibilitychange'));
      },
      close: () => page.close(),
      session,
    };
    tabs.push(tab);
    return tab;
  }

  return {
    openTab,
    stored,
    errors,
    files,
    /** Keys in a store of the review's database; none without one, which this does not create. */
    reviewKeys: (store: string) =>
      new Promise<IDBValidKey[]>((resolve) => {
        const asked = databases.open('sa-practice');
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve([]);
        asked.onsuccess = () => {
          const reading = asked.result.transaction(store).objectStore(store).getAllKeys();
          reading.onsuccess = () => resolve(reading.result);
          asked.result.close();
        };
      }),
    now: () => new Date(nowMs),
    async sleepUntil(ms: number) {
      nowMs = ms;
      for (const tab of tabs) tab.wake();
      await settle();
    },
    close() {
      for (const tab of tabs) tab.close();
    },
  };
}

export type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;

function readText(node: Element): string {
  const root = node.shadowRoot ?? node;
  return [...root.childNodes]
    .map((child) => {
      if (child.nodeType === 3) return child.textContent;
      if (child.nodeType !== 1) return '';
      const element = child as Element;
      return element.hasAttribute('hidden') || element.localName === 'style'
        ? ''
        : readText(element);
    })
    .join(' ');
}
