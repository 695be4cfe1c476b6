import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import { pressKeys } from './keys.ts';
import {
  axeFindings,
  embed,
  fillPerson,
  openPage,
  partnerOrigin,
  partnerPolicy,
  rows,
  servePartner,
  siteOrigin,
} from './support.ts';
import { browser, visit } from './visit.ts';

const snippet = readFileSync(
  `${inject('build')}/embed/prerendered/sa-consultation-form.html`,
  'utf8',
);
const style = snippet.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '';
const SCRIPT = '**/embed/sa-loader.js';

/** A place of the form, with the document in which its visitor reads that it has arrived. */
interface Place {
  address: string;
  inside(page: Page): Page | FrameLocator;
  stored?: object;
}

const places: Record<string, Place> = {
  'our own page': { address: `${siteOrigin}/contact`, inside: (page) => page },
  'an instant snippet': { address: `${partnerOrigin}/instant`, inside: (page) => page },
  'a frame': {
    address: `${partnerOrigin}/frame`,
    inside: (page) => page.frameLocator('iframe'),
    stored: { source: 'frame', partner_claim: 'campus-times' },
  },
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

const policy = `${partnerPolicy(hashSource(style))}; frame-src ${siteOrigin}; form-action ${siteOrigin}`;
await servePartner(
  {
    '/instant': snippet + embed.loader,
    '/frame': `<iframe title="Booking" width="600" height="900" src="${siteOrigin}/embed/frame/sa-consultation-form?partner=campus-times"></iframe>`,
  },
  undefined,
  policy.replace("frame-src 'self'; ", ''),
);
describe('a form that the browser posts by itself', () => {
  it.each([
    ...Object.keys(places).map((place) => ({ place, reason: 'with JavaScript off' })),
    { place: 'an instant snippet', reason: 'where the code is blocked' },
  ])('is stored by one press on $place $reason', async ({ place, reason }) => {
    const { address, inside, stored } = places[place] as Place;
    const email = `${place}.${reason}@example.com`.replaceAll(' ', '-').toLowerCase();
    const isBlocked = reason === 'where the code is blocked';
    const [page] = await openPage(browser, { javaScriptEnabled: isBlocked });
    await page.route(SCRIPT, (route) => route.abort());
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
  });

  it('is sent by Enter, and checked by the browser first', async () => {
    const [page] = await visit(`${partnerOrigin}/instant`, { javaScriptEnabled: false });
    // The link for a button that does nothing: this one needs no script.
    const isLate = (node: Element) => getComputedStyle(node).display !== 'none';
    expect(await page.locator('[data-late]').evaluate(isLate)).toBe(false);
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
    const [page] = await visit('/contact', { javaScriptEnabled: false });
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
    await pressKeys(page, 'Tab', 'Enter', 'Tab', 'Shift+Tab');
    await page.getByLabel('Message', { exact: true }).press('Control+End');
    await page.keyboard.type(' and now it is long enough');
    await pressKeys(page, 'Tab', 'Enter');
    await page.getByRole('heading', { name: 'Message Sent' }).waitFor();
    expect(rows("SELECT * FROM contact_messages WHERE email = 'keys@example.com'")).toMatchObject([
      { subject: 'visa', message: 'Short\n"&< and now it is long enough' },
    ]);
  });

  it('has pages that fit 320 px and pass axe in both themes', async () => {
    const viewport = { width: 320, height: 560 };
    const [page, pageErrors] = await openPage(browser, { viewport, bypassCSP: true });
    const look = async () => {
      expect(await overflowOf(page)).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page)).toEqual([]);
      }
    };
    for (const path of [
      'consultation',
      'newsletter',
      'contact/done?reference=3F9A-12BC',
      'contact',
    ]) {
      await page.goto(`${siteOrigin}/send/${path}`);
      await look();
    }
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Not sent yet' }).waitFor();
    await look();
    // The console's own line about the 422.
    expect(pageErrors.filter((text) => !text.includes('422'))).toEqual([]);
  });

  it('sends nothing from the blog without its code', async () => {
    const [page] = await visit('/blog', { javaScriptEnabled: false });
    const block = page.locator('sa-blog-newsletter');
    await block.getByText('This form needs JavaScript.').waitFor();
    expect(await block.getByLabel('Your email address').isVisible()).toBe(false);
  });
});
