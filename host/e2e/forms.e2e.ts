import { describe, expect, it } from 'vitest';
import { contactConfirmation } from '../../widgets/content/contact-confirmation.ts';
import { pressKeys } from './keys.ts';
import { siteOrigin, takenOver, toast } from './support.ts';
import { visit } from './visit.ts';

describe('the forms on the site', () => {
  it('takes a visitor through the contact form by keyboard alone', async () => {
    const [page] = await visit('/contact');
    await takenOver(page, 'sa-contact-form');
    const press = (...keys: string[]) => pressKeys(page, ...keys);
    await page.getByRole('heading', { name: 'Send us a message' }).click();
    const focusedTag = await page
      .locator('sa-contact-form')
      .evaluate((element) => element.shadowRoot?.activeElement?.localName);
    // A tap beside the fields opens no keyboard of a phone.
    expect(focusedTag).not.toBe('input');
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
  });

  it('shows a toast at the top, full width, or at the bottom right, at most 420 px wide', async () => {
    const [page] = await visit('/contact', { viewport: { width: 360, height: 800 } });
    await takenOver(page, 'sa-newsletter-form');
    await page.getByLabel('Email for our newsletter').fill('toast@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page).waitFor();
    // The focus holds it.
    await page.keyboard.press('F8');
    // The toast stays off the button of its form, which is in the corner until the page is scrolled.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const box = () =>
      toast(page).evaluate((card) => {
        const { x, y, right, bottom, width } = card.getBoundingClientRect();
        return { x, y, right, bottom, width };
      });
    await expect.poll(box).toMatchObject({ x: 16, y: 16, width: 328 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(box).toMatchObject({ right: 1264, bottom: 708, width: 388 });
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
    const chunk = code.match(/"([\w-]+\.js)"/)?.[1];
    const { headers } = await fetch(`${siteOrigin}/embed/chunks/${chunk}`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const everything = await (await fetch(`${siteOrigin}/embed/sa-widgets.js`)).text();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
    expect(code + everything).toMatch(/^[\x00-\x7f]*$/);
    // Built with SITE_ORIGIN, it has no need to detect its own origin.
    expect(everything).not.toMatch(/currentScript|\beval\(|new Function/);
  });
});
