/**
 * Measures the time from navigation to an interactive form, with either script: our build, the same
 * source built with react-dom, and an empty page as the browser's own baseline. The subjects take
 * turns in one browser, with the CPU throttled four times and an empty cache. RUNS sets the number
 * of turns.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';
import { describeTimes, quantile } from './quantiles.ts';
import { serveFolder } from './static-server.ts';

const RUNS = Number(process.env.RUNS ?? 25);
const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const head = '<!doctype html><title>Bench</title><link rel="icon" href="data:,">';
const emptyPage = `${head}<script>window.readyMs = performance.now()</script>`;
const scripts = {
  'the loader': '<script type="module" async src="/embed/sa-loader.js"></script>',
  'the single file': '<script async src="/embed/sa-widgets.js"></script>',
};
const formPage = (script: string) => `${head}<sa-consultation-form></sa-consultation-form>
${script}
<script>
(async () => {
  await customElements.whenDefined('sa-consultation-form');
  const root = document.querySelector('sa-consultation-form').shadowRoot;
  while (!root.querySelector('button')) await new Promise(requestAnimationFrame);
  window.readyMs = performance.now();
})();
</script>`;

const folder = mkdtempSync(join(tmpdir(), 'sa-bench-'));
const servers = await Promise.all(['preact', 'react'].map(serveBuild));
const [preact, react] = servers.map(({ origin }) => origin) as [string, string];
const subjects = ['empty', 'preact', 'react'] as const;
type Subject = (typeof subjects)[number];

const browser = await chromium.launch(await findBrowser());
for (const script of Object.keys(scripts)) {
  await compare(script, 'local network', undefined);
  await compare(script, 'slow 4G', SLOW_4G);
}
await browser.close();
for (const server of servers) await server.close();
rmSync(folder, { recursive: true });

function serveBuild(runtime: string) {
  const outDir = join(folder, runtime);
  const env = { ...process.env, RUNTIME: runtime, OUT_DIR: outDir };
  execFileSync('node', ['scripts/build.ts'], { env });
  const pages = Object.entries(scripts).map(([name, tag]) => [pathOf(name), formPage(tag)]);
  return serveFolder({
    folder: outDir,
    pages: { '/empty': emptyPage, ...Object.fromEntries(pages) },
  });
}

function pathOf(script: string): string {
  return `/${script.replaceAll(' ', '-')}`;
}

async function compare(script: string, title: string, network: typeof SLOW_4G | undefined) {
  const pages: Record<Subject, string> = {
    empty: `${preact}/empty`,
    preact: preact + pathOf(script),
    react: react + pathOf(script),
  };
  const times: Record<Subject, number[]> = { empty: [], preact: [], react: [] };
  for (let turn = 0; turn <= RUNS; turn += 1) {
    for (const subject of subjects) {
      const ms = await timeToReady(browser, pages[subject], network);
      // The first turn is a warm-up.
      if (turn > 0) times[subject].push(ms);
    }
  }
  const [empty, ours, theirs] = subjects.map((subject) => quantile(times[subject], 0.5));
  console.log(`\nForm by ${script}, 4x slower processor, ${title}, ${RUNS} runs each`);
  for (const subject of subjects)
    console.log(`  ${subject.padEnd(7)} ${describeTimes(times[subject])}`);
  console.log(`  ratio preact/react                    ${ratio(ours, theirs)}`);
  console.log(`  the same beyond what an empty page takes ${ratio(ours, theirs, empty)}`);
}

/** Milliseconds from the start of navigation, in a new browser context and so without a cache. */
async function timeToReady(browser: Browser, url: string, network: typeof SLOW_4G | undefined) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  await tab.goto(url);
  const handle = await tab.waitForFunction('window.readyMs');
  const ms = Number(await handle.jsonValue());
  await context.close();
  return ms;
}

function ratio(ours = 0, theirs = 0, floor = 0): string {
  return ((ours - floor) / (theirs - floor)).toFixed(2);
}
