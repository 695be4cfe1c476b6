import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { tools } from '../../widgets/content/tools.ts';
import { blockStorage, launch, openPage, settled, siteOrigin } from './support.ts';

const opened = [...tools, { id: 'university-matcher', name: 'University Matcher' }];

const catalogue = (page: Page) => page.locator('sa-tools-catalogue');
const isFocused = (element: Element) => element.matches(':focus');

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

const browser = await launch();
afterAll(() => browser.close());

describe('the tools on the site', () => {
  it.each(opened)('opens #$id where storage is blocked, and asks nobody anything', async (tool) => {
    const [page, pageErrors] = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      const isOurs = new URL(request.url()).origin === siteOrigin;
      if (!isOurs || request.method() !== 'GET') asked.push(request.url());
    });
    await blockStorage(page);
    await page.goto(`${siteOrigin}/tools#${tool.id}`);
    await toolReady(page, tool.id, tool.name);
    await settled(page);
    expect(await catalogue(page).getByText('This part could not be shown.').count()).toBe(0);
    expect(asked).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  it('opens a tool in place and goes back by its button and by the browser', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/tools`);
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

  it('leads from the foot of any page to the study destinations', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/tools#cost-calculator`);
    await toolReady(page, 'cost-calculator', 'Cost Calculator');
    await page.locator('sa-site-footer').getByRole('link', { name: 'Germany' }).click();
    const top = () =>
      page.locator('#countries').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    const places = page.locator('#countries');
    await expect.poll(() => places.evaluate(isFocused)).toBe(true);
  });

  it('calculates the default plan by keyboard, with the figures of the specification', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/tools#cost-calculator`);
    await toolReady(page, 'cost-calculator', 'Cost Calculator');
    await page.getByLabel('Country of Study').selectOption({ label: 'United States' });
    await page.getByLabel('Program Level').selectOption({ label: 'Masters' });
    const button = catalogue(page).getByRole('button', { name: 'Calculate Costs' });
    await button.focus();
    expect(await button.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await catalogue(page).getByText('$173,500').first().waitFor();
  });
});
