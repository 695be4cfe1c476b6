import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Download,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, expect, inject, onTestFinished, TestRunner, vi } from 'vitest';
import { listMails, queryLocalD1 } from '../../scripts/testing/local-state.ts';
import type {} from '../../widgets/testing/activity.ts';
import { PATIENCE_MS } from '../../widgets/testing/patience.ts';

export const siteOrigin = inject('siteOrigin');
export const deskOrigin = inject('deskOrigin');
/** Test files that run in parallel share no port and no browser. */
const worker = Number(process.env.VITEST_POOL_ID) - 1;
const partnerPort = inject('partnerPorts')[worker];
export const partnerOrigin = `http://localhost:${partnerPort}`;

/** Connects to the browser of this test worker. Closing it closes the pages that were opened by it. */
export const launch = (): Promise<Browser> => chromium.connect(inject('browsers')[worker] ?? '');

/** Makes a visitor deny access to the microphone and the camera. By default the visitor allows it. */
export async function denyDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}

/** Requests awaiting a response, by page; only for pages that `openPage` opened. */
const pending = new WeakMap<Page, Set<Request>>();

/** Clock and signals of the elements' own tests. */
const pageScripts = ['clock', 'activity'].map((name) =>
  stripTypeScriptTypes(readFileSync(`widgets/testing/${name}.ts`, 'utf8')),
);

/** Stops the clock of a page that has not been opened: from then on `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() + inject('clockOffsetMs') });
  await page.addInitScript(() => {
    activity.hasFakeTimers = true;
  });
}

/**
 * Opens a page that records console errors, CSP violations and crashes, in a context that closes at
 * the end of its test. Its visitor comes at the run's day and hour and wants less motion, unless the
 * options say otherwise: tests of what moves step the clock (motion.e2e.ts).
 */
export async function openPage(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<[Page, string[]]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript({
    content: `${pageScripts.join('')}; testClock.startAt(Date.now() + ${inject('clockOffsetMs')});`,
  });
  // A concurrent test closes its own pages: no hook knows which of the tests is running.
  const test = TestRunner.getCurrentTest();
  if (test && !test.concurrent) onTestFinished(() => context.close());
  const page = await context.newPage();
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  const pageErrors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  context.on('weberror', (event) => pageErrors.push(String(event.error())));
  return [page, pageErrors];
}

const OUR_SITE = 'https://OUR-SITE';

/**
 * A strict policy for a partner's page: our scripts, our API, nothing inline but what `styleSources`
 * allow, Trusted Types.
 */
export const partnerPolicy = (styleSources = '') =>
  [
    "default-src 'none'",
    `script-src ${siteOrigin}`,
    `connect-src ${siteOrigin}`,
    `style-src 'self' ${styleSources}`,
    "img-src 'self' data:",
    "frame-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** A script tag that docs/embed.md gives to partners, pointing to the script of `origin`. */
function snippetOf(file: string, origin: string): string {
  const guide = readFileSync('docs/embed.md', 'utf8');
  const tag = guide.match(new RegExp(`^<script .*${OUR_SITE}/embed/${file}.*</script>$`, 'm'));
  if (!tag) throw new Error(`docs/embed.md shows no script tag for ${file}`);
  return tag[0].replace(OUR_SITE, origin);
}

/** The script tags for any element. */
export const snippetsOf = (origin: string) => ({
  loader: snippetOf('sa-loader.js', origin),
  'single file': snippetOf('sa-widgets.js', origin),
});

/** The script tag for one element by its own file. */
export const ownFileOf = (tag: string, origin = siteOrigin) =>
  snippetOf('sa-consultation-form.js', origin).replace('sa-consultation-form', tag);

export const embed = snippetsOf(siteOrigin);

/**
 * Serves a partner's site on an origin other than ours. `body` is what its editor pasted.
 *
 * @param port Port on localhost; defaults to one that the API allows.
 * @param policy The Content Security Policy of every page.
 */
export async function servePartner(
  bodies: Record<string, string>,
  port = partnerPort,
  policy = partnerPolicy(),
): Promise<Server> {
  return listen((request, response) => {
    const body = bodies[request.url ?? '/'];
    // Browsers request /favicon.ico on their own.
    response.writeHead(body ? 200 : 204, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    });
    response.end(
      `<!doctype html><html lang="en"><title>Partner</title><body>${body}</body></html>`,
    );
  }, port);
}

/** Listens on localhost until the test is over, or the file that calls it outside of one. */
export async function listen(listener: RequestListener, port = 0): Promise<Server> {
  const server = createServer(listener);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return server;
}

export const originOf = (server: Server) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

/** Rows of the local D1. */
export const rows = (sql: string) => queryLocalD1(inject('state'), sql);

/** The text of a file that the page has saved. */
export async function readDownload(saved: Promise<Download>): Promise<string> {
  return text(await (await saved).createReadStream());
}

/** The texts of all mails that were sent. */
export const readMails = () => listMails(inject('state'));

/** The text of the mail that holds all `parts`, as soon as one does: a link names this run by its port. */
export const readMail = (...parts: string[]): Promise<string> =>
  vi.waitUntil(() => readMails().find((text) => parts.every((part) => text.includes(part))), {
    timeout: PATIENCE_MS,
    interval: 200,
  });

/** Waits until our code has taken over a form that was served drawn: before, the browser sends it. */
export async function takenOver(place: Page | FrameLocator | Locator, tag: string): Promise<void> {
  // Far down a page, its code is fetched shortly before it comes into view.
  await place.locator(tag).scrollIntoViewIfNeeded();
  await place.locator(`${tag} form[method=dialog]`).waitFor();
}

/** Fills in the first fields of our forms of a person. */
export async function fillPerson(
  place: Page | FrameLocator | Locator,
  {
    name = 'Asha Rao',
    email,
    phone = '98765 43210',
  }: { name?: string; email: string; phone?: string },
): Promise<void> {
  await place.getByLabel('Full name', { exact: true }).fill(name);
  await place.getByLabel('Email', { exact: true }).fill(email);
  await place.getByLabel('Phone', { exact: true }).fill(phone);
}

export const toast = (page: Page | FrameLocator) => page.locator('sa-toaster [data-state=open]');

/** Waits until two things on the page do not overlap: each may still be on its way to its place. */
export const comeApart = (one: Locator, other: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const boxes = [one, other].map((each) => each.boundingBox({ timeout: 1000 }));
      const [a, b] = await Promise.all(boxes).catch(() => []);
      if (!a || !b) return 'gone';
      return a.x < b.x + b.width &&
        b.x < a.x + a.width &&
        a.y < b.y + b.height &&
        b.y < a.y + a.height
        ? 'they overlap'
        : 'apart';
    })
    .toBe('apart');

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Runs in the page: resolves at its next frame, also where a busy browser has stopped drawing. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => activity.askForFrame(resolve));
}

/** Ends each motion of the page, in its elements too: what is half faded in has no contrast yet. */
async function finishMotion(page: Page): Promise<void> {
  // A scroll is reported in the next frame, and starts motion in the one after it.
  for (let frame = 0; frame < 2; frame += 1) await page.evaluate(nextFrame);
  await page.evaluate(() => {
    const finish = (root: Document | ShadowRoot) => {
      for (const animation of root.getAnimations()) animation.finish();
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) finish(shadowRoot);
    };
    finish(document);
  });
}

/** Violations that axe finds in `part`, a selector, of a page opened with `bypassCSP`. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  await finishMotion(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
}

/** Makes every access to storage throw, as in browsers that block site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
}

/** Holds back all answers to requests for `url`, a glob pattern, until `release` is called. */
export async function holdBack(page: Page, url: string) {
  const { promise: requested, resolve: onRequest } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    onRequest();
    await released;
    await route.continue();
  });
  return { requested, release };
}

/** Notes every layout shift of a page, from its first paint on; call it before `goto`, and what it returns after. */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    for (const _ of ['layout', 'report']) await page.evaluate(nextFrame);
    return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  };
}

/** Scrolls through a page once and waits until all of its code has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(activity.askForFrame);
    }
  });
  // A busy browser may have scrolled past an element unseen.
  while (await page.evaluate(scrollToLate)) await settled(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
}

/** Scrolls to an element without its code; false if there is none. */
function scrollToLate(): boolean {
  // Hidden elements never load, such as the page's head beside an open tool.
  const late = [...document.querySelectorAll(':not(:defined)')].find((one) =>
    one.checkVisibility(),
  );
  // After scrollIntoView, Chromium's Tab key would continue from there.
  if (late) scrollBy({ top: late.getBoundingClientRect().top, behavior: 'instant' });
  for (let box = late?.parentElement; late && box; box = box.parentElement) {
    const left = late.getBoundingClientRect().left - box.getBoundingClientRect().left;
    if (box.scrollWidth > box.clientWidth) box.scrollBy({ left, behavior: 'instant' });
  }
  return Boolean(late);
}

/** Waits until everything in the window has its code and data, and nothing is under way any more. */
export async function settled(page: Page): Promise<void> {
  let rounds = 0;
  do {
    await page.evaluate(untilQuiet);
    rounds += 1;
  } while (pending.get(page)?.size && rounds < MAX_ROUNDS);
}

/** A request whose end is still not reported after this many rounds counts as over. */
const MAX_ROUNDS = 100;

/** Runs in the page. */
async function untilQuiet(): Promise<void> {
  const isSeen = (node: Element) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // A folded element has a place, and loads once it is opened.
    return isInWindow && node.checkVisibility();
  };
  const waits = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].some(
      (node) =>
        (node.matches(':not(:defined), [aria-busy=true]') && isSeen(node)) ||
        (node.shadowRoot && waits(node.shadowRoot)),
    );
  const isQuiet = () =>
    document.readyState === 'complete' && !waits(document) && activity.underWay.size === 0;
  do {
    // One for the change, one for its layout.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(activity.askForFrame);
  } while (!isQuiet());
}
