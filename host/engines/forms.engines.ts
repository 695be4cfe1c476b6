import { readFileSync } from 'node:fs';
import { expect, inject, it, onTestFinished } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import { embed, partnerOrigin, rows, servePartner, siteOrigin } from '../e2e/support.ts';
import type { EnginePage } from './engine.ts';
import { describeEngines } from './support.ts';
import { choose, fill, gone, look, press, reload, see, takenOver, waitFor } from './visitor.ts';

const person = { name: 'Asha Rao', phone: '98765 43210' };

const forms = [
  {
    tag: 'sa-consultation-form',
    fields: person,
    choices: { consultationType: 'video' },
    button: 'Schedule',
    complaint: 'Name is required',
    success: 'Consultation Scheduled',
    table: 'consultations',
  },
  {
    tag: 'sa-contact-form',
    fields: { ...person, message: 'Which visa do I need for Germany?' },
    choices: { subject: 'visa' },
    button: 'Send Message',
    complaint: 'Please select a subject',
    success: 'Message Sent',
    table: 'contact_messages',
  },
  {
    tag: 'sa-newsletter-form',
    fields: {},
    choices: {},
    button: 'Subscribe',
    complaint: 'Please enter a valid email address.',
    success: 'Success!',
    table: 'newsletter_subscriptions',
  },
] as const;

const toast = { css: 'sa-toaster >>> [data-state=open]' };

describeEngines('the forms', (stage) => {
  it.each(forms)('$tag keeps every word until it is sent, once', async (form) => {
    const { front } = stage;
    const page = await stage.visit();
    const email = `${form.tag}-${stage.engine}@example.com`;
    const inForm = (css: string) => ({ css: `${form.tag} >>> ${css}` });
    const button = { ...inForm('button'), text: form.button };
    const typed = { ...form.fields, email };
    const keeps = async () => {
      for (const [name, value] of Object.entries(typed)) {
        await waitFor(`${value} in ${name}`, async () => {
          const [field] = await look(page, inForm(`[name=${name}]`));
          return field?.value === value;
        });
      }
    };

    await page.open(`${siteOrigin}/contact`);
    await takenOver(page, form.tag);
    await press(page, button);
    await see(page, { ...inForm('[part=error]'), text: form.complaint });
    await waitFor('the focus in a field', async () =>
      (await look(page, inForm('[aria-invalid=true]'))).some(({ isFocused }) => isFocused),
    );

    for (const [name, value] of Object.entries(typed)) {
      await fill(page, inForm(`[name=${name}]`), value);
    }
    for (const [name, value] of Object.entries(form.choices)) {
      if (name === 'subject') await choose(page, inForm(`[name=${name}]`), value);
      else await press(page, inForm(`label:has([value=${value}])`));
    }
    front.fail(/^\/api\//, 503);
    await fill(page, inForm('[name=email]'), email);
    await page.keys('Enter');
    await see(page, { ...toast, text: 'Please try again' });
    await keeps();

    await page.keys('F8', 'Escape');
    await gone(page, toast);
    front.fail(/./, 'cut');
    await press(page, button);
    await see(page, { ...toast, text: 'Please try again' });
    front.heal();
    await reload(page);
    await keeps();

    await press(page, button);
    await see(page, { ...toast, text: form.success });
    await waitFor('an empty form', async () => {
      const [field] = await look(page, inForm('[name=email]'));
      return field?.value === '';
    });
    expect(rows(`SELECT email FROM ${form.table} WHERE email = '${email}'`)).toHaveLength(1);
    const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(left).not.toContain('example.com');
  });
});

const FORM = 'sa-consultation-form';

const inConsultation = (css: string, text = '') => ({ css: `${FORM} >>> ${css}`, text });

async function fillPerson(page: EnginePage, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...person, email })) {
    await fill(page, inConsultation(`[name=${name}]`), value);
  }
}

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

  it('is an instant snippet that takes typing before the code and keeps it', async () => {
    const page = await stage.visit();
    const email = `instant.${stage.engine}@example.com`;
    const snippet = readFileSync(`${inject('build')}/embed/prerendered/${FORM}.html`, 'utf8');
    const style = snippet.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '';
    const policy = `default-src 'none'; script-src ${siteOrigin}; connect-src ${siteOrigin}; style-src ${hashSource(style)}`;
    await openPartner(page, snippet, policy);
    await fillPerson(page, email);
    await press(page, inConsultation('label', 'In person'));
    await fill(page, inConsultation('[name=name]'), person.name);
    const before = await see(page, inConsultation('[name=name]'));
    await page.evaluate(
      (source) =>
        void document.head.append(
          Object.assign(document.createElement('script'), { type: 'module', src: source }),
        ),
      embed.loader.match(/src="(.*?)"/)?.[1] ?? '',
    );
    await takenOver(page, FORM);
    const after = await see(page, inConsultation('[name=name]'));
    expect(after).toMatchObject({ value: person.name, isFocused: true });
    expect(after.box.width).toBe(before.box.width);
    expect(await look(page, inConsultation('label:has([value=in-person]:checked)'))).toHaveLength(
      1,
    );
    await press(page, inConsultation('button', 'Schedule'));
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
    await fillPerson(page, email);
    await press(page, inConsultation('button', 'Schedule'));
    await see(page, { css: 'h1', text: 'Consultation Scheduled' });
    expect(bookings(email)).toMatchObject([{ name: person.name }]);
  });
});
