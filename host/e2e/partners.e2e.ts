import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  deskOrigin,
  fillPerson,
  partnerOrigin,
  rows,
  scrollThrough,
  servePartner,
  siteOrigin,
} from './support.ts';
import { visit } from './visit.ts';

// cspell:ignore contry

const email = 'asha.partner@example.com';

const preview = (page: Page) => page.frameLocator('sa-embed-builder iframe');
const chosenText = (select: Element) => (select as HTMLSelectElement).selectedOptions[0]?.text;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

describe('/partners', () => {
  it.each([
    { width: 360, height: 740, most: 9000 },
    { width: 1280, height: 800, most: 6000 },
  ])(
    'begins with the builder and is at most $most px high, $width px wide',
    async ({ most, ...viewport }) => {
      const [page] = await visit('/partners', { viewport });
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
    },
  );

  it('gives a snippet with which a form and a calculator work on a page of another origin', async () => {
    const [page, errors] = await visit('/partners');
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

    await servePartner({ '/': snippet });
    const [placed] = await visit(partnerOrigin);
    const country = placed.locator('sa-cost-calculator').getByLabel('Country of Study');
    expect(await country.evaluate(chosenText)).toBe('Canada');
    const form = placed.locator('sa-consultation-form');
    await fillPerson(form, { email });
    await form.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect
      .poll(() => rows(`SELECT source FROM consultations WHERE email = '${email}'`))
      .toEqual([{ source: partnerOrigin }]);
  });

  it('names the mistakes of a pasted page in sentences, and parses under one named policy', async () => {
    const [page, errors] = await visit('/partners#check');
    await page
      .getByLabel('HTML of your page')
      .fill('<sa-cost-calculator contry="ca" onload="alert(1)"></sa-cost-calculator>');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const result = page.locator('sa-page-check').getByRole('status');
    const sentence = '<sa-cost-calculator> has no attribute “contry”. Did you mean “country”?';
    await result.getByText(`Line 1: ${sentence}`).waitFor();
    await result.getByText('Our script is not on the page').waitFor();
    expect(errors).toEqual([]);
  });

  it('passes on a request for credit, which the desk offers to give', async () => {
    const [page] = await visit('/partners#origin=https://campus.example');
    const form = page.getByRole('form', { name: 'Get credit for your leads' });
    await expect
      .poll(() => form.getByLabel('Address of your website').inputValue())
      .toBe('https://campus.example');
    // The form stays in view while the builder above it is drawn.
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

    const [desk] = await visit(`${deskOrigin}/#partners`);
    const add = desk.getByRole('form', { name: 'Add a partner' });
    await add.getByLabel('Name', { exact: true }).fill('Campus');
    await add.getByLabel('Short name for links').fill('campus-example');
    await add.getByRole('button', { name: 'Add a partner' }).click();
    await desk.getByRole('heading', { level: 2, name: 'Campus' }).waitFor();
    await desk.goto(`${deskOrigin}/#lead/contact/${stored[0]?.id}`);
    await desk.getByRole('button', { name: 'Allow this website' }).click();
    const allow = desk.getByRole('form', { name: 'Allow https://campus.example' });
    await allow.getByLabel('Belongs to').selectOption('campus-example');
    await allow.getByRole('button', { name: 'Add to partner' }).click();
    await desk.getByText('It is allowed for Campus.').waitFor();
    expect(
      rows(`SELECT partner_id FROM partner_origins WHERE origin = 'https://campus.example'`),
    ).toEqual([{ partner_id: 'campus-example' }]);
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
