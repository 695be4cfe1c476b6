import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';

export const siteOrigin = inject('siteOrigin');
export const partnerOrigin = `http://localhost:${inject('partnerPort')}`;

/** @param flags Further flags of Chromium. */
export async function launch(flags: string[] = []): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...flags] });
}

/** A page that remembers what went wrong on it: console errors, violations of its CSP, crashes. */
export async function openPage(browser: Browser, options = {}): Promise<[Page, string[]]> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return [page, complaints];
}

const OUR_SITE = 'https://OUR-SITE';

/** What a partner's host allows: our scripts, our API, nothing inline, Trusted Types. */
const PARTNER_CSP = [
  "default-src 'none'",
  `script-src ${siteOrigin}`,
  `connect-src ${siteOrigin}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The script tags as README gives them to partners, for scripts of `origin`. */
export function snippetsOf(origin: string) {
  const readme = readFileSync('README.md', 'utf8');
  const tagOf = (file: string) => {
    const tag = readme.match(new RegExp(`^<script .*${OUR_SITE}/embed/${file}.*</script>$`, 'm'));
    if (!tag) throw new Error(`README.md shows no script tag for ${file}`);
    return tag[0].replace(OUR_SITE, origin);
  };
  return { loader: tagOf('sa-loader.js'), 'single file': tagOf('sa-widgets.js') };
}

export const embed = snippetsOf(siteOrigin);

/**
 * A partner's site, on another origin than ours. `body` is what its editor pasted.
 *
 * @param port of localhost; one that the API allows unless given.
 */
export async function servePartner(
  bodies: Record<string, string>,
  port = inject('partnerPort'),
): Promise<Server> {
  const server = createServer((request, response) => {
    const body = bodies[request.url ?? '/'];
    // A browser asks for /favicon.ico by itself.
    response.writeHead(body ? 200 : 204, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PARTNER_CSP,
    });
    response.end(
      `<!doctype html><html lang="en"><title>Partner</title><body>${body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  return server;
}

/** Rows of the local D1, read by wrangler as an operator would. */
export function rows(sql: string): Record<string, unknown>[] {
  const args = ['d1', 'execute', 'DB', '--local', '--persist-to', inject('state'), '--json'];
  const output = execFileSync('wrangler', [...args, '--command', sql], {
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(String(output))[0].results;
}

export const toast = (page: Page | FrameLocator) => page.locator('sa-toaster [data-state=open]');

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on a page whose policy lets it in (`bypassCSP`). */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.addScriptTag({ path: axePath });
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ rules: { 'target-size': { enabled: true } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Makes every touch of storage throw, as browsers do that block site data. */
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

/** Shows every part of a page to the window once, so that all of its code has come. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
