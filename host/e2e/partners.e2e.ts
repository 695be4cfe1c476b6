import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  axeFindings,
  deskOrigin,
  launch,
  openPage,
  partnerOrigin,
  rows,
  servePartner,
  siteOrigin,
} from './support.ts';

// cspell:ignore contry

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

describe('/partners', () => {
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
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect
      .poll(() => rows(`SELECT source FROM consultations WHERE email = '${email}'`))
      .toEqual([{ source: partnerOrigin }]);
    await visit.close();
    partner.close();
  });

  it('shows a colleague what a link holds, and keeps every choice in the address', async () => {
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

  it('says in sentences what is wrong in a pasted page, and parses under one named policy', async () => {
    const [page, errors] = await openPartners('#check');
    const check = async (html: string) => {
      await page.getByLabel('HTML of your page').fill(html);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
    };
    await check(
      `<p>\n<sa-cost-calculator contry="ca" onload="alert(1)"><p>Wait</p></sa-cost-calculator>\n<table><sa-contact-form></sa-contact-form></table><script src="${siteOrigin}/embed/sa-loader.js"></script>`,
    );
    const result = page.locator('sa-page-check').getByRole('status');
    for (const sentence of [
      'Line 2: <sa-cost-calculator> has no attribute “contry”. Did you mean “country”?',
      'Line 2: <sa-cost-calculator> stands in a paragraph (<p>)',
      'Line 3: <sa-contact-form> stands in a table but in none of its cells',
      'Line 3: The loader is a module',
    ]) {
      await result.getByText(sentence).waitFor();
    }
    const works = result.getByText('Forms send from any website at once.');
    expect(await works.count()).toBe(1);
    await check('<sa-cost-calculator></sa-cost-calculator>');
    await result.getByText('No script of ours is on the page').waitFor();
    expect(await works.count()).toBe(0);
    await check(`${'<!-- -->'.repeat(700_000)}`);
    await page.getByText('This is 5.6 million characters long').waitFor();
    await check('https://partner.example');
    await page.getByText('An address is not enough').waitFor();
    expect(errors).toEqual([]);
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
    await form.getByLabel('Full name').fill('Ravi Menon');
    await form.getByLabel('Email').fill('ravi@campus.example');
    await form.getByLabel('Phone').fill('98765 43210');
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

  it('frames its own preview and nothing else; nobody else frames the preview', async () => {
    const policyOf = async (path: string) =>
      (await fetch(siteOrigin + path)).headers.get('Content-Security-Policy') ?? '';
    expect(await policyOf('/partners')).toContain("frame-src 'self';");
    expect(await policyOf('/partners')).toContain('trusted-types sa-check;');
    expect(await policyOf('/partners')).toContain("frame-ancestors 'none';");
    expect(await policyOf('/partners/preview')).toContain("frame-ancestors 'self';");
    expect(await policyOf('/partners/preview')).toContain("trusted-types 'none';");
    expect(await policyOf('/about')).toContain("trusted-types 'none';");
  });
});

const chosenText = (select: Element) => (select as HTMLSelectElement).selectedOptions[0]?.text;
