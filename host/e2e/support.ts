import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';

export const siteOrigin = inject('siteOrigin');
export const partnerOrigin = `http://localhost:${inject('partnerPort')}`;

export async function launch(): Promise<Browser> {
  return chromium.launch(await findBrowser());
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

/** What a partner's host allows: our scripts, our API, nothing inline, Trusted Types. */
const PARTNER_CSP = [
  "default-src 'none'",
  `script-src ${siteOrigin}`,
  `connect-src ${siteOrigin}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

export const embed = {
  loader: `<script type="module" src="${siteOrigin}/embed/sa-loader.js"></script>`,
  'single file': `<script defer src="${siteOrigin}/embed/sa-widgets.js"></script>`,
};

/** A partner's site, on another origin than ours. `body` is what its editor pasted. */
export async function servePartner(bodies: Record<string, string>): Promise<Server> {
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
    server.listen(inject('partnerPort'), 'localhost', resolve);
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

export const toast = (page: Page) => page.locator('sa-toaster [data-state=open]');
