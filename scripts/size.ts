/**
 * What a visitor downloads, as brotli bytes at the best level, measured by a browser that loads a
 * page through the autoloader. Fails over budget.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { elementFolders } from './element-folders.ts';
import { findBrowser } from './find-browser.ts';
import { serveFolder } from './static-server.ts';

const BASE = 'sa-newsletter-form';
const BUDGETS = { interactive: 17_000, requests: 4, submitted: 22_000, furtherForm: 2_500 };

const pageOf = (tag: string) =>
  `<!doctype html><title>${tag}</title><${tag}></${tag}><script type="module" src="/embed/sa-loader.js"></script>`;

const folders = elementFolders();
const server = await serveFolder({
  folder: process.env.OUT_DIR ?? 'dist',
  pages: Object.fromEntries(folders.map(({ tag }) => [`/${tag}`, pageOf(tag)])),
});
const browser = await chromium.launch(await findBrowser());
const base = await measure(browser, BASE);
const rows: [what: string, bytes: number, requests: number, limit?: number | undefined][] = [
  [
    `<${BASE}> until interactive`,
    base.interactive.bytes,
    base.interactive.requests,
    BUDGETS.interactive,
  ],
  [
    `<${BASE}> after a submission and its toast`,
    base.submitted.bytes,
    base.submitted.requests,
    BUDGETS.submitted,
  ],
];
for (const { tag } of folders) {
  if (tag === BASE) continue;
  const { interactive } = await measure(browser, tag);
  const limit = tag.endsWith('-form') ? BUDGETS.furtherForm : undefined;
  const more = interactive.bytes - base.shared;
  rows.push([`<${tag}> beyond what is shared`, more, interactive.requests, limit]);
}
rows.push(['the single file', await fileSize('/embed/sa-widgets.js'), 1]);
await browser.close();
await server.close();

let isOver = base.interactive.requests > BUDGETS.requests;
for (const [what, bytes, requests, limit] of rows) {
  const isWithin = limit === undefined || bytes <= limit;
  isOver ||= !isWithin;
  const budget = limit === undefined ? '' : ` of ${limit} B${isWithin ? '' : '  OVER BUDGET'}`;
  console.log(`${what.padEnd(52)} ${String(bytes).padStart(6)} B${budget} in ${requests} requests`);
}
if (isOver) process.exitCode = 1;

async function fileSize(path: string): Promise<number> {
  const response = await fetch(server.origin + path);
  return Number(response.headers.get('content-length'));
}

/** Bytes and requests of our files; `shared` is what any element on the page would need. */
async function measure(browser: Browser, tag: string) {
  const page = await browser.newPage();
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/embed/')) paths.push(pathname);
  });
  const soFar = async (counted = paths) => {
    const sizes = await Promise.all(counted.map(fileSize));
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: counted.length };
  };
  await page.goto(`${server.origin}/${tag}`, { waitUntil: 'networkidle' });
  const interactive = await soFar();
  const ownChunk = paths.filter((path) => path.includes(tag.slice(3)));
  const { bytes: own } = await soFar(ownChunk);
  const submitted = tag === BASE ? await submit(page).then(() => soFar()) : interactive;
  await page.close();
  return { interactive, submitted, shared: interactive.bytes - own };
}

async function submit(page: Page) {
  await page.route('**/api/**', (route) => route.fulfill({ status: 201, body: '{"ok":true}' }));
  await page.getByLabel('Email for our newsletter').fill('size@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.locator('sa-toaster [data-state=open]').waitFor();
}
