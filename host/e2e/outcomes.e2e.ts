import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  comeApart,
  embed,
  fillPerson,
  holdBack,
  launch,
  openPage,
  partnerOrigin,
  servePartner,
  siteOrigin,
  stopClock,
  takenOver,
  toast,
} from './support.ts';

const FORM = '<sa-newsletter-form></sa-newsletter-form>';
const CONTACT = '<sa-contact-form></sa-contact-form>';

const above = (page: Page) => page.locator('[part=confirmation]:not(:empty)');
const below = (page: Page) => page.locator('[part=notice]:not(:empty)');

async function subscribe(page: Page, address: string) {
  await takenOver(page, 'sa-newsletter-form');
  await page.getByLabel('Email for our newsletter').fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
}

async function answerApi(page: Page, answer: { status: number; headers?: object; body?: string }) {
  await page.unroute('**/api/**');
  await page.route('**/api/**', (route) =>
    route.fulfill({
      body: '{}',
      ...answer,
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': 'Sa-Reference',
        ...answer.headers,
      },
    }),
  );
}

async function sendMessage(page: Page) {
  const form = page.locator('sa-contact-form');
  await takenOver(page, 'sa-contact-form');
  await fillPerson(form, { email: 'asha@example.com' });
  await form.getByLabel('Subject').selectOption('visa');
  await form.getByLabel('Message', { exact: true }).fill('Which visa do I need?');
  await form.getByRole('button', { name: 'Send Message' }).click();
}

const browser = await launch();
const partner = await servePartner({
  '/both': FORM + embed.loader + embed['single file'],
  '/loader': FORM + embed.loader,
  '/full': `<div id="box" style="background: #fff">${FORM}</div>${embed.loader}`,
  '/two': FORM + CONTACT + embed.loader,
  '/claiming': CONTACT.replace('>', ' partner="campus-times">') + embed.loader,
});
afterAll(async () => {
  await browser.close();
  partner.close();
});

describe('the outcome of a submission', () => {
  it('is shown once where both scripts are on a page, success and failure', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/both`);
    await answerApi(page, { status: 201 });
    await subscribe(page, 'both@example.com');
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    expect(await toast(page).count()).toBe(1);
    await answerApi(page, { status: 503 });
    await subscribe(page, 'both@example.com');
    await toast(page).getByText('Failed to subscribe. Please try again.').waitFor();
    expect(await toast(page).count()).toBe(1);
  });

  it('stands in the form where the code of the toaster is gone', async () => {
    const [page] = await openPage(browser);
    await page.route(/\/chunks\/toaster-/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${partnerOrigin}/loader`);
    await answerApi(page, { status: 201 });
    await subscribe(page, 'alone@example.com');
    const form = page.locator('sa-newsletter-form');
    await form.getByRole('status').getByText("You've been subscribed").waitFor();
    await answerApi(page, { status: 503 });
    await subscribe(page, 'alone@example.com');
    await form.getByRole('alert').getByText('Failed to subscribe. Please try again.').waitFor();
    expect(await above(page).count()).toBe(0);
  });

  it('is within reach above a box of the page that fills the screen', async () => {
    const [page] = await openPage(browser, { viewport: { width: 360, height: 640 } });
    await page.goto(`${partnerOrigin}/full`);
    await takenOver(page, 'sa-newsletter-form');
    await page.evaluate(() => {
      const box = document.querySelector('#box') as HTMLElement;
      box.addEventListener('click', () => box.requestFullscreen(), { once: true });
    });
    await page.getByLabel('Email for our newsletter').click();
    await page.waitForFunction(() => document.fullscreenElement);
    await answerApi(page, { status: 201 });
    await subscribe(page, 'full@example.com');
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close notification' }).click();
    await toast(page).waitFor({ state: 'detached' });
  });

  it('is another way on a website that we have blocked, and nothing is asked before', async () => {
    const [page] = await openPage(browser);
    const questions: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) questions.push(request.url());
    });
    await page.goto(`${partnerOrigin}/two`);
    await page.getByRole('button', { name: 'Send Message' }).focus();
    await page.waitForFunction(() => document.querySelector('sa-toaster')?.shadowRoot);
    expect(questions).toEqual([]);
    await answerApi(page, { status: 403, body: '{"code":"origin-not-allowed"}' });
    const failed = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('sa-failed', (event) => resolve((event as CustomEvent).detail));
        }),
    );
    await subscribe(page, 'stranger@example.com');
    expect(await failed).toEqual({ form: 'newsletter', status: 403, reason: 'refused-origin' });
    const way = below(page).getByRole('link', { name: 'our contact page' });
    expect(await way.getAttribute('href')).toBe(`${siteOrigin}/contact`);
    expect(await page.getByLabel('Email for our newsletter').inputValue()).toBe(
      'stranger@example.com',
    );
  });

  const latecomers = ['toaster', 'confirmation', 'attribution-logic', 'ui'];
  it.each(latecomers)(
    'stands in the form as soon as it is stored, however late %s is',
    async (chunk) => {
      const [page] = await openPage(browser);
      const late = await holdBack(page, `**/chunks/${chunk}-*.js`);
      await page.goto(`${partnerOrigin}/claiming`);
      await answerApi(page, { status: 201, headers: { 'Sa-Reference': '3F9A-12BC' } });
      await sendMessage(page);
      // The source of a lead is part of the request: its code is fetched beside the code that sends.
      if (chunk === 'attribution-logic') late.release();
      await above(page).waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Send Message' }).isEnabled())
        .toBe(true);
      late.release();
      await toast(page).getByText('Message Sent', { exact: true }).waitFor();
      await above(page).getByText('3F9A-12BC').waitFor();
    },
  );

  it.each([
    [360, 640, 500],
    [800, 640, 500],
    [800, 640, 201],
  ])(
    'keeps its toast off the submit button at %i × %i px after a %i',
    async (width, height, status) => {
      const [page] = await openPage(browser, { viewport: { width, height } });
      await page.goto(`${siteOrigin}/contact`);
      await answerApi(page, { status });
      await sendMessage(page);
      await toast(page).waitFor();
      // The focus holds it.
      await page.keyboard.press('F8');
      const button = page.getByRole('button', { name: 'Send Message' });
      for (const edge of ['end', 'start'] as const) {
        await button.evaluate(
          (node, block) => node.scrollIntoView({ block, behavior: 'instant' }),
          edge,
        );
        await comeApart(toast(page), button);
      }
    },
  );

  it.each([
    [1280, 800],
    [360, 640],
  ])(
    'keeps its toast off the form that says to confirm, at %i × %i px, and closes it under a mouse at rest',
    async (width, height) => {
      const [page] = await openPage(browser, { viewport: { width, height } });
      await stopClock(page);
      await page.goto(`${siteOrigin}/contact`);
      await answerApi(page, { status: 201, headers: { 'Sa-Reference': '3F9A-12BC' } });
      await subscribe(page, 'mouse@example.com');
      await toast(page).waitFor();
      const form = page.locator('sa-newsletter-form form');
      await form.locator('[part=confirmation]:not(:empty)').waitFor();
      await comeApart(toast(page), form);
      await page.clock.runFor(5000);
      await toast(page).waitFor({ state: 'detached' });
    },
  );

  it('fits a phone 320 px wide, and is in view where the button was far below', async () => {
    const [page] = await openPage(browser, { viewport: { width: 320, height: 560 } });
    await page.goto(`${siteOrigin}/contact`);
    await answerApi(page, { status: 201, headers: { 'Sa-Reference': '3F9A-12BC' } });
    await sendMessage(page);
    const heading = page.getByRole('heading', { name: 'We have your message' });
    await heading.waitFor();
    await expect
      .poll(() => heading.evaluate((node) => node.getBoundingClientRect().top > 0))
      .toBe(true);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});
