import { expect, it } from 'vitest';
import { rows, siteOrigin } from '../e2e/support.ts';
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
