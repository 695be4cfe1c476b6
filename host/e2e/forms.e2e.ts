import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactConfirmation } from '../../widgets/content/contact-confirmation.ts';
import { axeFindings, launch, openPage, siteOrigin, takenOver, toast } from './support.ts';

const ready = (page: Page) => takenOver(page, 'sa-newsletter-form');

describe('the forms on the site', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(['light', 'dark'] as const)(
    '/contact passes axe with every error and a toast, in %s',
    async (colorScheme) => {
      const [page] = await openPage(browser, { colorScheme, bypassCSP: true });
      await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
      await page.goto(`${siteOrigin}/contact`);
      await takenOver(page, 'sa-contact-form');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Please select a subject').waitFor();
      await ready(page);
      await page.getByLabel('Email for our newsletter').fill('axe@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await toast(page).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.close();
    },
  );

  it('takes a visitor through the contact form by keyboard alone', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/contact`);
    await takenOver(page, 'sa-contact-form');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.locator('sa-contact-form').getByLabel('Full name').focus();
    await press('Enter');
    await page.getByText('Name is required').waitFor();
    await page.keyboard.type('Asha Rao');
    await press('Tab');
    await page.keyboard.type('keyboard@example.com');
    await press('Tab');
    await page.keyboard.type('98765 43210');
    await press('Tab', 'V', 'Tab');
    await page.keyboard.type('Which visa do I need?');
    await press('Tab', 'Enter');
    await toast(page).getByText('Message Sent', { exact: true }).waitFor();
    const focused = page
      .locator('sa-contact-form')
      .getByRole('heading', { name: contactConfirmation.heading });
    await expect.poll(() => focused.evaluate((node) => node.matches(':focus'))).toBe(true);
    await press('F8', 'Tab', 'Enter');
    await toast(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused.evaluate((node) => node.matches(':focus'))).toBe(true);
    await page.close();
  });

  it('goes to the first invalid field and ties its message to it', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/contact`);
    const form = page.locator('sa-consultation-form');
    await takenOver(page, 'sa-consultation-form');
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.getByRole('button').click();
    const field = form.getByLabel('Email');
    await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const id = await field.getAttribute('aria-describedby');
    expect(await form.locator(`#${id}`).textContent()).toBe('Please enter a valid email');
    await page.close();
  });

  it.each([
    ['at the top, full width', 360, { x: 16, y: 16, width: 328 }],
    ['at the bottom right, at most 420 px wide', 1280, { right: 1264, bottom: 708, width: 388 }],
  ])('shows a toast %s at a width of %i px', async (_, width, expected) => {
    const [page] = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(`${siteOrigin}/contact`);
    await ready(page);
    await page.getByLabel('Email for our newsletter').fill(`toast${width}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page).waitFor();
    // It stays off the button of its form, which is in the corner until the page is scrolled.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const box = () =>
      toast(page).evaluate((card) => {
        const { x, y, right, bottom, width } = card.getBoundingClientRect();
        return { x, y, right, bottom, width };
      });
    await expect.poll(box).toMatchObject(expected);
    await page.close();
  });

  it('leaves the keyboard of a phone closed when a tap lands beside the fields', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/contact`);
    await page.getByRole('heading', { name: 'Send us a message' }).click();
    const focused = await page
      .locator('sa-contact-form')
      .evaluate((element) => element.shadowRoot?.activeElement?.localName);
    expect(focused).not.toBe('input');
    await page.close();
  });

  it('serves the embed files to any page, and the chunks for ever', async () => {
    const loader = await fetch(`${siteOrigin}/embed/sa-loader.js`);
    expect(Object.fromEntries(loader.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const code = await loader.text();
    const chunk = code.match(/chunks\/[\w-]+\.js/)?.[0];
    const { headers } = await fetch(`${siteOrigin}/embed/${chunk}`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const everything = await (await fetch(`${siteOrigin}/embed/sa-widgets.js`)).text();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
    expect(code + everything).toMatch(/^[\x00-\x7f]*$/);
    // Built with SITE_ORIGIN, it has no need to detect its own origin.
    expect(everything).not.toMatch(/currentScript|\beval\(|new Function/);
  });
});
