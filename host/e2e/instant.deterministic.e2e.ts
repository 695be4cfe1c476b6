import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import {
  embed,
  fillPerson,
  holdBack,
  launch,
  openPage,
  partnerOrigin,
  partnerPolicy,
  rows,
  settled,
  siteOrigin,
  toast,
  watchShifts,
} from './support.ts';

const TAG = 'sa-consultation-form';
const published = (tag: string) =>
  readFileSync(`${inject('build')}/embed/prerendered/${tag}.html`, 'utf8');
const snippet = published(TAG);
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
  ...Object.fromEntries(
    ['sa-cost-calculator', 'sa-tools-catalogue'].map((tag) => [
      `/${tag}`,
      `${embed.loader}${published(tag)}<h2>Below</h2>`,
    ]),
  ),
};

function pathOf(script: string) {
  return `/${script.replace(' ', '-')}`;
}

/** The stream of a page stops here until the test continues it: the script runs before the rest. */
const cuts: Record<string, number> = {
  'before the tag': snippet.indexOf('<sa-'),
  'behind the start tag': snippet.indexOf('<template'),
  'behind the start of the template': snippet.indexOf('<style'),
  'inside the form': snippet.indexOf('<fieldset'),
  'behind the template': snippet.indexOf('</template>') + '</template>'.length,
};
const streams = new Map<string, () => void>();

async function serve(): Promise<Server> {
  const styles = Object.values(bodies)
    .join()
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const policy = partnerPolicy(Array.from(styles, ([, text = '']) => hashSource(text)).join(' '));
  const head = '<!doctype html><html lang="en"><title>Partner</title><body>';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', partnerOrigin);
    const cut = cuts[searchParams.get('cut') ?? ''];
    const body = bodies[pathname];
    response.writeHead(body || cut !== undefined ? 200 : 204, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    });
    if (cut === undefined) response.end(head + body);
    else stream(response, head, searchParams.get('cut') ?? '');
  });
  const { port } = new URL(partnerOrigin);
  await new Promise<void>((resolve) => server.listen(Number(port), 'localhost', resolve));
  return server;
}

function stream(response: ServerResponse, head: string, name: string) {
  response.write(`${head}${embed['single file']}${snippet.slice(0, cuts[name])}`);
  streams.set(name, () => response.end(`${snippet.slice(cuts[name])}<h2>Below</h2>`));
}

const name = (page: Page) => page.getByLabel('Full name');
const form = (page: Page) => page.locator(`${TAG} form`);
const lateLink = (page: Page) => page.locator('[data-late]');

/** Types into the form as it was served, leaving focus and caret in the middle of the name. */
async function type(page: Page, label = 'Full name') {
  await page.getByLabel('Email').fill('asha.instant@example.com');
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

const takenOver = (page: Page, tag = TAG) =>
  page.waitForFunction((tag) => {
    const element = document.querySelector(tag);
    return element?.matches(':defined') && !element.shadowRoot?.querySelector('style');
  }, tag);

describe('an instant snippet on a strict page that allows its style by hash', () => {
  let browser: Browser;
  let partner: Server;

  beforeAll(async () => {
    [browser, partner] = await Promise.all([launch(), serve()]);
  });
  afterAll(async () => {
    await browser.close();
    partner.closeAllConnections();
    partner.close();
  });

  for (const script of scripts) {
    it(`takes typing before the ${script} has come, keeps all of it and moves nothing`, async () => {
      const [page, pageErrors] = await openPage(browser, { reducedMotion: 'no-preference' });
      const shifts = await watchShifts(page);
      const code = await holdBack(page, fileOf[script]);
      await page.goto(partnerOrigin + pathOf(script), { waitUntil: 'commit' });
      await type(page);
      await page.getByLabel('Phone').fill('98765 43210');
      await name(page).focus();
      await code.requested;
      code.release();
      await takenOver(page);
      expect(await name(page).inputValue()).toBe('Asha Rao');
      expect(await page.getByLabel('In person', { exact: true }).isChecked()).toBe(true);
      expect(await focusOf(page)).toBe('name 1');
      expect(await lateLink(page).count()).toBe(0);
      expect(await shifts()).toEqual([]);
      await page.getByRole('button', { name: 'Schedule Consultation' }).click();
      await toast(page).getByText('Consultation Scheduled', { exact: true }).waitFor();
      expect(pageErrors).toEqual([]);
      const stored = rows(
        "SELECT * FROM consultations WHERE email = 'asha.instant@example.com' ORDER BY created_at DESC",
      );
      expect(stored[0]).toMatchObject({ name: 'Asha Rao', consultation_type: 'in-person' });
      await page.close();
    });

    it(`is checked by the browser when it is sent incomplete before the ${script} has come`, async () => {
      const [page] = await openPage(browser);
      const code = await holdBack(page, fileOf[script]);
      await page.goto(partnerOrigin + pathOf(script), { waitUntil: 'commit' });
      await type(page);
      await name(page).press('Enter');
      await page.getByRole('button', { name: 'Schedule Consultation' }).click();
      code.release();
      await takenOver(page);
      expect(page.url()).toBe(partnerOrigin + pathOf(script));
      expect(await name(page).inputValue()).toBe('Asha Rao');
      await page.close();
    });
  }

  it('does later what was pressed in a tool while the loader fetched the code', async () => {
    const [page] = await openPage(browser);
    const code = await holdBack(page, '**/chunks/cost-calculator-*.js');
    await page.goto(`${partnerOrigin}/sa-cost-calculator`, { waitUntil: 'commit' });
    await code.requested;
    await page.getByRole('button', { name: 'Calculate Costs' }).click();
    code.release();
    await page.getByText('Please select a country').waitFor();
    await page.close();
  });

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
    expect(
      rows("SELECT * FROM consultations WHERE email = 'waiting.instant@example.com'"),
    ).toHaveLength(1);
    code.release();
    await page.close();
  });

  it('sends what was pressed before the code came where the browser wrongly says it is offline', async () => {
    const [page] = await openPage(browser);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    const code = await fillBeforeCode(page, 'wrong.instant@example.com');
    await page.getByRole('button', { name: 'Schedule Consultation' }).click();
    code.release();
    await page.getByRole('heading', { name: 'We have your request' }).waitFor();
    expect(
      rows("SELECT * FROM consultations WHERE email = 'wrong.instant@example.com'"),
    ).toHaveLength(1);
    await page.close();
  });

  it('is taken over by a script below it', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(`${partnerOrigin}/after`);
    await takenOver(page);
    await page.getByRole('button', { name: 'Schedule Consultation' }).click();
    await page.getByText('Name is required').waitFor();
    expect(pageErrors).toEqual([]);
    await page.close();
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
      await takenOver(page);
      expect(await form(page).count()).toBe(1);
      await page.getByRole('button', { name: 'Schedule Consultation' }).click();
      await page.getByText('Name is required').waitFor();
      expect(await page.locator(`${TAG} [name]`).count()).toBe(7);
      expect(await lateLink(page).count()).toBe(0);
      // The browser's own words where the tag is drawn before its template comes.
      expect(pageErrors.filter((text) => !text.startsWith('A second declarative'))).toEqual([]);
      await page.close();
    },
  );

  it('is drawn once where a page sets it by innerHTML, which gives no shadow root', async () => {
    // A page with Trusted Types of its own would not.
    const [page] = await openPage(browser, { bypassCSP: true });
    await page.goto(`${partnerOrigin}/inserted`);
    await page.evaluate((html) => {
      (document.querySelector('main') as HTMLElement).innerHTML = html;
    }, snippet);
    await takenOver(page);
    expect(await form(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Schedule Consultation' }).click();
    await page.getByText('Name is required').waitFor();
    await page.close();
  });

  it('from an older version is replaced by today’s form, which keeps typed text', async () => {
    const [page, pageErrors] = await openPage(browser);
    const code = await holdBack(page, fileOf.loader);
    await page.goto(`${partnerOrigin}/older`, { waitUntil: 'commit' });
    await type(page, 'Your name');
    code.release();
    await takenOver(page);
    await page.getByLabel('Phone').waitFor();
    expect(await page.getByLabel('Title').count()).toBe(0);
    expect(await name(page).inputValue()).toBe('Asha Rao');
    expect(await page.getByLabel('Email').inputValue()).toBe('asha.instant@example.com');
    expect(await page.getByLabel('In person', { exact: true }).isChecked()).toBe(true);
    expect(await focusOf(page)).toBe('name 1');
    expect(await lateLink(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Schedule Consultation' }).click();
    await page.getByText('Please enter a valid phone number').waitFor();
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('keeps what was typed where a minifier has removed empty elements', async () => {
    const [page, pageErrors] = await openPage(browser);
    const code = await holdBack(page, fileOf.loader);
    await page.goto(`${partnerOrigin}/minified`, { waitUntil: 'commit' });
    await type(page);
    code.release();
    await takenOver(page);
    expect(await name(page).inputValue()).toBe('Asha Rao');
    expect(await focusOf(page)).toBe('name 1');
    expect(await form(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Schedule Consultation' }).click();
    await page.getByText('Please enter a valid phone number').waitFor();
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('is taken over in place where a script in the head came first', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(`${partnerOrigin}/in-head`);
    await takenOver(page);
    expect(await page.locator(`${TAG} > template`).count()).toBe(0);
    expect(await form(page).count()).toBe(1);
    await type(page);
    await page.getByRole('button', { name: 'Schedule Consultation' }).click();
    await page.getByText('Please enter a valid phone number').waitFor();
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('shows what its attributes say where they were changed by hand', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/changed`);
    await takenOver(page);
    await page.getByRole('form', { name: 'Talk to a counsellor' }).waitFor();
    expect(await page.getByRole('heading').allTextContents()).toEqual(['Talk to a counsellor']);
    expect(await page.getByLabel('Chat', { exact: true }).isChecked()).toBe(true);
    await page.close();
  });

  it('shows a link to our site after six seconds without code, and not a moment earlier', async () => {
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
    await page.close();
  });

  it('shows that link to a visitor who wants less motion, too', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/without`);
    const animations = await page.evaluate(
      (tag) => document.querySelector(tag)?.shadowRoot?.getAnimations().length,
      TAG,
    );
    expect(animations).toBe(1);
    await page.close();
  });

  it('passes the focus on to its fields before its code is there', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/without`);
    await page.evaluate((tag) => document.querySelector<HTMLElement>(tag)?.focus(), TAG);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Asha');
    expect(await name(page).inputValue()).toBe('Asha');
    await page.close();
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
    await page.close();
  });

  it.each(['sa-cost-calculator', 'sa-tools-catalogue'])(
    'of <%s> moves nothing either',
    async (tag) => {
      const [page, pageErrors] = await openPage(browser, { reducedMotion: 'no-preference' });
      const shifts = await watchShifts(page);
      await page.goto(`${partnerOrigin}/${tag}`);
      await takenOver(page, tag);
      expect(await shifts()).toEqual([]);
      expect(pageErrors).toEqual([]);
      await page.close();
    },
  );
});
