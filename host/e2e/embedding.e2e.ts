import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  embed,
  fillPerson,
  listen,
  openPage,
  originOf,
  ownFileOf,
  partnerOrigin,
  rows,
  servePartner,
  siteOrigin,
  snippetsOf,
  toast,
} from './support.ts';
import { browser, visit } from './visit.ts';

const FALLBACK = 'Write to <a href="mailto:hello@example.com">hello@example.com</a>.';
const HOSTILE = `मैं जर्मनी में पढ़ना चाहती हूँ 🎓 <script>'); DROP TABLE users; --`;

/** A form by each script. */
const forms = [
  {
    script: 'loader',
    tag: 'sa-consultation-form',
    choose: (page: Page) => page.getByLabel('In person', { exact: true }).check(),
    button: 'Schedule Consultation',
    title: 'Consultation Scheduled',
    table: 'consultations',
    row: { name: 'Asha Rao', consultation_type: 'in-person', status: 'pending' },
  },
  {
    script: 'single file',
    tag: 'sa-contact-form',
    async choose(page: Page) {
      await page.getByLabel('Message', { exact: true }).fill(HOSTILE);
      await page.getByLabel('Subject').selectOption({ label: 'Visa Guidance' });
    },
    button: 'Send Message',
    title: 'Message Sent',
    table: 'contact_messages',
    row: { name: 'Asha Rao', subject: 'visa', message: HOSTILE, responded: 0 },
  },
  {
    script: 'own file',
    tag: 'sa-newsletter-form',
    button: 'Subscribe',
    title: 'Success!',
    table: 'newsletter_subscriptions',
    row: {},
  },
];
const scriptsFor = (tag: string, origin = siteOrigin): Record<string, string> => ({
  ...snippetsOf(origin),
  'own file': ownFileOf(tag, origin),
});

const email = (page: Page) => page.getByLabel(/^Email/);
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const countOf = (address: string) =>
  rows(`SELECT id FROM newsletter_subscriptions WHERE email = '${address}'`).length;

await servePartner({
  ...Object.fromEntries(
    forms.map(({ script, tag }) => [
      `/${tag}`,
      `<h1>Partner</h1><${tag}>${FALLBACK}</${tag}>${scriptsFor(tag)[script]}`,
    ]),
  ),
  '/contact': `<sa-contact-form></sa-contact-form>${embed.loader}`,
  '/newsletter': `<sa-newsletter-form></sa-newsletter-form>${embed.loader}`,
  '/late': `<p>Nothing yet</p>${embed.loader}`,
});

describe('on a partner page with a strict CSP', () => {
  it.each(forms)(
    "<$tag> by the $script sends a visitor's words into D1, asks only our own origin, and sets no cookie",
    async ({ tag, choose, button, title, table, row }) => {
      const [page, pageErrors] = await openPage(browser);
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await page.goto(`${partnerOrigin}/${tag}`);
      const address = `${tag}@example.com`;
      if (choose) await fillPerson(page, { email: address });
      else await email(page).fill(address);
      await choose?.(page);
      await page.getByRole('button', { name: button }).click();
      await toast(page).getByText(title, { exact: true }).waitFor();
      expect(await email(page).inputValue()).toBe('');
      expect(pageErrors).toEqual([]);
      const stored = rows(`SELECT * FROM ${table} WHERE email = '${address}'`);
      expect(stored).toMatchObject([{ ...row, source: partnerOrigin }]);
      expect([...origins].sort()).toEqual([partnerOrigin, siteOrigin].sort());
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  it('keeps what was typed when we cannot be reached, through a reload too', async () => {
    const [page] = await visit(`${partnerOrigin}/contact`);
    const typed = { 'Full name': 'Asha Rao', Email: 'kept@example.com', Message: HOSTILE };
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Phone', { exact: true }).fill('98765 43210');
    await page.getByLabel('Subject').selectOption('visa');
    await page.waitForFunction(() => document.querySelector('sa-toaster')?.shadowRoot?.firstChild);
    const expectTyped = async () => {
      for (const [label, text] of Object.entries(typed))
        await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
      expect(await page.getByLabel('Subject').inputValue()).toBe('visa');
    };
    await page.route('**/api/**', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Send Message' }).click();
    const failure = 'There was a problem sending your message. Please try again.';
    await toast(page).getByText(failure, { exact: true }).waitFor();
    await expectTyped();
    await page.reload();
    await expectTyped();
  });

  it('says what happened in the form itself when not even the toast can be fetched', async () => {
    const [page] = await visit(`${partnerOrigin}/newsletter`);
    await email(page).waitFor();
    await page.context().setOffline(true);
    await email(page).fill('cut.off@example.com');
    await subscribe(page).click();
    await page.getByRole('alert').getByText('Failed to subscribe. Please try again.').waitFor();
    expect(await email(page).inputValue()).toBe('cut.off@example.com');
    await page.context().setOffline(false);
    await toast(page).getByText('Success!', { exact: true }).waitFor();
  });

  it('fetches the lazy chunk of an own file again after the network was gone, and sends at one press', async () => {
    const [page] = await openPage(browser);
    const asked: string[] = [];
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('**/chunks/later-newsletter-form-*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      if (asked.length === 1) return route.abort();
      await pressed;
      return route.continue();
    });
    await page.goto(`${partnerOrigin}/sa-newsletter-form`);
    await email(page).fill('lost@example.com');
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await subscribe(page).click();
    press();
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    expect(asked).toContainEqual(expect.stringMatching(/^\?again=\d+$/));
    expect(countOf('lost@example.com')).toBe(1);
  });

  it('lets the browser send what an own file cannot, as its lazy chunk never comes', async () => {
    const [page] = await openPage(browser);
    await page.route('**/chunks/later-newsletter-form-*', (route) => route.abort());
    await page.goto(`${partnerOrigin}/sa-newsletter-form`);
    await email(page).fill('by.browser@example.com');
    await subscribe(page).click();
    await page.waitForURL(`${siteOrigin}/send/newsletter/done`);
    expect(countOf('by.browser@example.com')).toBe(1);
  });

  it('upgrades an element that was added without a network once there is one', async () => {
    const [page] = await visit(`${partnerOrigin}/late`);
    await page.context().setOffline(true);
    await page.evaluate(() => document.body.append(document.createElement('sa-contact-form')));
    await page.context().setOffline(false);
    await page.getByLabel('Message', { exact: true }).waitFor();
  });

  it('finds the code of an element by a newer loader where a deployment took the old away', async () => {
    const [page] = await openPage(browser);
    await page.route('**/sa-loader.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/-[\w-]{8}\.js"/g, '-replaced.js"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${partnerOrigin}/contact`);
    await page.getByLabel('Message', { exact: true }).waitFor();
  });

  it('whose visitor cannot reach us is not held up by our scripts, and the form comes once we answer', async () => {
    const us = Promise.withResolvers<void>();
    let asked = 0;
    const hanging = await listen(async (request, response) => {
      asked += 1;
      await us.promise;
      const file = await fetch(siteOrigin + request.url);
      response.writeHead(file.status, {
        'Content-Type': file.headers.get('Content-Type') ?? '',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(await file.bytes());
    });
    const scripts = Object.values(scriptsFor('sa-newsletter-form', originOf(hanging)));
    const them = await listen((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><title>Partner</title>${scripts.join('')}<sa-newsletter-form>${FALLBACK}</sa-newsletter-form>`,
      );
    });
    const [page] = await openPage(browser);
    await page.goto(originOf(them), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked).toBe(scripts.length);
    expect(await page.getByRole('link', { name: 'hello@example.com' }).isVisible()).toBe(true);
    us.resolve();
    await subscribe(page).waitFor();
  });
});
