/**
 * Runs Lighthouse (mobile preset) on every route of the built site and counts the brotli bytes each
 * route downloads before the visitor acts. Files are served as our host serves them: compressed, at
 * clean URLs. ROUTES=/,/about limits the run to those routes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from '../find-browser.ts';
import { freePort } from '../local/local-worker.ts';
import { run } from '../run.ts';
import { serveFolder } from '../static-server.ts';

const OUT_DIR = process.env.OUT_DIR ?? 'dist';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

// Canonical URLs contain the server's origin, so the server starts before the build.
const pages: Record<string, string> = {};
const server = await serveFolder({ folder: OUT_DIR, pages });
const env = { ...process.env, OUT_DIR, SITE_ORIGIN: server.origin };
if ((await run('node', ['scripts/build/build.ts'], { env })) !== 0) process.exit(1);
Object.assign(pages, readPages());
const routes = process.env.ROUTES?.split(',') ?? listRoutes();

const port = await freePort();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
});
console.log(`${'route'.padEnd(46)} perf  a11y  best  seo   CLS    LCP s  TBT ms  bytes  requests`);
for (const route of routes) console.log(await report(route));
await browser.close();
await server.close();

/** The pages that people visit: the builder's preview is blank without the builder. */
function listRoutes(): string[] {
  return Object.keys(pages)
    .filter((route) => route !== '/partners/preview')
    .sort();
}

/** Every page of the build by path, except the 404 page and what partners paste into theirs. */
function readPages(): Record<string, string> {
  const files = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' });
  const names = files.filter(
    (file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('embed'),
  );
  return Object.fromEntries(
    names.map((file) => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readFileSync(`${OUT_DIR}/${file}`, 'utf8'),
    ]),
  );
}

async function report(route: string): Promise<string> {
  const url = server.origin + route;
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse has no result for ${route}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { bytes, requests } = await measureDownload(url);
  return [
    route.padEnd(46),
    ...scores.map((score) => String(score).padEnd(5)),
    value('cumulative-layout-shift').toFixed(3).padEnd(6),
    (value('largest-contentful-paint') / 1000).toFixed(2).padEnd(6),
    value('total-blocking-time').toFixed(0).padEnd(7),
    String(bytes).padEnd(6),
    requests,
  ].join(' ');
}

/** Downloads of a route in a phone-sized window before the visitor acts. */
async function measureDownload(url: string): Promise<{ bytes: number; requests: number }> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  const sizes = await Promise.all(
    addresses
      .filter((address) => address.startsWith(server.origin))
      .map(async (address) => Number((await fetch(address)).headers.get('content-length'))),
  );
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}
