import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  axeFindings,
  deskOrigin,
  fillPerson,
  launch,
  openPage,
  partnerOrigin,
  rows,
  scrollThrough,
  servePartner,
  siteOrigin,
} from './support.ts';

// cspell:ignore contry contactform

const email = 'asha.partner@example.com';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function openPartners(fragment = '', options = {}): Promise<[Page, string[]]> {
  const [page, errors] = await openPage(browser, options);
  await page.goto(`${siteOrigin}/partners${fragment}`);
  return [page, errors];
}

const preview = (page: Page) => page.frameLocator('sa-embed-builder iframe');

/** Pastes into “Check my page”, and returns the place of its answer. */
async function check(page: Page, html: string): Promise<Locator> {
  await page.getByLabel('HTML of your page').fill(html);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  return page.locator('sa-page-check').getByRole('status');
}

describe('/partners', () => {
  it.each([
    { width: 360, height: 740, most: 9000 },
    { width: 1280, height: 800, most: 6000 },
  ])(
    'begins with the builder and is at most $most px high, $width px wide',
    async ({ most, ...viewport }) => {
      const [page] = await openPage(browser, { viewport });
      await page.goto(`${siteOrigin}/partners`);
      await preview(page).locator('sa-consultation-form').getByLabel('Full name').waitFor();
      await scrollThrough(page);
      const title = page.getByRole('heading', { name: 'Build your snippet' });
      expect(await title.evaluate(bottomOf)).toBeLessThan(viewport.height);
      const choice = page.locator('sa-embed-builder').getByRole('checkbox').first();
      expect(await choice.evaluate(bottomOf)).toBeLessThan(viewport.height);
      const items = page
        .getByRole('region', { name: 'What you can place' })
        .locator('.elements > li');
      const tops = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().top),
      );
      expect(tops.length).toBeGreaterThan(1);
      expect(new Set(tops).size).toBe(1);
      const documentHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(documentHeight).toBeLessThanOrEqual(most);
      await page.close();
    },
  );

  it('gives a snippet with which a form and a calculator work on a page of another origin', async () => {
    const [page, errors] = await openPartners();
    await page.getByRole('link', { name: 'in the builder' }).click();
    await page.getByRole('checkbox', { name: 'Cost Calculator' }).check();
    await page.locator('sa-embed-builder').getByLabel('Country', { exact: true }).fill('ca');
    const drawn = preview(page).locator('sa-cost-calculator');
    await drawn.getByLabel('Country of Study').waitFor();
    await expect
      .poll(() => drawn.getByLabel('Country of Study').evaluate(chosenText))
      .toBe('Canada');
    const code = page.getByRole('textbox', { name: 'HTML', exact: true });
    await expect.poll(() => code.inputValue()).toMatch(/<sa-cost-calculator .*min-block-size/);
    const snippet = await code.inputValue();
    expect(errors).toEqual([]);
    await page.close();

    const partner = await servePartner({ '/': snippet });
    const [visit] = await openPage(browser);
    await visit.goto(partnerOrigin);
    const country = visit.locator('sa-cost-calculator').getByLabel('Country of Study');
    expect(await country.evaluate(chosenText)).toBe('Canada');
    const form = visit.locator('sa-consultation-form');
    await fillPerson(form, { email });
    await form.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect
      .poll(() => rows(`SELECT source FROM consultations WHERE email = '${email}'`))
      .toEqual([{ source: partnerOrigin }]);
    await visit.close();
    partner.close();
  });

  it('restores the configuration of a link, and keeps every choice in the address', async () => {
    const [page] = await openPartners(
      '#element=sa-contact-form&subject=visa&--sa-primary=%23a00000',
    );
    const form = preview(page).locator('sa-contact-form');
    await form.getByLabel('Subject').waitFor();
    expect(await form.getByLabel('Subject').inputValue()).toBe('visa');
    expect(await form.evaluate((node) => node.style.getPropertyValue('--sa-primary'))).toBe(
      '#a00000',
    );
    await page.getByLabel('Theme of the page').selectOption('dark');
    await expect.poll(() => new URL(page.url()).hash).toContain('preview-scheme=dark');
    await page.close();
  });

  it('names the mistakes of a pasted page in sentences, and parses under one named policy', async () => {
    const [page, errors] = await openPartners('#check');
    const result = await check(
      page,
      `<sa-cost-calculator contry="ca" onload="alert(1)"></sa-cost-calculator>\n<sa-contactform></sa-contactform>\n<script src="${siteOrigin}/embed/sa-loader.js"></script><sa-contact-form></sa-contact-form>`,
    );
    for (const sentence of [
      'Line 1: <sa-cost-calculator> has no attribute “contry”. Did you mean “country”?',
      'Line 2: There is no element <sa-contactform>. Did you mean <sa-contact-form>?',
      'Line 3: The loader is a module',
    ]) {
      await result.getByText(sentence).waitFor();
    }
    const works = result.getByText('Forms work on any website at once.');
    expect(await works.count()).toBe(1);
    await check(page, '<sa-cost-calculator></sa-cost-calculator>');
    await result.getByText('Our script is not on the page').waitFor();
    expect(await works.count()).toBe(0);
    await check(page, `${'<!-- -->'.repeat(700_000)}`);
    await page.getByText('This is 5.6 million characters long').waitFor();
    await check(page, 'https://partner.example');
    await page.getByText('An address is not enough').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  it('states the length of an instant snippet, and its behaviour before our code', async () => {
    const [page] = await openPartners('#element=sa-cost-calculator');
    await page.getByRole('tab', { name: 'Instant' }).click();
    const code = await page.getByRole('textbox', { name: 'Instant', exact: true }).inputValue();
    expect(code).toContain('<sa-cost-calculator>');
    const said = await page.getByRole('tabpanel', { name: 'Instant' }).innerText();
    expect(said).toContain(
      `it has ${code.length.toLocaleString('en-IN')} characters, and some page builders take 10,000 at most`,
    );
    expect(said).toContain(
      'Until our code is there, or if it never comes, the boxes can be filled in and nothing is calculated.',
    );
    expect(said).not.toContain('A form sends even if our script never comes.');
    await page.close();
  });

  it('passes on a request for credit, which the desk offers to give', async () => {
    const [page] = await openPartners('#origin=https://campus.example');
    const form = page.getByRole('form', { name: 'Get credit for your leads' });
    await expect
      .poll(() => form.getByLabel('Address of your website').inputValue())
      .toBe('https://campus.example');
    // It stays in view while the builder above it is drawn.
    await preview(page).locator('sa-consultation-form').waitFor();
    await expect
      .poll(() => form.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await fillPerson(form, { name: 'Ravi Menon', email: 'ravi@campus.example' });
    await form.getByRole('button', { name: 'Ask for credit' }).click();
    await page.getByText('We have your request').waitFor();
    const stored = rows(
      `SELECT id, subject, message FROM contact_messages WHERE email = 'ravi@campus.example'`,
    );
    expect(stored).toEqual([
      {
        id: expect.any(Number),
        subject: 'general',
        message: 'Please allow this origin: https://campus.example',
      },
    ]);
    await page.close();

    const [desk] = await openPage(browser);
    await desk.goto(`${deskOrigin}/#partners`);
    const add = desk.getByRole('form', { name: 'Add a partner' });
    await add.getByLabel('Name').fill('Campus');
    await add.getByLabel('Id').fill('campus-example');
    await add.getByRole('button', { name: 'Add a partner' }).click();
    await desk.getByRole('heading', { level: 2, name: 'Campus' }).waitFor();
    await desk.goto(`${deskOrigin}/#lead/contact/${stored[0]?.id}`);
    await desk.getByRole('button', { name: 'Allow this origin' }).click();
    const allow = desk.getByRole('form', { name: 'Allow https://campus.example' });
    await allow.getByLabel('Allow for').selectOption('campus-example');
    await allow.getByRole('button', { name: 'Allow' }).click();
    await desk.getByText('It is allowed for Campus.').waitFor();
    expect(
      rows(`SELECT partner_id FROM partner_origins WHERE origin = 'https://campus.example'`),
    ).toEqual([{ partner_id: 'campus-example' }]);
    await desk.close();
  });

  it.each(['light', 'dark'] as const)('passes axe in the %s theme', async (colorScheme) => {
    const [page] = await openPartners('#element=sa-cost-calculator', {
      bypassCSP: true,
      colorScheme,
    });
    await preview(page).locator('sa-cost-calculator').getByLabel('Country of Study').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
  });

  it('frames its own preview and nothing else; no other site frames the preview', async () => {
    const policyOf = async (path: string) =>
      (await fetch(siteOrigin + path)).headers.get('Content-Security-Policy') ?? '';
    expect(await policyOf('/partners')).toContain("frame-src 'self';");
    expect(await policyOf('/partners')).toContain('trusted-types sa-check');
    expect(await policyOf('/partners')).toContain("frame-ancestors 'none';");
    expect(await policyOf('/partners/preview')).toContain("frame-ancestors 'self';");
    expect(await policyOf('/partners/preview')).toContain("trusted-types 'none'");
    expect(await policyOf('/about')).toContain("trusted-types 'none'");
  });
});

const chosenText = (select: Element) => (select as HTMLSelectElement).selectedOptions[0]?.text;

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
