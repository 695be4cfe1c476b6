import { afterAll, describe, expect, it } from 'vitest';
import { launch, openPage, siteOrigin } from './support.ts';

const browser = await launch();
afterAll(() => browser.close());

describe('the page of an element', () => {
  it.each(['/partners/sa-contact-form', '/partners/sa-scholarship-finder'])(
    '%s has the element itself, and outlines its parts',
    async (path) => {
      const [page, pageErrors] = await openPage(browser);
      await page.goto(siteOrigin + path);
      await page.waitForFunction(() => document.querySelector('.live > :defined'));
      const outlined = () =>
        page.evaluate(() => {
          const parts = document.querySelector('.live > *')?.shadowRoot?.querySelectorAll('[part]');
          const outlines = [...(parts ?? [])].map((part) => getComputedStyle(part).outlineStyle);
          return [outlines.length, outlines.filter((style) => style !== 'none').length];
        });
      expect(await outlined()).toEqual([expect.any(Number), 0]);
      await page.getByLabel('Outline its parts').check();
      const [parts, withOutline] = await outlined();
      expect(withOutline).toBeGreaterThan(0);
      expect(withOutline).toBe(parts);
      expect(pageErrors).toEqual([]);
    },
  );

  it('lets a visitor use it there, and unfold a recipe by keyboard', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(`${siteOrigin}/partners/sa-cost-calculator`);
    const calculator = page.locator('.live > sa-cost-calculator');
    await calculator.getByRole('button', { name: 'Calculate Costs' }).click();
    await calculator
      .getByRole('heading', { name: /Canada/ })
      .first()
      .waitFor();
    const recipe = page.getByText('React 19', { exact: true });
    await recipe.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(/BookingPage/).waitFor();
    expect(pageErrors).toEqual([]);
  });

  it('leads to the builder with the element chosen', async () => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${siteOrigin}/partners/sa-chat-widget`);
    await page.getByRole('link', { name: 'Set it up in the builder' }).click();
    expect(page.url()).toBe(`${siteOrigin}/partners#element=sa-chat-widget`);
  });
});
