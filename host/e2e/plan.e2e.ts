import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPerson, launch, openContext, rows, siteOrigin } from './support.ts';

const LINK = '#plan&country=ca&program-level=masters&season=fall&year=2028';

const catalogue = (page: Page) => page.locator('sa-tools-catalogue');
const plan = (page: Page) => catalogue(page).locator('sa-my-plan');
/** The one line of the closed plan. */
const chosen = (page: Page, text: string) => plan(page).locator('summary').getByText(text);
const openPlan = (page: Page) => plan(page).locator('summary').click();
const offer = (page: Page) => catalogue(page).getByText(/^From your plan/);
const press = (page: Page, name: string) =>
  catalogue(page).getByRole('button', { name }).first().click();

const browser = await launch();
afterAll(() => browser.close());

describe('the plan across the tools', () => {
  let context: BrowserContext;

  const openTools = async (rest = '') => {
    const page = await context.newPage();
    await page.goto(`${siteOrigin}/tools${rest}`);
    await catalogue(page).getByRole('heading').first().waitFor();
    return page;
  };
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

  beforeEach(async () => {
    await context?.close();
    context = await openContext(browser);
  });

  it('offers choices of one tool in another, and stores nothing of them', async () => {
    const page = await openTools('?interview-country=uk#visa-interview-simulator');
    await press(page, 'Start Interview');
    await press(page, '← Back');
    await chosen(page, 'United Kingdom').waitFor();
    await page.goto(`${siteOrigin}/tools#visa-requirements`);
    await offer(page).waitFor();
    expect(await offer(page).textContent()).toBe('From your plan: United Kingdom.');
    await press(page, 'Use it');
    await catalogue(page).getByText('Your checklist').waitFor();
    expect(await offer(page).count()).toBe(0);
    expect(await stored(page)).toEqual({});
  });

  it('takes a plan from a link, unkept, and fills a form with it on request', async () => {
    const page = await openTools(LINK);
    await chosen(page, 'Canada').waitFor();
    expect(page.url()).toBe(`${siteOrigin}/tools`);
    await press(page, 'Cost Calculator');
    await offer(page).waitFor();
    expect(await offer(page).textContent()).toBe('From your plan: Canada, Masters.');
    await press(page, 'Use it');
    expect(await page.getByLabel('Country of Study').inputValue()).toBe('ca');
    expect(await page.getByLabel('Program Level').inputValue()).toBe('masters');
    await press(page, 'Calculate Costs');
    await catalogue(page)
      .getByRole('link', { name: /^Next: / })
      .first()
      .waitFor();
    expect(await stored(page)).toEqual({});
  });

  it('keeps the plan on request, in all tabs, until it is forgotten', async () => {
    const page = await openTools(LINK);
    const other = await openTools();
    await openPlan(page);
    await plan(page).getByRole('button', { name: 'Keep on this device' }).click();
    await plan(page).getByText('Saved on this device').waitFor();
    expect(Object.keys(await stored(page))).toEqual(['sa-extras']);
    await chosen(other, 'Canada').waitFor();
    await page.reload();
    await openPlan(page);
    await plan(page).getByText('Saved on this device').waitFor();
    await openPlan(other);
    await plan(other).getByRole('button', { name: 'Forget' }).click();
    await chosen(page, 'Canada').waitFor({ state: 'hidden' });
    expect(await stored(page)).toEqual({});
  });

  it('hands the plan over to the form on the next page, which sends it only once ticked', async () => {
    const page = await openTools('#cost-calculator');
    await page.getByLabel('Country of Study').selectOption('ca');
    await page.getByLabel('Program Level').selectOption('masters');
    await press(page, 'Calculate Costs');
    await openPlan(page);
    const talk = plan(page).getByRole('link', { name: 'Talk to us about this' });
    expect(await talk.getAttribute('href')).toMatch(/\/contact#consultation$/);
    await talk.click();
    await page.waitForURL(`${siteOrigin}/contact#consultation`);
    const form = page.locator('sa-consultation-form');
    const box = form.getByRole('checkbox', { name: 'Send my plan with this request' });
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    const shown = await form.locator('#plan-text').textContent();
    expect(shown).toMatch(
      /^My plan: Canada, Masters, .*\.\nCosts: \$125,040 \(rent × 12\) or \$[\d,]+ \(rent once a year\) for 1 year; in rupees ₹/,
    );
    const handover = await page.evaluate(() => sessionStorage.getItem('sa-plan-handover'));
    expect(handover).toBeNull();

    const send = async (email: string) => {
      await fillPerson(form, { email });
      const answer = page.waitForResponse('**/api/consultations');
      await form.getByRole('button', { name: 'Schedule Consultation' }).click();
      expect((await answer).status()).toBe(201);
      return rows(`SELECT plan FROM leads WHERE email = '${email}'`);
    };
    await box.check();
    const [sent] = await send('plan.ticked@example.com');
    expect(JSON.parse(`${sent?.plan}`)).toMatchObject({
      choices: { country: 'ca', programLevel: 'masters' },
      results: { estimate: { totalUsd: { monthly: 125_040 }, years: 1 } },
    });
    await expect.poll(() => box.isChecked()).toBe(false);
    expect(await send('plan.unticked@example.com')).toEqual([{ plan: null }]);
  });

  it.each([
    ['from another site', false],
    ['where storage is blocked', true],
  ])('brings a link %s to the form, and its plan out of the address', async (_, isBlocked) => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 800 });
    if (isBlocked) {
      await page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(self, area, {
            get() {
              throw new DOMException('', 'SecurityError');
            },
          });
        }
      });
    }
    const carried = encodeURIComponent('{"choices":{"country":"ca","programLevel":"masters"}}');
    await page.goto(`${siteOrigin}/contact#consultation&sa-plan=${carried}`);
    await page.waitForURL(`${siteOrigin}/contact#consultation`);
    const form = page.locator('sa-consultation-form');
    await form.getByRole('checkbox', { name: 'Send my plan with this request' }).waitFor();
    expect(await form.locator('#plan-text').textContent()).toBe('My plan: Canada, Masters.');
    const top = () => form.evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(400);
    expect(await page.evaluate(() => history.state?.saPlan)).toBeUndefined();
  });

  it('returns from a plan of "What can I afford?" to the budget, by Back and after a reload', async () => {
    const page = await openTools('?cost-tab=afford#cost-calculator');
    await page.getByRole('textbox', { name: 'Your budget' }).fill('25 lakh');
    await catalogue(page).getByText('Your budget reaches 2 of 10 countries').first().waitFor();
    expect(page.url()).toContain('cost-budget=25+lakh');
    await page.reload();
    await catalogue(page).getByText('Your budget reaches 2 of 10 countries').first().waitFor();
    await catalogue(page)
      .getByRole('button', { name: /^Open Dresden/ })
      .click();
    await catalogue(page).getByRole('heading', { name: 'Germany, Dresden' }).waitFor();
    await page.goBack();
    await catalogue(page).getByText('Your budget reaches 2 of 10 countries').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Your budget' }).inputValue()).toBe('25 lakh');
    await page.goForward();
    await catalogue(page).getByRole('heading', { name: 'Germany, Dresden' }).waitFor();
    await press(page, '← Back');
    await catalogue(page).getByRole('heading', { name: 'Popular Tools' }).waitFor();
  });

  it('gives an open tool the window to itself, and the page back to #countries', async () => {
    const page = await openTools('#cost-calculator');
    const destinations = page.locator('#countries');
    await destinations.waitFor({ state: 'hidden' });
    await page.locator('sa-page-hero').waitFor({ state: 'hidden' });
    const named = page.getByRole('heading', { level: 1 });
    expect(await named.allInnerTexts()).toEqual(['Cost Calculator']);
    const bar = catalogue(page).locator('#tool').locator('..');
    expect((await bar.boundingBox())?.height).toBe(48);
    await page.evaluate(() => {
      location.hash = '#countries';
    });
    await destinations.waitFor();
    await expect
      .poll(() => destinations.evaluate((node) => node.getBoundingClientRect().top))
      .toBeLessThan(300);
  });
});
