import { readFileSync } from 'node:fs';
import { expect, inject, it, onTestFinished } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import { embed, ownFileOf, partnerOrigin, rows, servePartner, siteOrigin } from '../e2e/support.ts';
import type { EnginePage } from './engine.ts';
import { describeEngines } from './support.ts';
import { fill, look, press, see, takenOver, waitFor } from './visitor.ts';

const FORM = 'sa-consultation-form';
const person = { name: 'Asha Rao', phone: '98765 43210' };
const toast = { css: 'sa-toaster >>> [data-state=open]' };

const inForm = (css: string, text?: string) => ({
  css: `${FORM} >>> ${css}`,
  ...(text ? { text } : {}),
});

const bookings = (email: string) =>
  rows(`SELECT name, source, partner_claim FROM consultations AS sent JOIN leads
    ON (kind, row_id) = ('consultation', sent.id) WHERE sent.email = '${email}'`);

/** A partner's page, until the test ends. */
async function openPartner(page: EnginePage, body: string, policy?: string): Promise<void> {
  const partner = await servePartner({ '/': body }, undefined, policy);
  onTestFinished(() => void partner.close());
  await page.open(`${partnerOrigin}/`);
}

describeEngines('what partners meet', (stage) => {
  it('is a frame as high as its form, which sends by keyboard and tells the page', async () => {
    const page = await stage.visit({ height: 1200 });
    const email = `frame.${stage.engine}@example.com`;
    await openPartner(
      page,
      `<iframe title="Booking" width="600" height="300" src="${siteOrigin}/embed/frame/${FORM}?partner=campus-times"></iframe>
      <script async src="${siteOrigin}/embed/sa-frame.js"></script>`,
      `default-src 'none'; frame-src ${siteOrigin}; script-src ${siteOrigin}`,
    );
    await page.evaluate(() => {
      document.addEventListener('sa-submitted', () => {
        document.title = 'Submitted';
      });
    });
    const frame = await waitFor('the height of the form', async () => {
      const [{ box } = { box: undefined }] = await look(page, { css: 'iframe' });
      return box && box.height > 500 && box;
    });
    // A script of the page cannot see into a frame: the visitor clicks at its top and continues by Tab.
    await page.press(frame.x + 40, frame.y + 20);
    for (const text of [person.name, email, person.phone]) {
      await page.keys('Tab');
      await page.type(text);
    }
    await page.keys('Enter');
    await waitFor('the event', () => page.evaluate(() => document.title === 'Submitted'));
    expect(bookings(email)).toEqual([
      { name: person.name, source: 'frame', partner_claim: 'campus-times' },
    ]);
  });

  it('is an own file that sends', async () => {
    const page = await stage.visit();
    const email = `own.${stage.engine}@example.com`;
    await openPartner(page, `<${FORM}>Call us.</${FORM}>${ownFileOf(FORM)}`);
    for (const [name, value] of Object.entries({ ...person, email })) {
      await fill(page, inForm(`[name=${name}]`), value);
    }
    await press(page, inForm('button', 'Schedule'));
    await see(page, { ...toast, text: 'Consultation Scheduled' });
    expect(bookings(email)).toMatchObject([{ name: person.name, source: partnerOrigin }]);
  });

  it('is an instant snippet that takes typing before the code and keeps it', async () => {
    const page = await stage.visit();
    const email = `instant.${stage.engine}@example.com`;
    const snippet = readFileSync(`${inject('build')}/embed/prerendered/${FORM}.html`, 'utf8');
    const style = snippet.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '';
    const policy = `default-src 'none'; script-src ${siteOrigin}; connect-src ${siteOrigin}; style-src ${hashSource(style)}`;
    await openPartner(page, snippet, policy);
    for (const [name, value] of Object.entries({ ...person, email })) {
      await fill(page, inForm(`[name=${name}]`), value);
    }
    await press(page, inForm('label', 'In person'));
    await fill(page, inForm('[name=name]'), person.name);
    const before = await see(page, inForm('[name=name]'));
    await page.evaluate(
      (source) =>
        void document.head.append(
          Object.assign(document.createElement('script'), { type: 'module', src: source }),
        ),
      embed.loader.match(/src="(.*?)"/)?.[1] ?? '',
    );
    await takenOver(page, FORM);
    const after = await see(page, inForm('[name=name]'));
    expect(after).toMatchObject({ value: person.name, isFocused: true });
    expect(after.box.width).toBe(before.box.width);
    expect(await look(page, inForm('label:has([value=in-person]:checked)'))).toHaveLength(1);
    await press(page, inForm('button', 'Schedule'));
    await see(page, { ...toast, text: 'Consultation Scheduled' });
    expect(bookings(email)).toMatchObject([{ name: person.name, source: partnerOrigin }]);
  });
});

describeEngines('without our code', (stage) => {
  it('the browser sends a form by itself, and reads that it has arrived', async () => {
    const { front } = stage;
    front.fail(/\/embed\/sa-loader\.js/, 404);
    const page = await stage.visit();
    const email = `native.${stage.engine}@example.com`;
    await page.open(`${siteOrigin}/contact`);
    for (const [name, value] of Object.entries({ ...person, email })) {
      await fill(page, inForm(`[name=${name}]`), value);
    }
    await press(page, inForm('button', 'Schedule'));
    await see(page, { css: 'h1', text: 'Consultation Scheduled' });
    expect(bookings(email)).toMatchObject([{ name: person.name }]);
  });
});
