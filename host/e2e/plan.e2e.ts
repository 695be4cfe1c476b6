import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blockStorage, fillPerson, openPage, rows, siteOrigin } from './support.ts';
import { browser, visit } from './visit.ts';

const LINK = '/tools#plan&country=ca&program-level=masters&season=fall&year=2028';

const catalogue = (page: Page) => page.locator('sa-tools-catalogue');
const plan = (page: Page) => catalogue(page).locator('sa-my-plan');
/** The country on the pass. */
const chosen = (page: Page, name: string) => catalogue(page).getByText(`India to ${name}`).first();
const openPlan = (page: Page) => plan(page).locator('summary').click();
const offer = (page: Page) => catalogue(page).getByText(/^From your plan/);
const press = (page: Page, name: string) =>
  catalogue(page).getByRole('button', { name }).first().click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const headed = (page: Page, name: string) =>
  catalogue(page).getByRole('heading', { name }).first().waitFor();

describe('the plan across the tools', () => {
  it('takes a plan from a link or a tool, and fills other tools with it on request, storing nothing', async () => {
    const [page] = await visit(LINK);
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

    await page.goto(`${siteOrigin}/tools?interview-country=uk#visa-interview-simulator`);
    await press(page, 'Start Interview');
    await press(page, '← Back');
    await chosen(page, 'United Kingdom').waitFor();
    await page.goto(`${siteOrigin}/tools#visa-requirements`);
    await offer(page).waitFor();
    expect(await offer(page).textContent()).toMatch(/^From your plan: United Kingdom/);
    await press(page, 'Use it');
    await catalogue(page).getByText('Your checklist').waitFor();
    expect(await offer(page).count()).toBe(0);
    expect(await stored(page)).toEqual({});
  });

  it('keeps the plan on request, in all tabs, until it is forgotten', async () => {
    const [page] = await visit(LINK);
    const other = await page.context().newPage();
    await other.goto(`${siteOrigin}/tools`);
    await headed(other, 'Popular Tools');
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

  it('names each figure that has changed since a kept plan was last looked at, until it is seen', async () => {
    const [page] = await visit(LINK);
    await openPlan(page);
    await plan(page).getByRole('button', { name: 'Keep on this device' }).click();
    const figures = () =>
      page.evaluate(() => JSON.parse(localStorage['sa-extras'] ?? '{}').figures ?? {});
    await expect.poll(async () => Object.keys(await figures())).not.toEqual([]);
    // As it was some months ago.
    const id = await page.evaluate(() => {
      const kept = JSON.parse(localStorage['sa-extras']);
      const [first = ''] = Object.keys(kept.figures);
      kept.figures[first] = 'CAD 1';
      localStorage['sa-extras'] = JSON.stringify(kept);
      return first;
    });
    await page.reload();
    const changed = plan(page).getByText('Canada: 1 figure changed since you last looked');
    await changed.waitFor();
    await plan(page).getByText('was CAD 1').waitFor();
    await plan(page).getByRole('button', { name: 'I have seen this' }).click();
    await changed.waitFor({ state: 'hidden' });
    expect((await figures())[id]).toMatch(/^CAD [\d,]{5,}$/);
    await openPlan(page);
    await plan(page).getByRole('button', { name: 'Forget' }).click();
    await chosen(page, 'Canada').waitFor({ state: 'hidden' });
    expect(await stored(page)).toEqual({});
  });

  it('hands the plan over to the form on the next page, which sends it only once ticked', async () => {
    const [page] = await visit('/tools#cost-calculator');
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

  it('brings a link from another site to the form where storage is blocked, and its plan out of the address', async () => {
    const [page] = await openPage(browser, { viewport: { width: 390, height: 800 } });
    await blockStorage(page);
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
    const [page] = await visit('/tools?cost-tab=afford#cost-calculator');
    const reaches = () => catalogue(page).getByText('With ₹25 lakh a year').first().waitFor();
    await page.getByRole('textbox', { name: 'Your budget' }).fill('25 lakh');
    await reaches();
    expect(page.url()).toContain('cost-budget=25+lakh');
    await page.reload();
    await reaches();
    await catalogue(page)
      .getByRole('button', { name: /^Open Dresden/ })
      .click();
    await headed(page, 'Germany, Dresden');
    await page.goBack();
    await reaches();
    expect(await page.getByRole('textbox', { name: 'Your budget' }).inputValue()).toBe('25 lakh');
    await page.goForward();
    await headed(page, 'Germany, Dresden');
    await press(page, '← Back');
    await headed(page, 'Popular Tools');
  });

  it('gives an open tool the window to itself, and the page back to #countries', async () => {
    const [page] = await visit('/tools#cost-calculator');
    const destinations = page.locator('#countries');
    await destinations.waitFor({ state: 'hidden' });
    await page.locator('sa-page-hero').waitFor({ state: 'hidden' });
    const named = page.getByRole('heading', { level: 1 });
    await expect.poll(() => named.allInnerTexts()).toEqual(['Cost Calculator']);
    const bar = catalogue(page).locator('#tool').locator('..');
    expect((await bar.boundingBox())?.height).toBe(48);
    await page.locator('sa-site-footer').getByRole('link', { name: 'Germany' }).click();
    await destinations.waitFor();
    await expect
      .poll(() => destinations.evaluate((node) => node.getBoundingClientRect().top))
      .toBeLessThan(300);
    const isFocused = (element: Element) => element.matches(':focus');
    await expect.poll(() => destinations.evaluate(isFocused)).toBe(true);
  });
});
