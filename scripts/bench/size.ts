/**
 * Weighs what a visitor downloads, in bytes of best-level brotli: each element by the loader until it is
 * interactive and each own file, by the files that the build's own graph names; the single file; and, in a
 * browser, the newsletter form through a submission, one tool, and the home page. The form and the tool tell
 * whether that graph is right. Fails over budget, where a browser fetches other files than the graph has, and
 * where `sizes.json`, which embedders read, says something else.
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { tools } from '../../widgets/content/tools.ts';
import {
  type Download,
  type EmbedSizes,
  type FilesByTag,
  fileListPath,
} from '../build/plugins/embed-sizes.ts';
import { findBrowser } from '../find-browser.ts';
import { serveFolder } from '../static-server.ts';
import { buildForTests } from '../testing/test-build.ts';

const BASE = 'sa-newsletter-form';
/** A tool that fetches more once the browser is idle. */
const TOOL = 'sa-cost-calculator';
const BUDGETS = { interactive: 18_000, requests: 3, submitted: 25_000, form: 2_500, tool: 9_500 };
/** Classic files: a form that can be filled in, or all elements but what tools show later. */
const CLASSIC_BUDGETS: Record<string, number> = {
  'sa-newsletter-form': 17_000,
  'sa-consultation-form': 18_500,
  'sa-contact-form': 18_500,
  'sa-widgets': 119_500,
};
/** Home and all it fetches before the visitor acts; the goal is 45,000 (decision 026). */
const HOME_BUDGET = 57_500;
/** In place of a test's origin. */
const ORIGIN = 'https://sarathi-abroad.example';
const FORM = /-form$/;
const TOOLS = ['sa-tools-catalogue', ...tools.map(({ component }) => component)];
/** Texts of the practice tools, exempt because the budgets are for code. */
const CONTENT = /\/(test-one|today-(one|two|drills|notes)|whole-interviews|words|decks)-/;

// As on the page of another site, where tools take part in no plan.
const pageOf = (tag: string) =>
  `<!doctype html><title>${tag}</title><${tag} plan="off"></${tag}><script type="module" async src="/embed/sa-loader.js"></script>`;

const { folder, origin } = await buildForTests({ isServed: false });
const sizes: EmbedSizes = JSON.parse(readFileSync(`${folder}/embed/sizes.json`, 'utf8'));
const fileList: FilesByTag = JSON.parse(readFileSync(fileListPath(folder), 'utf8'));
const downloads = new Map(
  Object.entries(fileList).map(([tag, files]) => [tag, files.map((file) => `/embed/${file}`)]),
);
const server = await serveFolder({
  folder,
  pages: {
    '/': readFileSync(`${folder}/index.html`, 'utf8'),
    ...Object.fromEntries([BASE, TOOL].map((tag) => [`/${tag}`, pageOf(tag)])),
  },
});
const browser = await chromium.launch(await findBrowser());
let isOver = false;

const base = downloads.get(BASE) ?? [];
await checkGraph(BASE);
await print('newsletter form until interactive', base, BUDGETS.interactive);
await print(
  'newsletter form after a submission and its toast',
  await visit(browser, BASE, { after: submit }),
  BUDGETS.submitted,
);
for (const [tag, paths] of downloads) {
  isOver ||= FORM.test(tag) && paths.length > BUDGETS.requests;
  if (tag !== BASE) await print(`<${tag}> alone`, ownOf(paths), budgetOf(tag), paths);
}
await checkGraph(TOOL);
const whenIdle = await visit(browser, TOOL);
await print(
  `<${TOOL}> once the browser is idle`,
  whenIdle.filter((path) => !downloads.get(TOOL)?.includes(path)),
);
for (const [tag, { own, loader }] of Object.entries(sizes)) {
  await compare(tag, loader, downloads.get(tag) ?? []);
  if (!own) continue;
  // A classic script imports nothing before it runs.
  const paths = [`/embed/${tag}.js`];
  await print(`the own file of <${tag}>`, paths, CLASSIC_BUDGETS[tag]);
  await compare(tag, own, paths);
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
  const bytes = await sizeOf(paths, weigh);
  const isWithin = budget === undefined || bytes <= budget;
  isOver ||= !isWithin;
  const limit = budget === undefined ? '' : `of ${budget} B${isWithin ? '' : ' OVER BUDGET'}`;
  const total = all ? `with what is shared ${await sizeOf(all, weigh)} B` : '';
  const requests = `${(all ?? paths).length} requests`;
  console.log(what.padEnd(49), `${bytes} B`.padStart(9), limit.padEnd(12), total, 'in', requests);
}

/** Whether a browser that is never idle fetches exactly the files of the graph. */
async function checkGraph(tag: string) {
  const fetched = (await visit(browser, tag, { before: neverIdle })).sort().join(' ');
  const computed = [...(downloads.get(tag) ?? [])].sort().join(' ');
  if (fetched === computed) return;
  isOver = true;
  console.log(`For <${tag}> a browser fetches ${fetched}\nand the graph has ${computed}`);
}

/** Whether embedders read what a visitor downloads. */
async function compare(tag: string, told: Download, paths: string[]) {
  const real = { bytes: await sizeOf(paths), requests: paths.length };
  if (told.bytes === real.bytes && told.requests === real.requests) return;
  isOver = true;
  console.log(`sizes.json says ${JSON.stringify(told)} of <${tag}>, not ${JSON.stringify(real)}`);
}

async function sizeOf(paths: string[], measure = fileSize): Promise<number> {
  const sizes = await Promise.all(paths.map(measure));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The size of a file as built for one origin, with the file names of that build: by the port of a test's build,
 * which changes these too, the same code weighs up to 83 B more or less.
 */
async function weigh(path: string): Promise<number> {
  const response = await fetch(server.origin + path);
  const body = Buffer.from(await response.arrayBuffer());
  if (response.headers.get('content-encoding') !== 'br') return body.length;
  const text = body
    .toString('latin1')
    .replaceAll(origin, ORIGIN)
    .replaceAll(
      /([\w-]+)-[\w-]{8}(?=\.js)/g,
      (_, name) => `${name}-${hash('sha256', name, 'base64url').slice(0, 8)}`,
    );
  return brotliCompressSync(Buffer.from(text, 'latin1')).length;
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
async function visit(browser: Browser, tag: string, { before, after }: Acts = {}) {
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

async function submit(page: Page) {
  await page.route('**/api/**', (route) => route.fulfill({ status: 201, body: '{"ok":true}' }));
  await page.getByLabel('Email for our newsletter').fill('size@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.locator('sa-toaster [data-state=open]').waitFor();
}
