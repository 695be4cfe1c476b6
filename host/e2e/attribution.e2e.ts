import { expect, it } from 'vitest';
import {
  deskOrigin,
  embed,
  fillPerson,
  openPage,
  partnerOrigin,
  readDownload,
  rows,
  servePartner,
  siteOrigin,
  takenOver,
  toast,
} from './support.ts';
import { browser, visit } from './visit.ts';

/** The advertisement of the lead of an address, as stored. */
const storedFor = (email: string) =>
  rows(`SELECT attribution FROM leads WHERE email = '${email}'`).map(({ attribution }) =>
    JSON.parse(String(attribution)),
  );

it('the advertisement of our page before is stored with the lead, found at the desk and in its file', async () => {
  const email = 'advertised@example.com';
  const [page, pageErrors] = await visit(
    '/about?utm_source=Poster&utm_campaign=Kochi+fair&gclid=x',
  );
  await page.getByRole('link', { name: 'Send Us a Question' }).click();
  await page.waitForURL(`${siteOrigin}/contact`);
  await takenOver(page, 'sa-contact-form');
  const form = page.locator('sa-contact-form');
  await fillPerson(form, { name: 'Advertised Rao', email });
  await form.getByLabel('Subject').selectOption('visa');
  await form.getByLabel('Message', { exact: true }).fill('Which visa do I need?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await toast(page).getByText('Message Sent', { exact: true }).waitFor();
  expect(storedFor(email)).toEqual([{ utm_source: 'Poster', utm_campaign: 'Kochi fair' }]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);

  const [desk, deskErrors] = await openPage(browser);
  await desk.goto(`${deskOrigin}/#inbox`);
  await desk.getByRole('button', { name: 'Filters' }).click();
  await desk.getByLabel('Advertisement').fill('unknown');
  const lead = desk.getByRole('link', { name: 'Advertised Rao' });
  await lead.waitFor({ state: 'detached' });
  await desk.getByLabel('Advertisement').fill('poster');
  await lead.waitFor();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'CSV of these leads' }).click();
  const [head = '', line = ''] = (await readDownload(saved)).split('\r\n');
  const column = head.split(',').indexOf('"utm_source"');
  expect(line.split('","')[column]).toBe('Poster');
  await lead.click();
  await desk.getByText('Where it came from').click();
  await desk.getByText('Poster (source), Kochi fair (campaign)').waitFor();
  expect([...pageErrors, ...deskErrors]).toEqual([]);
});

it('the advertisement of the page around a frame comes by our script, and without it none', async () => {
  const frame = `<iframe title="Booking" width="400" height="900" src="${siteOrigin}/embed/frame/sa-consultation-form?utm_source=own"></iframe>`;
  const script = `<script async src="${siteOrigin}/embed/sa-frame.js"></script>`;
  const policy = `default-src 'none'; frame-src ${siteOrigin}; script-src ${siteOrigin}`;
  const query = `?utm_source=newspaper&utm_term=${'x'.repeat(101)}&gclid=x&email=asha@example.com`;
  const bodies = { [`/with${query}`]: frame + script, [`/without${query}`]: frame };
  await servePartner(bodies, undefined, policy);
  for (const [path, attribution] of [
    ['with', { utm_source: 'newspaper' }],
    ['without', null],
  ]) {
    const email = `framed.${path}@example.com`;
    const [page] = await visit(`${partnerOrigin}/${path}${query}`);
    const form = page.frameLocator('iframe');
    await takenOver(form, 'sa-consultation-form');
    await fillPerson(form, { email });
    await form.getByRole('button', { name: 'Schedule Consultation' }).click();
    await toast(form).getByText('Consultation Scheduled', { exact: true }).waitFor();
    expect(storedFor(email)).toEqual([attribution]);
  }
});

it.each(['loader', 'single file'] as const)(
  'a partner and an advertisement come by the %s',
  async (script) => {
    const form = '<sa-newsletter-form partner="campus-times"></sa-newsletter-form>';
    await servePartner({ '/?utm_source=paper': form + embed[script] });
    const [page] = await visit(`${partnerOrigin}/?utm_source=paper`);
    const email = `paper.${script.replace(' ', '.')}@example.com`;
    await takenOver(page, 'sa-newsletter-form');
    await page.getByLabel('Email for our newsletter').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    expect(storedFor(email)).toEqual([{ utm_source: 'paper' }]);
    expect(rows(`SELECT partner_claim FROM leads WHERE email = '${email}'`)).toMatchObject([
      { partner_claim: 'campus-times' },
    ]);
  },
);
