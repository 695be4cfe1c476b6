import { readFileSync, statSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page, ViewportSize } from 'playwright-core';
import type { ElementState } from '../../widgets/testing/states.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';

/** The origin of a build, and one for the desk. Nobody listens there: routes read the folders. */
const SITE = 'http://localhost:8787';
export const DESK = 'http://localhost:8788';

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark}body{margin:0;padding:16px;background:Canvas;color:CanvasText;font-family:system-ui}</style><body>';

/** A module of the elements' tests for a browser. */
const scriptOf = (name: string) =>
  stripTypeScriptTypes(readFileSync(`widgets/testing/${name}.ts`, 'utf8')).replaceAll(
    /(from '.*)\.ts(?=')/g,
    '$1.js',
  );
// The headless shell closes a page whose script checks for speech recognition.
const PREPARED = `${scriptOf('clock')};${scriptOf('activity')};testClock.stopAt(${+TEST_NOW});testClock.holdTimers();delete window.SpeechRecognition`;

/** Opens a page of the site or the desk as built; `answer` stands in for the API. */
export async function openPage(
  browser: Browser,
  viewport: ViewportSize,
  isDark: boolean,
  answer?: (url: string) => Promise<Response>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    baseURL: SITE,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
  });
  await context.addInitScript({ content: PREPARED });
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const path = join(origin === DESK ? 'dist-desk' : 'dist', pathname);
    const file = [path, `${path}.html`, `${path}index.html`].find((name) =>
      statSync(name, { throwIfNoEntry: false })?.isFile(),
    );
    const script = /^\/testing\/(.*)\.js$/.exec(pathname)?.[1];
    if (file) await route.fulfill({ path: file });
    else if (script)
      await route.fulfill({ contentType: 'text/javascript', body: scriptOf(script) });
    else if (pathname === '/state')
      await route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE });
    else {
      const response = await answer?.(route.request().url());
      await route.fulfill({ status: response?.status ?? 404, json: await response?.json() });
    }
  });
  return context.newPage();
}

/** Adds an element to an empty page, unless the page has it, and brings it into a state. */
export const reachState = (page: Page, tag: string, state: Omit<ElementState, 'name'>) =>
  page.evaluate(
    async ([tag, { attributes = {}, stored = {}, answers = {}, steps }]) => {
      const { answerRequests } = await import(`${'/testing'}/answer-requests.js`);
      const { settle, until } = await import(`${'/testing'}/frame.js`);
      const { performSteps } = await import(`${'/testing'}/perform-steps.js`);
      const element = document.querySelector(tag) ?? document.createElement(tag);
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      answerRequests(window, answers);
      if (!element.isConnected) {
        document.body.append(element);
        await import(`${'/embed'}/sa-loader.js`);
      }
      await until(window, () => element.shadowRoot?.childElementCount);
      await settle({ window });
      await performSteps(element.shadowRoot, steps);
    },
    [tag, state] as const,
  );

/** Scrolls through a page: what comes into sight may load only then. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const { settle } = await import(`${'/testing'}/frame.js`);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await settle({ window });
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await settle({ window });
  });

/** Runs in the page: the texts of its first window in reading order, a line a block. */
export function readFirstWindow(): string {
  let lines = '';
  let last: Element | null = null;
  const range = document.createRange();
  const isSeen = ({ width, height, bottom, top }: DOMRect) =>
    Math.min(width, height) > 1 && bottom > 0 && top < innerHeight;
  const read = (node: Node) => {
    range.selectNodeContents(node);
    const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (node instanceof Text && isShown && [...range.getClientRects()].some(isSeen)) {
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      lines += (block === last ? '' : '\n') + node.data.replaceAll(/\s+/g, ' ');
      last = block;
    }
    const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    const root = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    for (const child of assigned.length > 0 ? assigned : root.childNodes) read(child);
  };
  scrollTo(0, 0);
  read(document.body);
  return lines.replaceAll(/\n\s*/g, '\n').trim();
}
