/**
 * Measures what a visitor downloads, in bytes of best-level brotli, with a browser that loads a
 * page through the autoloader: until an element is interactive and, on a separate line, what it
 * prefetches once the browser is idle; then each own file, what a form's fetches when it is touched,
 * the single file, and the home page. Fails over budget, and where `sizes.json`, which embedders read, says something else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { tools } from '../../widgets/content/tools.ts';
import { elementFolders } from '../build/generate/element-folders.ts';
import type { Download, EmbedSizes } from '../build/plugins/embed-sizes.ts';
import { findBrowser } from '../find-browser.ts';
import { serveFolder } from '../static-server.ts';

const BASE = 'sa-newsletter-form';
const BUDGETS = { interactive: 17_500, requests: 4, submitted: 24_500, form: 2_500, tool: 9_500 };
/** Classic files: a form that can be filled in, or all elements but what tools show later. */
const CLASSIC_BUDGETS: Record<string, number> = {
  'sa-newsletter-form': 16_500,
  'sa-consultation-form': 18_000,
  'sa-contact-form': 18_000,
  'sa-widgets': 118_000,
};
/** Home and all it fetches before the visitor acts; the goal is 45,000 (decision 026). */
const HOME_BUDGET = 55_000;
const FORM = /-form$/;
const TOOLS = ['sa-tools-catalogue', ...tools.map(({ component }) => component)];
/** Texts of the practice tools, exempt because the budgets are for code. */
const CONTENT = /\/(test-one|today-(one|two|drills|notes)|whole-interviews|words|decks)-/;

// As on the page of another site, where tools take part in no plan.
const pageOf = (tag: string, script: string) =>
  `<!doctype html><title>${tag}</title><${tag} plan="off"></${tag}><script ${script}></script>`;
const LOADER = 'type="module" async src="/embed/sa-loader.js"';

const folder = process.env.OUT_DIR ?? 'dist';
const sizes: EmbedSizes = JSON.parse(readFileSync(`${folder}/embed/sizes.json`, 'utf8'));
const tags = elementFolders().map(({ tag }) => tag);
const ownTags = Object.keys(sizes).filter((tag) => sizes[tag]?.own);
const server = await serveFolder({
  folder,
  pages: Object.fromEntries([
    ['/', readFileSync(`${folder}/index.html`, 'utf8')],
    ...tags.map((tag) => [`/${tag}`, pageOf(tag, LOADER)]),
    ...ownTags.map((tag) => [`/own/${tag}`, pageOf(tag, `async src="/embed/${tag}.js"`)]),
  ]),
});
const browser = await chromium.launch(await findBrowser());
const downloads = new Map<string, string[]>();
const whenIdle = new Map<string, string[]>();
for (const tag of tags) {
  const [busy, idle] = await Promise.all([
    download(browser, tag, { before: neverIdle }),
    download(browser, tag),
  ]);
  downloads.set(tag, busy);
  whenIdle.set(
    tag,
    idle.filter((path) => !busy.includes(path)),
  );
}
const submitted = await download(browser, BASE, { after: submit });
let isOver = false;

const base = downloads.get(BASE) ?? [];
await print('newsletter form until interactive', base, BUDGETS.interactive);
await print('newsletter form after a submission and its toast', submitted, BUDGETS.submitted);
isOver ||= base.length > BUDGETS.requests;
for (const [tag, paths] of downloads) {
  if (tag !== BASE) await print(`<${tag}> alone`, ownOf(paths), budgetOf(tag), paths);
  const later = whenIdle.get(tag) ?? [];
  if (later.length > 0) await print(`  and when idle`, later);
}
for (const [tag, { own, loader }] of Object.entries(sizes)) {
  await compare(tag, loader, downloads.get(tag) ?? []);
  if (!own) continue;
  const paths = await download(browser, `own/${tag}`, { before: neverIdle });
  await print(`the own file of <${tag}>`, paths, CLASSIC_BUDGETS[tag]);
  await compare(tag, own, paths);
  if (!FORM.test(tag)) continue;
  const touched = await download(browser, `own/${tag}`, { after: touch });
  const later = touched.filter((path) => !paths.includes(path));
  await print('  and once it is touched', later);
}
await print('the single file', ['/embed/sa-widgets.js'], CLASSIC_BUDGETS['sa-widgets']);
const laterFiles = readdirSync(`${folder}/embed/chunks`).filter((name) =>
  /^later-widgets-/.test(name),
);
await print(
  '  and once a tool is idle',
  laterFiles.map((name) => `/embed/chunks/${name}`),
);
for (const width of [360, 1280]) {
  await print(
    `home before the visitor acts, ${width} px wide`,
    await visitHome(width),
    HOME_BUDGET,
  );
}
await browser.close();
await server.close();
if (isOver) process.exitCode = 1;

function budgetOf(tag: string): number | undefined {
  if (TOOLS.includes(tag)) return BUDGETS.tool;
  return FORM.test(tag) ? BUDGETS.form : undefined;
}

/** Files that no other element downloads. */
function ownOf(paths: string[]): string[] {
  const all = [...downloads.values()];
  const isOwn = (path: string) => all.filter((other) => other.includes(path)).length === 1;
  return paths.filter((path) => isOwn(path) && !CONTENT.test(path));
}

async function print(what: string, paths: string[], budget?: number, all?: string[]) {
  const bytes = await sizeOf(paths);
  const isWithin = budget === undefined || bytes <= budget;
  isOver ||= !isWithin;
  const limit = budget === undefined ? '' : `of ${budget} B${isWithin ? '' : ' OVER BUDGET'}`;
  const total = all ? `with what is shared ${await sizeOf(all)} B` : '';
  const requests = `${(all ?? paths).length} requests`;
  console.log(what.padEnd(49), `${bytes} B`.padStart(9), limit.padEnd(12), total, 'in', requests);
}

/** Whether embedders read what a browser downloads. */
async function compare(tag: string, told: Download, paths: string[]) {
  const real = { bytes: await sizeOf(paths), requests: paths.length };
  if (told.bytes === real.bytes && told.requests === real.requests) return;
  isOver = true;
  console.log(`sizes.json says ${JSON.stringify(told)} of <${tag}>, not ${JSON.stringify(real)}`);
}

async function sizeOf(paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(fileSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function fileSize(path: string): Promise<number> {
  const response = await fetch(server.origin + path);
  return Number(response.headers.get('content-length'));
}

interface Acts {
  /** Prepares the page before navigation. */
  before?(page: Page): Promise<void>;
  /** Acts as a visitor once everything has loaded. */
  after?(page: Page): Promise<void>;
}

/** Paths of our files that a page with only this element requests. */
async function download(browser: Browser, tag: string, { before, after }: Acts = {}) {
  const page = await browser.newPage();
  await before?.(page);
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/embed/')) paths.push(pathname);
  });
  await page.goto(`${server.origin}/${tag}`, { waitUntil: 'networkidle' });
  await after?.(page);
  await page.close();
  return paths;
}

/** Paths of everything that the home page asks for by itself, the page first. */
async function visitHome(width: number): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(`${server.origin}/`, { waitUntil: 'networkidle' });
  await page.close();
  return paths;
}

/** Disables idle callbacks, as if the page were always busy. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

async function touch(page: Page) {
  await page.getByRole('textbox').first().focus();
  await page.locator('sa-toaster').waitFor({ state: 'attached' });
}

async function submit(page: Page) {
  await page.route('**/api/**', (route) => route.fulfill({ status: 201, body: '{"ok":true}' }));
  await page.getByLabel('Email for our newsletter').fill('size@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.locator('sa-toaster [data-state=open]').waitFor();
}
