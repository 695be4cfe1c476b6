import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import {
  embed,
  fillPerson,
  holdBack,
  listen,
  openPage,
  partnerOrigin,
  partnerPolicy,
  rows,
  settled,
  siteOrigin,
  toast,
  watchShifts,
} from './support.ts';
import { browser, visit } from './visit.ts';

const TAG = 'sa-consultation-form';
const snippet = readFileSync(`${inject('build')}/embed/prerendered/${TAG}.html`, 'utf8');
const scripts = Object.keys(embed) as (keyof typeof embed)[];
const fileOf = { loader: '**/embed/sa-loader.js', 'single file': '**/embed/sa-widgets.js' };

/**
 * A release ago: other classes, a field that has gone since, one that did not exist, other words.
 */
const older = snippet
  .replace(/data-drawn="[^"]*"/, 'data-drawn="0.0.9 1"')
  .replace(/go(\d+)/g, 'go9$1')
  .replace(/<div part="field"[^>]*><label[^>]* for="phone".*?<\/p><\/div>/, '')
  .replace('<label', '<label>Title<input name="title"></label><label')
  .replace('Full name', 'Your name');

const changed = snippet.replace(
  `<${TAG}>`,
  `<${TAG} heading="Talk to a counsellor" consultation-type="chat">`,
);

/** As left by a minifier that removes empty elements. */
const minified = snippet.replace(/<(?!textarea)(\w+)[^>]*><\/\1>/g, '');

/** A page with content below, so that any move of it counts. */
const bodies: Record<string, string> = {
  ...Object.fromEntries(
    scripts.map((script) => [pathOf(script), `${embed[script]}${snippet}<h2>Below</h2>`]),
  ),
  '/after': `${snippet}${embed['single file']}`,
  '/in-head': `${embed['single file'].replace(' async', '')}${snippet}<h2>Below</h2>`,
  '/older': `${embed.loader}${older}<h2>Below</h2>`,
  '/minified': `${embed.loader}${minified}`,
  '/changed': `${embed.loader}${changed}`,
  '/without': snippet,
  '/far': `<style>[data-far] { height: 5000px }</style><div data-far></div>${embed.loader}${snippet}`,
  '/inserted': `${embed.loader}<main></main>`,
};

function pathOf(script: string) {
  return `/${script.replace(' ', '-')}`;
}

/** The stream of a page stops here until the test continues it: the script runs before the rest. */
const cuts: Record<string, number> = {
  'behind the start tag': snippet.indexOf('<template'),
  'inside the form': snippet.indexOf('<fieldset'),
  'behind the template': snippet.indexOf('</template>') + '</template>'.length,
};
const streams = new Map<string, () => void>();

function stream(response: ServerResponse, head: string, name: string) {
  response.write(`${head}${embed['single file']}${snippet.slice(0, cuts[name])}`);
  streams.set(name, () => response.end(`${snippet.slice(cuts[name])}<h2>Below</h2>`));
}

const styles = Object.values(bodies)
  .join()
  .matchAll(/<style[^>]*>(.*?)<\/style>/gs);
const policy = partnerPolicy(Array.from(styles, ([, text = '']) => hashSource(text)).join(' '));
await listen(
  (request, response) => {
    const head = '<!doctype html><html lang="en"><title>Partner</title><body>';
    const { pathname, searchParams } = new URL(request.url ?? '', partnerOrigin);
    const cut = searchParams.get('cut') ?? '';
    const body = bodies[pathname];
    response.writeHead(body || cut ? 200 : 204, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    });
    if (cut) stream(response, head, cut);
    else response.end(head + body);
  },
  Number(new URL(partnerOrigin).port),
);

const name = (page: Page) => page.getByLabel('Full name');
const press = (page: Page) => page.getByRole('button', { name: 'Schedule Consultation' }).click();
const lateLink = (page: Page) => page.locator('[data-late]');
const storedOf = (email: string) => rows(`SELECT * FROM consultations WHERE email = '${email}'`);

const EMAIL = 'asha.instant@example.com';

/** Types into the form as it was served, leaving focus and caret in the middle of the name. */
async function type(page: Page, label = 'Full name') {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByText('In person', { exact: true }).click();
  await page.getByLabel(label).fill('Asha Rao');
  await page.getByLabel(label).press('Home');
  await page.getByLabel(label).press('ArrowRight');
}

/** Opens the page by the loader and fills in the form, whose code waits to be released. */
async function fillBeforeCode(page: Page, email: string) {
  const code = await holdBack(page, '**/chunks/consultation-form-*.js');
  await page.goto(`${partnerOrigin}/loader`, { waitUntil: 'commit' });
  await code.requested;
  await fillPerson(page, { email });
  return code;
}

const focusOf = (page: Page) =>
  page.evaluate((tag) => {
    const { activeElement } = (document.querySelector(tag) as Element).shadowRoot as ShadowRoot;
    const { name, selectionStart } = activeElement as HTMLInputElement;
    return `${name} ${selectionStart}`;
  }, TAG);

const takenOver = (page: Page) =>
  page.waitForFunction((tag) => {
    const element = document.querySelector(tag);
    return element?.matches(':defined') && !element.shadowRoot?.querySelector('style');
  }, TAG);

/** Expects the text typed before the code came to be still there, as is the caret, in the one form. */
async function expectTyped(page: Page) {
  await takenOver(page);
  expect(await name(page).inputValue()).toBe('Asha Rao');
  expect(await page.getByLabel('Email').inputValue()).toBe(EMAIL);
  expect(await page.getByLabel('In person', { exact: true }).isChecked()).toBe(true);
  expect(await focusOf(page)).toBe('name 1');
  expect(await lateLink(page).count()).toBe(0);
}

/** The form is there once, and its code answers. */
async function expectDrawnOnce(page: Page) {
  await takenOver(page);
  expect(await page.locator(`${TAG} form`).count()).toBe(1);
  expect(await page.locator(`${TAG} [name]`).count()).toBe(7);
  expect(await lateLink(page).count()).toBe(0);
  await press(page);
  await page.getByText('Name is required').waitFor();
}

describe('an instant snippet on a strict page that allows its style by hash', () => {
  it.each(scripts)(
    'takes typing before the %s has come, is checked by the browser, keeps all of it and moves nothing',
    async (script) => {
      const [page, pageErrors] = await openPage(browser, { reducedMotion: 'no-preference' });
      const shifts = await watchShifts(page);
      const code = await holdBack(page, fileOf[script]);
      await page.goto(partnerOrigin + pathOf(script), { waitUntil: 'commit' });
      await type(page);
      await name(page).press('Enter');
      await press(page);
      expect(page.url()).toBe(partnerOrigin + pathOf(script));
      await page.getByLabel('Phone').fill('98765 43210');
      await name(page).focus();
      await code.requested;
      code.release();
      await expectTyped(page);
      expect(await shifts()).toEqual([]);
      await press(page);
      await toast(page).getByText('Consultation Scheduled', { exact: true }).waitFor();
      expect(pageErrors).toEqual([]);
      const sent = { name: 'Asha Rao', consultation_type: 'in-person' };
      expect(storedOf(EMAIL).at(-1)).toMatchObject(sent);
    },
  );

  it('waits for the network with what was pressed while there was none, and says so', async () => {
    const [page] = await openPage(browser);
    const code = await fillBeforeCode(page, 'waiting.instant@example.com');
    await page.context().setOffline(true);
    const button = page.getByRole('button', { name: 'Schedule Consultation' });
    await button.click();
    expect(await button.evaluate((node: HTMLButtonElement) => node.validationMessage)).toBe(
      'You are offline. It will be sent when you are back online.',
    );
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Consultation Scheduled' }).waitFor();
    expect(storedOf('waiting.instant@example.com')).toHaveLength(1);
    code.release();
  });

  it('sends what was pressed before the code came where the browser wrongly says it is offline', async () => {
    const [page] = await openPage(browser);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    const code = await fillBeforeCode(page, 'wrong.instant@example.com');
    await press(page);
    code.release();
    await page.getByRole('heading', { name: 'We have your request' }).waitFor();
    expect(storedOf('wrong.instant@example.com')).toHaveLength(1);
  });

  it.each(Object.keys(cuts))(
    'is drawn once where the script runs while the parser is %s',
    async (cut) => {
      const [page, pageErrors] = await openPage(browser);
      await page.goto(`${partnerOrigin}/?cut=${encodeURIComponent(cut)}`, { waitUntil: 'commit' });
      await page.waitForFunction((tag) => customElements.get(tag), TAG);
      // A frame for the script to do its worst in.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      streams.get(cut)?.();
      await page.getByRole('heading', { name: 'Below' }).waitFor();
      await expectDrawnOnce(page);
      // The browser's own words where the tag is drawn before its template comes.
      expect(pageErrors.filter((text) => !text.startsWith('A second declarative'))).toEqual([]);
    },
  );

  it('is drawn once by a script in the head or below it, or set by innerHTML, which gives no shadow root', async () => {
    for (const path of ['/in-head', '/after']) {
      const [page, pageErrors] = await visit(partnerOrigin + path);
      await expectDrawnOnce(page);
      expect(await page.locator(`${TAG} > template`).count()).toBe(0);
      expect(pageErrors).toEqual([]);
    }
    // A page with Trusted Types of its own would not.
    const [page] = await visit(`${partnerOrigin}/inserted`, { bypassCSP: true });
    await page.evaluate((html) => {
      (document.querySelector('main') as HTMLElement).innerHTML = html;
    }, snippet);
    await expectDrawnOnce(page);
  });

  it.each([
    ['from an older version is replaced by today’s form, which', '/older', 'Your name'],
    ['without the empty elements that a minifier removes', '/minified', 'Full name'],
  ])('%s keeps typed text', async (_, path, label) => {
    const [page, pageErrors] = await openPage(browser);
    const code = await holdBack(page, fileOf.loader);
    await page.goto(partnerOrigin + path, { waitUntil: 'commit' });
    await type(page, label);
    code.release();
    await takenOver(page);
    await page.getByLabel('Phone').waitFor();
    await expectTyped(page);
    expect(await page.getByLabel('Title').count()).toBe(0);
    expect(await page.locator(`${TAG} form`).count()).toBe(1);
    await press(page);
    await page.getByText('Please enter a valid phone number').waitFor();
    expect(pageErrors).toEqual([]);
  });

  it('shows what its attributes say where they were changed by hand', async () => {
    const [page] = await visit(`${partnerOrigin}/changed`);
    await takenOver(page);
    await page.getByRole('form', { name: 'Talk to a counsellor' }).waitFor();
    expect(await page.getByRole('heading').allTextContents()).toEqual(['Talk to a counsellor']);
    expect(await page.getByLabel('Chat', { exact: true }).isChecked()).toBe(true);
  });

  it('shows a link to our site after six seconds without code, less motion or not, and passes the focus on meanwhile', async () => {
    const [page] = await openPage(browser, { reducedMotion: 'no-preference' });
    const shifts = await watchShifts(page);
    await page.goto(`${partnerOrigin}/without`);
    const isSeenAt = async (milliseconds: number) => {
      await page.evaluate(
        ([tag, time]) => {
          const root = (document.querySelector(tag as string) as Element).shadowRoot as ShadowRoot;
          for (const animation of root.getAnimations()) {
            animation.pause();
            animation.currentTime = time as number;
          }
        },
        [TAG, milliseconds],
      );
      return lateLink(page).isVisible();
    };
    expect(await isSeenAt(5999)).toBe(false);
    expect(await isSeenAt(6000)).toBe(true);
    expect(await lateLink(page).getAttribute('href')).toBe(`${siteOrigin}/contact`);
    expect(await shifts()).toEqual([]);
    const [calm] = await visit(`${partnerOrigin}/without`);
    const animations = await calm.evaluate(
      (tag) => document.querySelector(tag)?.shadowRoot?.getAnimations().length,
      TAG,
    );
    expect(animations).toBe(1);
    await calm.evaluate((tag) => document.querySelector<HTMLElement>(tag)?.focus(), TAG);
    await calm.keyboard.press('Tab');
    await calm.keyboard.type('Asha');
    expect(await name(calm).inputValue()).toBe('Asha');
  });

  it('fetches its code only when it is about to be seen', async () => {
    const [page] = await openPage(browser, { bypassCSP: true });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const isFetched = () => fetched.some((url) => url.includes('/chunks/consultation-form-'));
    await page.goto(`${partnerOrigin}/far`);
    await settled(page);
    expect(isFetched()).toBe(false);
    await page.locator(TAG).scrollIntoViewIfNeeded();
    await takenOver(page);
    expect(isFetched()).toBe(true);
  });
});
