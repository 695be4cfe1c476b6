import { describe, expect, it } from 'vitest';
import { siteOrigin } from './support.ts';
import { visit } from './visit.ts';

describe('the page of an element', () => {
  it('has the element itself to use, outlines its parts, and unfolds a recipe by keyboard', async () => {
    const [page, pageErrors] = await visit('/partners/sa-cost-calculator');
    const calculator = page.locator('.live > sa-cost-calculator');
    await calculator.getByRole('button', { name: 'Calculate Costs' }).click();
    const result = calculator.getByRole('heading', { name: /Canada/ }).first();
    await result.waitFor();
    const outlined = () =>
      calculator.locator('[part]').evaluateAll((parts) => {
        const outlines = parts.map((part) => getComputedStyle(part).outlineStyle);
        return [outlines.length, outlines.filter((style) => style !== 'none').length];
      });
    expect((await outlined())[1]).toBe(0);
    await page.getByLabel('Outline its parts').check();
    const [parts, withOutline] = await outlined();
    expect(withOutline).toBeGreaterThan(0);
    expect(withOutline).toBe(parts);
    await page.getByText('React 19', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(/BookingPage/).waitFor();
    expect(pageErrors).toEqual([]);
  });

  it('leads to the builder with the element chosen', async () => {
    const [page] = await visit('/partners/sa-chat-widget', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Set it up in the builder' }).click();
    expect(page.url()).toBe(`${siteOrigin}/partners#element=sa-chat-widget`);
  });
});
