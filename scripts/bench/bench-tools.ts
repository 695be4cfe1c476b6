/**
 * Benchmarks the tools page with the CPU throttled four times: the time from a click on "Open Tool"
 * to the tool's first usable field, and the Event Timing of a click on "Calculate Costs", of opening
 * "What can I afford?", which prices all 15,840 plans, and of a digit of a budget, which answers from
 * them, beside that of a baseline button that changes one text. RUNS sets the number of runs. OUT_DIR
 * names an existing build; without it, one is made.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { tools } from '../../widgets/content/tools.ts';
import { findBrowser } from '../find-browser.ts';
import { run } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import { describeTimes, quantile } from './quantiles.ts';

const RUNS = Number(process.env.RUNS ?? 15);
const CPU_SLOWDOWN = 4;
/** Duration of one frame, and the shortest duration that Event Timing reports. */
const FRAME_MS = 16;

interface Interaction {
  /** From the click to the frame that shows its result, rounded to 8 ms by the browser. */
  durationMs: number;
  /** Time in event listeners, including rendering they triggered synchronously. */
  processingMs: number;
}

declare global {
  interface Window {
    /** Interactions since the previous call, from the Event Timing API. */
    takeInteractions(): Promise<Interaction[]>;
    /** Resolves to the milliseconds from the next click until the tool `tag` has a field. */
    timeToField(tag: string): Promise<number>;
  }
}

const folder = process.env.OUT_DIR ?? (await build());
const server = await serveFolder({
  folder,
  pages: { '/tools': readFileSync(join(folder, 'tools.html'), 'utf8') },
});
const browser = await chromium.launch(await findBrowser());
await reportOpening();
await reportCalculating();
await browser.close();
await server.close();
if (!process.env.OUT_DIR) rmSync(dirname(folder), { recursive: true });

async function build(): Promise<string> {
  const outDir = join(mkdtempSync(join(tmpdir(), 'sa-bench-tools-')), 'dist');
  const env = { ...process.env, OUT_DIR: outDir };
  if ((await run('node', ['scripts/build/build.ts'], { env })) !== 0) process.exit(1);
  return outDir;
}

async function reportOpening(): Promise<void> {
  console.log(`\n"Open Tool" to a usable field, 4x slower processor, ${RUNS} runs each`);
  for (const { id, name, component } of tools) {
    const times: number[] = [];
    // The first run is a warm-up.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const ms = await timeToField(name, component);
      if (turn > 0) times.push(ms);
    }
    console.log(`  ${id.padEnd(26)} ${describeTimes(times)}`);
  }
}

async function timeToField(name: string, tag: string): Promise<number> {
  const page = await openTools(browser);
  const measured = page.evaluate((component) => window.timeToField(component), tag);
  await page
    .getByRole('button', { name: `Open Tool: ${name}` })
    .first()
    .click();
  const ms = await measured;
  await page.context().close();
  return ms;
}

async function reportCalculating(): Promise<void> {
  const subjects = {
    'one text node': [] as Interaction[],
    'Calculate Costs, first': [] as Interaction[],
    'Calculate Costs, again': [] as Interaction[],
    'What can I afford?, opened': [] as Interaction[],
    'a digit of a budget': [] as Interaction[],
  };
  for (let turn = 0; turn <= RUNS; turn += 1) {
    const found = await actInTurns();
    if (turn === 0) continue;
    for (const [index, list] of Object.values(subjects).entries()) {
      list.push(found[index] as Interaction);
    }
  }
  console.log(
    `\nA click or key to its paint by event timing, 4x slower processor, ${RUNS} runs each`,
  );
  const baseline = quantile(
    subjects['one text node'].map(({ durationMs }) => durationMs),
    0.5,
  );
  for (const [name, list] of Object.entries(subjects)) {
    const durations = list.map(({ durationMs }) => durationMs);
    const processing = list.map(({ processingMs }) => processingMs);
    const ratio = (quantile(durations, 0.5) / baseline).toFixed(2);
    console.log(`  ${name.padEnd(26)} to paint ${describeTimes(durations)}, ratio ${ratio}`);
    console.log(`  ${''.padEnd(26)} of it processing ${describeTimes(processing, 1)}`);
  }
}

/** Interleaves them on one page, so that load affects all alike. */
async function actInTurns(): Promise<Interaction[]> {
  const page = await openTools(browser, '#cost-calculator');
  await page.getByLabel('Country of Study').selectOption('us');
  await page.getByLabel('Program Level').selectOption('masters');
  const calculate = page.getByRole('button', { name: 'Calculate Costs' });
  const found = [
    await time(page, page.locator('#baseline'), (button) => button.click()),
    await time(page, calculate, (button) => button.click()),
  ];
  // On a phone the answered choice is one line.
  await page.getByRole('button', { name: 'Change' }).first().click();
  await page.getByLabel('Country of Study').selectOption('ca');
  found.push(await time(page, calculate, (button) => button.click()));
  const afford = page.getByRole('tab', { name: 'What can I afford?' });
  found.push(await time(page, afford, (tab) => tab.click()));
  found.push(await time(page, page.locator('#budget'), (field) => field.press('5')));
  await page.context().close();
  return found;
}

async function time(
  page: Page,
  target: Locator,
  act: (target: Locator) => Promise<void>,
): Promise<Interaction> {
  await target.scrollIntoViewIfNeeded();
  await target.focus();
  await page.evaluate(() => window.takeInteractions());
  await act(target);
  const [interaction] = await page.evaluate(() => window.takeInteractions());
  // Event Timing omits anything shorter than a frame.
  return interaction ?? { durationMs: FRAME_MS, processingMs: 0 };
}

/** Opens the tools page, and the tool in `hash`, without a cache; then throttles the CPU. */
async function openTools(browser: Browser, hash = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(instrument);
  await page.goto(`${server.origin}/tools${hash}`, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Runs in the page, before its scripts. */
function instrument(): void {
  const entries: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => {
    entries.push(...(list.getEntries() as PerformanceEventTiming[]));
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  window.takeInteractions = async () => {
    // An entry arrives one frame after the frame it measures.
    await new Promise((resolve) => setTimeout(resolve, 300));
    entries.push(...(observer.takeRecords() as PerformanceEventTiming[]));
    const acts = entries.splice(0).filter(({ name, interactionId }) => {
      return ['click', 'keydown'].includes(name) && interactionId;
    });
    return acts.map(({ duration, processingStart, processingEnd }) => ({
      durationMs: duration,
      processingMs: processingEnd - processingStart,
    }));
  };

  window.timeToField = (tag) =>
    new Promise((resolve) => {
      const field = ':is(input, select, textarea, button):not(:disabled)';
      const watch = (clickedAt: number) => {
        const catalogue = document.querySelector('sa-tools-catalogue')?.shadowRoot;
        const isUsable = catalogue?.querySelector(tag)?.shadowRoot?.querySelector(field);
        if (isUsable) resolve(performance.now() - clickedAt);
        else requestAnimationFrame(() => watch(clickedAt));
      };
      addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
    });

  addEventListener('DOMContentLoaded', () => {
    const button = document.createElement('button');
    button.id = 'baseline';
    button.textContent = 'Not pressed';
    button.addEventListener('click', () => {
      button.textContent = 'Pressed';
    });
    document.querySelector('main')?.prepend(button);
  });
}
