import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tools } from '../../widgets/content/tools.ts';
import { blockStorage, openPage, settled, siteOrigin } from './support.ts';
import { browser, visit } from './visit.ts';

const catalogue = (page: Page) => page.locator('sa-tools-catalogue');

/** Headings of tools that differ from their names (348). */
const headed: Record<string, string> = { 'vocabulary-practice': 'English Vocabulary Practice' };

/** Waits until a tool is open: its name in the bar, its element rendered below. */
async function toolReady(page: Page, id: string, name: string) {
  await catalogue(page)
    .getByRole('heading', { name: headed[id] ?? name, exact: true })
    .first()
    .waitFor();
  await page.waitForFunction((tag) => {
    const tool = document.querySelector('sa-tools-catalogue')?.shadowRoot?.querySelector(tag);
    return tool?.shadowRoot?.childElementCount;
  }, `sa-${id}`);
}

describe('the tools on the site', () => {
  it('opens each tool by its address where storage is blocked, and asks nobody anything', async () => {
    const [page, pageErrors] = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      const isOurs = new URL(request.url()).origin === siteOrigin;
      if (!isOurs || request.method() !== 'GET') asked.push(request.url());
    });
    await blockStorage(page);
    for (const { id, name } of [
      ...tools,
      { id: 'university-matcher', name: 'University Matcher' },
    ]) {
      await page.goto(`${siteOrigin}/tools#${id}`);
      await toolReady(page, id, name);
      await settled(page);
      expect(await catalogue(page).getByText('This part could not be shown.').count()).toBe(0);
    }
    expect(asked).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  it('opens a tool in place and goes back by its button and by the browser', async () => {
    const [page] = await visit('/tools');
    await catalogue(page)
      .getByRole('button', { name: 'Open Tool: Cost Calculator' })
      .first()
      .click();
    await toolReady(page, 'cost-calculator', 'Cost Calculator');
    expect(page.url()).toBe(`${siteOrigin}/tools#cost-calculator`);
    await catalogue(page).getByRole('button', { name: '← Back' }).click();
    await catalogue(page).getByRole('heading', { name: 'Popular Tools' }).waitFor();
    await page.goForward();
    await toolReady(page, 'cost-calculator', 'Cost Calculator');
    await page.goBack();
    await catalogue(page).getByRole('heading', { name: 'Popular Tools' }).waitFor();
  });
});
