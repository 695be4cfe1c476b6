import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  comeApart,
  embed,
  fillPerson,
  holdBack,
  openPage,
  partnerOrigin,
  servePartner,
  siteOrigin,
  stopClock,
  takenOver,
  toast,
} from './support.ts';
import { browser, visit } from './visit.ts';

const FORM = '<sa-newsletter-form></sa-newsletter-form>';
const CONTACT = '<sa-contact-form></sa-contact-form>';

const above = (page: Page) => page.locator('[part=confirmation]:not(:empty)');

async function subscribe(page: Page, address: string) {
  await takenOver(page, 'sa-newsletter-form');
  await page.getByLabel('Email for our newsletter').fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
}

const STORED = { status: 201, headers: { 'Sa-Reference': '3F9A-12BC' } };

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

await servePartner({
  '/full': `<div id="box" style="background: #fff">${FORM}</div>${embed.loader}`,
  '/claiming': CONTACT.replace('>', ' partner="campus-times">') + embed.loader,
});
describe('the outcome of a submission', () => {
  it('is within reach above a box of the page that fills the screen', async () => {
    const [page] = await visit(`${partnerOrigin}/full`, { viewport: { width: 360, height: 640 } });
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

  it('stands in the form as soon as it is stored, however late its other code is', async () => {
    const [page] = await openPage(browser);
    const late = await holdBack(page, '**/chunks/{toaster,confirmation,ui}-*.js');
    const attribution = await holdBack(page, '**/chunks/find-source-*.js');
    await page.goto(`${partnerOrigin}/claiming`);
    await answerApi(page, STORED);
    await sendMessage(page);
    // The source of a lead is part of the request: its code is fetched beside the code that sends.
    attribution.release();
    await above(page).waitFor();
    const button = page.getByRole('button', { name: 'Send Message' });
    await expect.poll(() => button.isEnabled()).toBe(true);
    late.release();
    await toast(page).getByText('Message Sent', { exact: true }).waitFor();
    await above(page).getByText('3F9A-12BC').waitFor();
  });

  it.each([
    [320, 560, 201],
    [800, 640, 500],
  ])(
    'keeps its toast off the submit button at %i × %i px after a %i, which is in view',
    async (width, height, status) => {
      const [page] = await visit('/contact', { viewport: { width, height } });
      await answerApi(page, { ...STORED, status });
      await sendMessage(page);
      await toast(page).waitFor();
      if (status === 201) {
        const heading = page.getByRole('heading', { name: 'We have your message' });
        await expect
          .poll(() => heading.evaluate((node) => node.getBoundingClientRect().top > 0))
          .toBe(true);
      }
      // The focus holds it.
      await page.keyboard.press('F8');
      const button = page.getByRole('button', { name: 'Send Message' });
      for (const block of ['end', 'start'] as const) {
        await button.evaluate(
          (node, to) => node.scrollIntoView({ block: to, behavior: 'instant' }),
          block,
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
      await answerApi(page, STORED);
      await subscribe(page, 'mouse@example.com');
      await toast(page).waitFor();
      const form = page.locator('sa-newsletter-form form');
      await form.locator('[part=confirmation]:not(:empty)').waitFor();
      await comeApart(toast(page), form);
      if (width === 1280)
        await comeApart(toast(page), page.getByRole('button', { name: /^Chat with/ }));
      await page.clock.runFor(5000);
      await toast(page).waitFor({ state: 'detached' });
    },
  );
});
