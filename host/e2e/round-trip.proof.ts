import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  fillPerson,
  listen,
  openPage,
  partnerOrigin,
  rows,
  servePartner,
  settled,
  siteOrigin,
} from './support.ts';
import { browser, visit } from './visit.ts';

const RIGHT = 'We found no mistakes in the HTML';
/** Around the element in the preview, on a page of a browser's own making, and in a frame. */
const MARGINS_PX = { preview: 16, page: 8, frame: 4 };
const PREVIEW_WIDTH = 480;

interface Case {
  /** A tab of the builder. */
  way: 'HTML' | 'Plain div' | 'iframe' | 'Instant';
  tag: string;
  /** Settings in the builder's address, apart from the element. */
  fragment: string;
  kind: 'consultations' | 'contact_messages' | 'newsletter_subscriptions';
}

const BOOK = { tag: 'sa-consultation-form', kind: 'consultations' } as const;
const ASK = { tag: 'sa-contact-form', kind: 'contact_messages' } as const;
const READ = { tag: 'sa-newsletter-form', kind: 'newsletter_subscriptions' } as const;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const cases: Case[] = [
  { way: 'HTML', ...BOOK, fragment: 'script=loader&theme=dark&--sa-primary=%23a00000' },
  { way: 'HTML', ...ASK, fragment: 'subject=visa&script=own&--sa-radius=0.5rem' },
  { way: 'HTML', ...READ, fragment: `script=single&version=${version}&--sa-font=Georgia, serif` },
  { way: 'Plain div', ...BOOK, fragment: 'consultation-type=chat&script=single' },
  { way: 'iframe', ...BOOK, fragment: 'consultation-type=in-person&--sa-radius=1rem' },
  { way: 'iframe', ...ASK, fragment: 'theme=dark&subject=general&--sa-primary=hsl(0, 90%, 60%)' },
  {
    way: 'Instant',
    ...BOOK,
    fragment: 'heading=Talk to us&script=loader&--sa-ink=rgb(20, 20, 80)',
  },
  { way: 'Instant', ...ASK, fragment: 'hide-heading=&script=own' },
];

describe('a snippet that a partner copies from the builder', () => {
  it.each(cases)(
    'is right, looks like the preview, and sends for the partner: $way, $tag, $fragment',
    async ({ way, tag, fragment, kind }) => {
      const campaign = `${way} ${fragment}`.slice(0, 100);
      const [builder, errors] = await openPage(browser, { viewport: { width: 1600, height: 900 } });
      const address = new URLSearchParams({ partner: 'campus-times', campaign });
      await builder.goto(
        `${siteOrigin}/partners#element=${tag}&${fragment}&${address}&preview-width=${PREVIEW_WIDTH}`,
      );
      const preview = builder.frameLocator('sa-embed-builder iframe');
      await preview.locator(`${tag} form`).waitFor();
      const { snippet, policy } = await copySnippet(builder, way);
      await checks(builder, `<main>${snippet}</main>`, RIGHT);
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      await checks(builder, `<html><head>${meta}</head><body>${snippet}</body></html>`, RIGHT);
      const shown = await looksOf(preview.locator(tag));
      expect(errors).toEqual([]);

      await servePartner({ '/': snippet }, undefined, policy);
      const around = MARGINS_PX.page + (way === 'iframe' ? MARGINS_PX.frame : 0);
      const width = PREVIEW_WIDTH - 2 * MARGINS_PX.preview + 2 * around;
      const [page, pageErrors] = await visit(partnerOrigin, { viewport: { width, height: 1400 } });
      const place = way === 'iframe' ? page.frameLocator('iframe') : page;
      await place.locator(`${tag} form[method=dialog]`).waitFor();
      await settled(page);
      expect(await looksOf(place.locator(tag))).toEqual(shown);

      const source = way === 'iframe' ? 'frame' : partnerOrigin;
      const email = `round.trip.${cases.findIndex((one) => one.fragment === fragment)}@example.com`;
      await send(place, tag, email);
      await expect
        .poll(() =>
          rows(`SELECT source, partner_claim, campaign FROM ${kind} AS sent
            JOIN leads ON leads.email = sent.email WHERE sent.email = '${email}'`),
        )
        .toEqual([{ source, partner_claim: 'campus-times', campaign }]);
      expect(pageErrors).toEqual([]);
    },
  );
});

describe('a page as other tools leave it', () => {
  const pages = globSync('host/e2e/partner-pages/*.html').toSorted();

  it.each(pages.map((file) => [basename(file, '.html'), readFileSync(file, 'utf8')]))(
    '%s gets its answers from a real parser, and shows what they say',
    async (_, written) => {
      const versions = await (await fetch(`${siteOrigin}/embed/versions.json`)).json();
      const { version, integrity } = versions.versions[0];
      const page = written
        .replaceAll('%SITE%', siteOrigin)
        .replaceAll('%VERSION%', version)
        .replaceAll('%HASH%', integrity['sa-widgets.js']);
      const [check] = await visit('/partners');
      const findings = await checks(check, page, /no mistakes|to (fix|know)/);
      const expected = [...page.matchAll(/^(?:error|hint) (\d+): (.*)$/gm)].map(([, line, text]) =>
        line === '0' ? text : `Line ${line}: ${text}`,
      );
      expect(findings.slice(1).toSorted()).toEqual(expected.toSorted());

      await servePage(page);
      const [shown] = await openPage(browser);
      const chunks: string[] = [];
      shown.on('request', (request) => {
        if (request.url().includes('/embed/chunks/')) chunks.push(request.url());
      });
      await shown.goto(partnerOrigin);
      if (/^shows: yes$|shows: yes -->/m.test(written)) await shown.waitForFunction(isShown);
      else {
        expect(await shown.evaluate(isShown)).toBe(false);
        // Nor is anything on its way.
        expect(chunks).toEqual([]);
      }
    },
  );
});

/** A partner's page as it is written, and nothing else. */
const servePage = (page: string) =>
  listen(
    ({ url }, response) => {
      response.writeHead(url === '/' ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(url === '/' ? page : '');
    },
    Number(new URL(partnerOrigin).port),
  );

/** Whether an element of ours is there, or a frame of ours has come. */
const isShown = () =>
  [...document.querySelectorAll('*')].some(
    (node) => node.localName.startsWith('sa-') && node.shadowRoot,
  ) || [...document.querySelectorAll('iframe')].some(({ src }) => src.includes('/embed/frame/'));

/** The lines of a way, and the policy that a page without any other source needs for them. */
async function copySnippet(builder: Page, way: Case['way']) {
  const code = (name: string) => builder.getByRole('textbox', { name, exact: true });
  await builder.getByRole('tab', { name: way, exact: true }).click();
  // Measured in the preview.
  const measured =
    way === 'iframe' ? /height="(?!640)/ : way === 'Instant' ? /<template / : /min-block/;
  await expect.poll(() => code(way).inputValue()).toMatch(measured);
  await builder.getByText('For your Content Security Policy').click();
  const lines = await code('Content Security Policy').inputValue();
  const parts = [await code(way).inputValue()];
  let policy = `default-src 'none'; form-action ${siteOrigin}; ${lines.replaceAll('\n', ' ')}`;
  if (way === 'iframe') parts.push(await code('Frame height').inputValue());
  if (way === 'Instant') policy += ` style-src ${await code('Hash for style-src').inputValue()};`;
  return { snippet: parts.join('\n'), policy };
}

/** Pastes into “Check my page”, and returns its answer by lines. */
async function checks(page: Page, html: string, answer: string | RegExp): Promise<string[]> {
  await page.getByLabel('HTML of your page').fill(html);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const status = page.locator('sa-page-check').getByRole('status');
  const heading = status.getByRole('heading');
  if (typeof answer === 'string') await expect.poll(() => status.innerText()).toContain(answer);
  else await heading.filter({ hasText: answer }).waitFor();
  return (await status.locator('h3, li').allInnerTexts()).map((text) => text.trim());
}

/** Size, type and colours of all that an element shows. */
const looksOf = (element: Locator) =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll(':not(style, [data-late])') ?? [])].flatMap((node) => {
      const { width, height } = node.getBoundingClientRect();
      if (width * height === 0) return [];
      const { color, backgroundColor, fontSize, fontFamily, borderRadius } = getComputedStyle(node);
      const size = `${Math.round(width)}×${Math.round(height)}`;
      const looks = [size, color, backgroundColor, fontSize, fontFamily, borderRadius];
      return [[node.localName, ...looks].join(' ')];
    }),
  );

async function send(place: Page | FrameLocator, tag: string, email: string) {
  const form = place.locator(tag);
  if (tag === 'sa-newsletter-form') await form.getByRole('textbox').first().fill(email);
  else await fillPerson(form, { email });
  if (tag === 'sa-contact-form') {
    await form.getByLabel('Subject').selectOption('visa');
    await form.getByLabel('Message', { exact: true }).fill('May I call you on Monday?');
  }
  await form.locator('button[type=submit]').click();
}
