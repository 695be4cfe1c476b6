/**
 * Measures the time from navigation to a form that can be seen and typed into: one that a page's
 * author writes by hand, ours by each way to embed it, also built with react-dom, and the same fields by
 * bare preact + r2wc, Shoelace and SurveyJS, which come from npm's registry once. The subjects take turns in
 * one browser, with the CPU throttled four times and an empty cache, on a phone's screen.
 *
 * RUNS sets the number of turns. BEFORE is the folder of an earlier build (`dist` of another commit): the same
 * run then compares each way to embed with that build's.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../find-browser.ts';
import { serveFolder } from '../static-server.ts';
import { benchPage, handWrittenForm, type ReadyWhen, type Visit } from './bench-form-page.ts';
import { quantile } from './quantiles.ts';
import { buildRivals } from './rivals.ts';

const RUNS = Number(process.env.RUNS ?? 25);
const CPU_SLOWDOWN = 4;
const TAG = 'sa-consultation-form';
/** Lighthouse's slow 4G: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

type Runtime = 'preact' | 'react' | 'before';
type Network = 'slow 4G' | 'local network';

interface Subject {
  name: string;
  runtime: Runtime;
  /** A file of the build without which the subject is left out. */
  needs?: string;
  /** The markup pasted into the page; `folder` is the build. */
  content(folder: string): string;
  /** Unless it is our element's button, or one in the page. */
  ready?: ReadyWhen;
  /** At most these times the hand-written form. */
  goal?: Record<Network, number>;
  /** The subject that this one is compared with, and at most these times its time. */
  rival?: { name: string; goal?: Record<Network, number> };
}

// With the room that the recipe for plain HTML keeps free (host/recipes/plain-html.md).
const element = `<style>${TAG} { display: flow-root; min-height: 960px }</style><${TAG}><p>Book a consultation: <a href="/contact">contact us</a>.</p></${TAG}>`;
const classic = (file: string) => `<script async src="/embed/${file}"></script>`;
const loader = '<script type="module" async src="/embed/sa-loader.js"></script>';
const ownFile = `embed/${TAG}.js`;
const prerendered = `embed/prerendered/${TAG}.html`;

const rivals = await buildRivals();
const ours: readonly Subject[] = [
  {
    name: 'instant snippet',
    runtime: 'preact',
    needs: prerendered,
    content: (folder) =>
      readFileSync(join(folder, prerendered), 'utf8') +
      (existsSync(join(folder, ownFile)) ? classic(`${TAG}.js`) : loader),
    goal: { 'slow 4G': 1.1, 'local network': 1.1 },
  },
  {
    name: 'own file',
    runtime: 'preact',
    needs: ownFile,
    content: () => element + classic(`${TAG}.js`),
    goal: { 'slow 4G': 1.95, 'local network': 1.4 },
  },
  {
    name: 'loader',
    runtime: 'preact',
    content: () => element + loader,
    goal: { 'slow 4G': 2.1, 'local network': 1.6 },
    rival: { name: 'loader, react-dom', goal: { 'slow 4G': 0.5, 'local network': 0.5 } },
  },
  {
    name: 'single file',
    runtime: 'preact',
    content: () => element + classic('sa-widgets.js'),
    rival: { name: 'single file, react-dom', goal: { 'slow 4G': 0.5, 'local network': 0.5 } },
  },
];
const before = process.env.BEFORE;
const subjects: readonly Subject[] = [
  { name: 'empty page', runtime: 'preact', content: () => '<form><button></button></form>' },
  { name: 'hand-written form', runtime: 'preact', content: () => handWrittenForm },
  ...ours,
  ...(before ? ours : []).map(({ name, needs, content }) => ({
    name: `${name}, before`,
    runtime: 'before' as const,
    content,
    ...(needs && { needs }),
    rival: { name },
  })),
  { name: 'loader, react-dom', runtime: 'react', content: () => element + loader },
  {
    name: 'single file, react-dom',
    runtime: 'react',
    content: () => element + classic('sa-widgets.js'),
  },
  ...rivals.map(({ name, ready, content }) => ({
    name,
    runtime: 'preact' as const,
    ready,
    content: () => content,
  })),
];

interface Measured extends Visit {
  /** Milliseconds in scripts, compiling included. */
  scriptMs: number;
}

const top = mkdtempSync(join(tmpdir(), 'sa-bench-'));
const folders: Record<Runtime, string> = {
  preact: build('preact'),
  react: build('react'),
  before: before ?? top,
};
const present = subjects.filter(isBuilt);
const servers = {
  preact: await serveFolder({
    folder: folders.preact,
    pages: Object.assign({}, pagesOf('preact'), ...rivals.map(({ files }) => files)),
  }),
  react: await serveFolder({ folder: folders.react, pages: pagesOf('react') }),
  before: await serveFolder({ folder: folders.before, pages: pagesOf('before') }),
};
const browser = await chromium.launch(await findBrowser());
await compare('slow 4G', SLOW_4G);
await compare('local network', undefined);
await browser.close();
for (const server of Object.values(servers)) await server.close();
rmSync(top, { recursive: true });

function build(runtime: 'preact' | 'react'): string {
  const outDir = join(top, runtime);
  const env = { ...process.env, RUNTIME: runtime, OUT_DIR: outDir };
  execFileSync('node', ['scripts/build/build.ts'], { env });
  return outDir;
}

function isBuilt({ name, runtime, needs }: Subject): boolean {
  const isThere = !needs || existsSync(join(folders[runtime], needs));
  if (!isThere) console.log(`${name}: left out, the build has no ${needs}`);
  return isThere;
}

function pagesOf(runtime: Runtime): Record<string, string> {
  const own = present.filter((subject) => subject.runtime === runtime);
  return Object.fromEntries(
    own.map((subject) => {
      const content = subject.content(folders[runtime]);
      const host = content.includes(TAG) ? TAG : null;
      const ready = subject.ready ?? { host, button: 'form button' };
      return [pathOf(subject), benchPage(content, ready)];
    }),
  );
}

function pathOf({ name }: Subject): string {
  return `/${name.replaceAll(/\W+/g, '-')}`;
}

async function compare(network: Network, conditions: typeof SLOW_4G | undefined) {
  const visits = new Map<string, Measured[]>(present.map(({ name }) => [name, []]));
  for (let turn = 0; turn <= RUNS; turn += 1) {
    for (const subject of present) {
      const url = servers[subject.runtime].origin + pathOf(subject);
      const visit = await open(browser, url, conditions);
      // The first turn is a warm-up.
      if (turn > 0) visits.get(subject.name)?.push(visit);
    }
  }
  const middle = (name: string, value: (visit: Measured) => number, share = 0.5) =>
    quantile((visits.get(name) ?? []).map(value), share);
  const timeOf = (name: string) => middle(name, ({ readyMs }) => readyMs);

  console.log(
    `\nA form to see and type into, ${CPU_SLOWDOWN}x slower processor, ${network}, ${RUNS} runs each`,
  );
  console.log(
    `${'subject'.padEnd(24)} ms (10th to 90th)   times the hand-written (goal)  shift  script ms  longest task ms`,
  );
  for (const { name, goal } of present) {
    const [low, high] = [0.1, 0.9].map((share) =>
      middle(name, ({ readyMs }) => readyMs, share).toFixed(0),
    );
    console.log(
      [
        name.padEnd(24),
        `${timeOf(name).toFixed(0).padStart(5)} (${low} to ${high})`.padEnd(19),
        describeRatio(timeOf(name) / timeOf('hand-written form'), goal?.[network]).padEnd(30),
        middle(name, ({ shift }) => shift)
          .toFixed(3)
          .padEnd(6),
        middle(name, ({ scriptMs }) => scriptMs)
          .toFixed(0)
          .padEnd(10),
        middle(name, ({ longestTaskMs }) => longestTaskMs).toFixed(0),
      ].join(' '),
    );
  }
  for (const { name, rival } of present) {
    if (!rival) continue;
    const ratio = timeOf(name) / timeOf(rival.name);
    console.log(`${name} to ${rival.name}: ${describeRatio(ratio, rival.goal?.[network])}`);
  }
}

function describeRatio(ratio: number, goal: number | undefined): string {
  const text = ratio.toFixed(2);
  return goal === undefined ? text : `${text} (${goal}${ratio > goal ? ', missed' : ''})`;
}

/** One visit in a new browser context, and so without a cache. */
async function open(
  browser: Browser,
  url: string,
  network: typeof SLOW_4G | undefined,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  await tab.goto(url, { waitUntil: 'domcontentloaded' });
  const visit = await tab.evaluate(() => window.visit);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  await context.close();
  return { ...visit, scriptMs: seconds * 1000 };
}
