/**
 * Shoots the screen book from `dist` into .cache/screens: each state of each element and each mail at 360
 * and 1280 px on one page, and a text each with what the first window says; then the pictures of README and
 * docs/. `npm run screens -- sa-faq mails`: some of the book alone; `--dark`: the book in dark.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { cannedDesk, cannedFetch } from '../../widgets/sa-lead-desk/testing/canned-desk.ts';
import { asItOpens, type ElementState, type Step } from '../../widgets/testing/states.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';
import { DESK, openPage, reachState, readFirstWindow, scrollThrough } from './open-page.ts';

const OUT = '.cache/screens';
/** A state that takes longer is not reached. */
const LIMIT_MS = 60_000;
const LEAD = `${DESK}/#lead/contact/41`;
/** Pictures of README and docs/: width, height, address, and what is unlike the others. */
const PICTURES: Record<string, [number, number, string, { isDark?: true; fullPage?: true }?]> = {
  home: [1280, 1000, '/'],
  'contact-dark': [1280, 900, '/contact', { isDark: true }],
  'cost-calculator': [1280, 900, '/tools?cost-plan=de..masters.2.shared.moderate#cost-calculator'],
  'phone-home': [360, 760, '/', { isDark: true }],
  'phone-vocabulary': [360, 760, '/tools#vocabulary-practice'],
  'phone-visa': [360, 760, '/tools?visa-country=ca#visa-requirements'],
  'desk-inbox': [1280, 860, `${DESK}/#inbox`],
  'desk-lead': [1280, 900, LEAD, { fullPage: true }],
  'desk-health': [768, 900, `${DESK}/#health`, { fullPage: true }],
  'desk-phone-dark': [360, 740, LEAD, { isDark: true, fullPage: true }],
};

interface Entry {
  group: string;
  name: string;
  widths?: number[];
  answer?: (url: string) => Promise<Response>;
  show(page: Page): Promise<unknown>;
}

const entries: Entry[] = [];
for (const folder of globSync('widgets/sa-*', { exclude: ['**/sa-lead-desk'] }).sort()) {
  const group = basename(folder);
  const [file] = globSync(`${folder}/*.states.ts`);
  const { states } = file ? await import(resolve(file)) : { states: [asItOpens] };
  for (const state of states as ElementState[]) {
    const show = async (page: Page) => {
      await page.goto(`/state?${state.query ?? ''}`);
      await reachState(page, group, state);
    };
    entries.push({ group, name: state.name, ...(state.width && { widths: [state.width] }), show });
  }
}
const { answersOf, listStates } = await import(resolve('widgets/sa-lead-desk/lead-desk.states.ts'));
for (const state of listStates(+TEST_NOW)) {
  const group = 'sa-lead-desk';
  const answer = cannedFetch(answersOf(state, +TEST_NOW));
  const steps: Step[] = (state.steps ?? []).map((step: string | object) =>
    typeof step === 'string' ? { press: step } : { fill: step },
  );
  const show = async (page: Page) => {
    // A request without an end would keep the page from coming to rest.
    await page.addInitScript((silent: string[]) => {
      const { fetch } = window;
      window.fetch = (url, init) =>
        silent.some((call) => `${url}`.endsWith(call)) ? new Promise(() => {}) : fetch(url, init);
    }, state.silent ?? []);
    await page.goto(`${DESK}/${state.hash}`);
    await reachState(page, group, { steps: [...steps, { says: state.says }] });
  };
  const widths = state.width && { widths: [state.width] };
  entries.push({ group, name: state.name, ...widths, answer, show });
}
// By a path that is no literal: their types are those of workerd.
const { writeMails } = await import(resolve('worker/dev/mails.ts'));
for (const [name, html] of (await writeMails(TEST_NOW)) as Map<string, string>) {
  entries.push({ group: 'mails', name, show: (page) => page.setContent(html) });
}

const browser = await chromium.launch(await findBrowser());
const isDark = process.argv.includes('--dark');
const groups = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = entries.filter(({ group }) => groups.length === 0 || groups.includes(group));
const sheet = [
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>body{font:16px/1.5 system-ui}img{width:25%;vertical-align:top;outline:1px solid;margin:4px}img+img{width:70%}</style>',
];
rmSync(OUT, { recursive: true, force: true });
for (const { group, name, widths = [360, 1280], answer, show } of chosen) {
  const stem = `${group}/${name.replaceAll(/[^a-z0-9]+/gi, '-')}`;
  const said = [`${group}: ${name}`];
  mkdirSync(`${OUT}/${group}`, { recursive: true });
  for (const width of widths) {
    const page = await openPage(
      browser,
      { width, height: width < 760 ? 740 : 860 },
      isDark,
      answer,
    );
    try {
      await Promise.race([
        show(page),
        setTimeout(LIMIT_MS).then(() => Promise.reject('it takes too long')),
      ]);
      said.push(`${width} px:\n${await page.evaluate(readFirstWindow)}`);
    } catch (error) {
      process.exitCode = 1;
      said.push(`${width} px: not reached, ${error}`);
      console.error(`${stem}, ${said.at(-1)}`);
    }
    await page.screenshot({ path: `${OUT}/${stem}-${width}.png`, fullPage: true });
    await page.context().close();
  }
  writeFileSync(`${OUT}/${stem}.txt`, `${said.join('\n\n')}\n`);
  const pictures = widths.map((width) => `<img src="${stem}-${width}.png" alt="" loading="lazy">`);
  sheet.push(`<h2><a href="${stem}.txt">${said[0]}</a></h2>${pictures.join('')}`);
}
writeFileSync(`${OUT}/index.html`, sheet.join('\n'));

const isWhole = groups.length === 0 && !isDark;
for (const [name, picture] of isWhole ? Object.entries(PICTURES) : []) {
  const [width, height, address, { isDark = false, fullPage = false } = {}] = picture;
  const answer = cannedFetch(cannedDesk(+TEST_NOW));
  const page = await openPage(browser, { width, height }, isDark, answer);
  await page.goto(address);
  await scrollThrough(page);
  await page.screenshot({ path: `docs/screenshots/${name}.png`, fullPage });
  await page.context().close();
}
await browser.close();
console.warn(`${chosen.length} states and mails: ${OUT}/index.html`);
