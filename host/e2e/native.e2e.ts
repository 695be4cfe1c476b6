import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import {
  axeFindings,
  embed,
  fillPerson,
  holdBack,
  launch,
  openPage,
  partnerOrigin,
  partnerPolicy,
  rows,
  servePartner,
  siteOrigin,
} from './support.ts';

const snippet = readFileSync(
  `${inject('build')}/embed/prerendered/sa-consultation-form.html`,
  'utf8',
);
const style = snippet.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '';
const SCRIPT = '**/embed/sa-loader.js';

/** The places of a form, each with the document in which its visitor reads that it has arrived. */
const places: Record<
  string,
  { address: string; inside(page: Page): Page | FrameLocator; stored?: object }
> = {
  'our own page': { address: `${siteOrigin}/contact`, inside: (page) => page },
  'an instant snippet': { address: `${partnerOrigin}/instant`, inside: (page) => page },
  'a frame': {
    address: `${partnerOrigin}/frame`,
    inside: (page) => page.frameLocator('iframe'),
    stored: { source: 'frame', partner_claim: 'campus-times' },
  },
};

/** Why our code does not take the press. */
const reasons: Record<string, { options?: BrowserContextOptions; before?(page: Page): unknown }> = {
  'before the code comes': { before: (page) => holdBack(page, SCRIPT) },
  'where the code is blocked': {
    before: (page) => page.route(SCRIPT, (route) => route.abort()),
  },
  'where the code is lost': {
    before: (page) => page.route(SCRIPT, (route) => route.fulfill({ status: 404 })),
  },
  'with JavaScript off': { options: { javaScriptEnabled: false } },
};

async function book(place: Page | FrameLocator, email: string) {
  const form = place.locator('sa-consultation-form');
  await fillPerson(form, { email });
  await form.getByText('Chat', { exact: true }).click();
  return form.getByRole('button', { name: 'Schedule Consultation' });
}

const storedOf = (email: string) =>
  rows(`SELECT leads.*, sent.* FROM consultations AS sent
    JOIN leads ON (kind, row_id) = ('consultation', sent.id) WHERE sent.email = '${email}'`);

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const browser = await launch();
const policy = `${partnerPolicy(hashSource(style))}; frame-src ${siteOrigin}; form-action ${siteOrigin}`;
const partner = await servePartner(
  {
    '/instant': snippet + embed.loader,
    '/frame': `<iframe title="Booking" width="600" height="900" src="${siteOrigin}/embed/frame/sa-consultation-form?partner=campus-times"></iframe>`,
  },
  undefined,
  policy.replace("frame-src 'self'; ", ''),
);
afterAll(async () => {
  await browser.close();
  partner.close();
});

describe('a form that the browser posts by itself', () => {
  // Each place without scripts, and one of them for each other reason.
  const cases = Object.entries(places).flatMap(([place, where], index) =>
    Object.entries(reasons)
      .filter(([reason], at) => at === index || reason === 'with JavaScript off')
      .map(([reason, why]) => ({ place, reason, ...where, ...why })),
  );

  it.each(cases)(
    'is stored by one press on $place $reason',
    async ({ place, reason, address, inside, stored, options, before }) => {
      const email = `${place}.${reason}@example.com`.replaceAll(' ', '-').toLowerCase();
      const [page] = await openPage(browser, options);
      await before?.(page);
      await page.goto(address, { waitUntil: 'commit' });
      const button = await book(inside(page), email);
      await button.click();
      await inside(page).getByRole('heading', { name: 'Consultation Scheduled' }).waitFor();
      const [row, ...others] = storedOf(email);
      expect(others).toEqual([]);
      const sent = { name: 'Asha Rao', consultation_type: 'chat', flag: null };
      expect(row).toMatchObject({ ...sent, ...stored });
      const reference = String(row?.dedupe_key).slice(0, 8).toUpperCase();
      await inside(page)
        .getByText(`${reference.slice(0, 4)}-${reference.slice(4)}`)
        .waitFor();
    },
  );

  it('is sent by Enter, and checked by the browser first', async () => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${partnerOrigin}/instant`);
    const name = page.getByLabel('Full name');
    await name.fill('Asha Rao');
    await name.press('Enter');
    expect(page.url()).toBe(`${partnerOrigin}/instant`);
    await book(page, 'enter@example.com');
    await name.press('Enter');
    await page.waitForURL(/\/send\/consultation\/done\?reference=/);
    expect(storedOf('enter@example.com')).toHaveLength(1);
  });

  it('is drawn again where something is wrong, and mended by keyboard alone', async () => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${siteOrigin}/contact`);
    const form = page.locator('sa-contact-form');
    await fillPerson(form, { email: 'keys@example.com' });
    await form.getByLabel('Subject').selectOption('visa');
    await form.getByLabel('Message', { exact: true }).fill('Short\n"&<');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Not sent yet' }).waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Short\n"&<');
    expect(await page.getByLabel('Subject').inputValue()).toBe('visa');
    const summary = page.getByRole('group', { name: 'Please look at this again' });
    await expect.poll(() => summary.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.getByLabel('Message', { exact: true }).press('Control+End');
    await page.keyboard.type(' and now it is long enough');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Message Sent' }).waitFor();
    expect(rows("SELECT * FROM contact_messages WHERE email = 'keys@example.com'")).toMatchObject([
      { subject: 'visa', message: 'Short\n"&< and now it is long enough' },
    ]);
  });

  it.each(['light', 'dark'] as const)(
    'has pages that fit 320 px and pass axe, in %s',
    async (colorScheme) => {
      const viewport = { width: 320, height: 560 };
      const [page, pageErrors] = await openPage(browser, {
        viewport,
        colorScheme,
        bypassCSP: true,
      });
      const look = async () => {
        expect(await overflowOf(page)).toBe(0);
        expect(await axeFindings(page)).toEqual([]);
      };
      for (const kind of ['consultation', 'contact', 'newsletter']) {
        await page.goto(`${siteOrigin}/send/${kind}`);
        await look();
      }
      await page.goto(`${siteOrigin}/send/contact/done?reference=3F9A-12BC`);
      await look();
      await page.goto(`${siteOrigin}/send/contact`);
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('heading', { name: 'Not sent yet' }).waitFor();
      await look();
      // The console's own line about the 422.
      expect(pageErrors.filter((text) => !text.includes('422'))).toEqual([]);
    },
  );

  it('offers our contact page where a policy or a sandbox stops it', async () => {
    const [page] = await openPage(browser);
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(`${partnerOrigin}/instant`);
    await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('sa-consultation-form') as Element;
      for (const animation of shadowRoot?.getAnimations() ?? []) animation.finish();
    });
    const link = page.getByRole('link', { name: /^Does the button do nothing\?/ });
    expect(await link.getAttribute('href')).toBe(`${siteOrigin}/contact`);
    expect(await link.isVisible()).toBe(true);
  });

  it('keeps its end free where scripts are off: it needs none', async () => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${partnerOrigin}/instant`);
    expect(
      await page.locator('[data-late]').evaluate((node) => getComputedStyle(node).display),
    ).toBe('none');
  });

  it('sends nothing from the blog without its code', async () => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${siteOrigin}/blog`);
    const block = page.locator('sa-blog-newsletter');
    await block.getByText('This form needs JavaScript.').waitFor();
    expect(await block.getByLabel('Your email address').isVisible()).toBe(false);
  });
});
