import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/local/local-worker.ts';
import { moveClock, startProduct } from '../../scripts/local/product.ts';
import { MINUTE_MS } from '../../worker/contract/durations.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';
import { dumpTables, erasePerson, exportPerson, openScreen } from './desk-steps.ts';
import {
  deskOrigin,
  embed,
  fillPerson,
  openPage,
  readMail,
  readMails,
  rows,
  servePartner,
  siteOrigin,
  stopClock,
  takenOver,
} from './support.ts';
import { browser, visit } from './visit.ts';

/** Interval of the desk's poll. */
const POLL_MS = 20_000;

const statusOf = (email: string) =>
  rows(`SELECT status FROM consultations WHERE email = '${email}'`)[0]?.status;

/** Shows new leads: on top of the list, or behind a button while the list is being read. */
async function findNewLead(page: Page, name: string) {
  const lead = page.getByRole('link', { name });
  const waiting = page.getByRole('button', { name: /new leads?$/ });
  await lead.or(waiting).first().waitFor();
  if (await waiting.isVisible()) await waiting.click();
  return lead;
}

/** Adds a partner with its origin; the site knows it within a minute, without a deployment. */
async function allowPartner(desk: Page, id: string, origin: string): Promise<void> {
  const form = desk.getByRole('form', { name: 'Add a partner' });
  await form.getByLabel('Name', { exact: true }).fill(id);
  await form.getByLabel('Short name for links').fill(id);
  await form.getByRole('button', { name: 'Add a partner' }).click();
  const card = desk.getByRole('region', { name: id });
  await card.getByLabel('New website').fill(origin);
  await card.getByRole('button', { name: 'Allow website' }).click();
  await card.getByText(origin, { exact: true }).waitFor();
  await moveClock(MINUTE_MS, [siteOrigin, deskOrigin]);
}

async function bookOnPartner({ name, email }: Record<'name' | 'email', string>, port: number) {
  await servePartner({ '/': `<sa-consultation-form></sa-consultation-form>${embed.loader}` }, port);
  const [page] = await visit(`http://localhost:${port}`);
  await fillPerson(page, { name, email });
  await page.getByLabel('In person', { exact: true }).check();
  await page.getByRole('button', { name: 'Schedule Consultation' }).click();
  await expect.poll(() => statusOf(email)).toBe('pending');
}

describe('the lead desk', () => {
  async function openDesk(hash: string): Promise<[Page, string[]]> {
    const [page, pageErrors] = await openPage(browser);
    await stopClock(page);
    await page.goto(`${deskOrigin}/${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return [page, pageErrors];
  }

  it('follows a lead of a new partner from its booking to its erasure', async () => {
    const partnerPort = await freePort();
    const partnerId = `globe-study-${partnerPort}`;
    const visitor = {
      name: `Meera Iyer ${partnerPort}`,
      email: `meera.${partnerPort}@example.com`,
    };
    const [desk, deskErrors] = await openDesk('#partners');
    await allowPartner(desk, partnerId, `http://localhost:${partnerPort}`);

    // The inbox, without a reload.
    await openScreen(desk, 'Inbox');
    await bookOnPartner(visitor, partnerPort);
    await desk.clock.fastForward(POLL_MS);
    await (await findNewLead(desk, visitor.name)).click();
    await desk.getByRole('heading', { level: 1, name: visitor.name }).waitFor();

    // Each member gets an email, at once or with the leads of the next minutes; none names the visitor.
    const [lead] = rows(
      `SELECT row_id AS id, partner_id FROM leads WHERE email = '${visitor.email}'`,
    );
    expect(lead?.partner_id).toBe(partnerId);
    const told = rows(
      `SELECT payload ->> 'to' AS member FROM outbox WHERE topic = 'lead' AND (kind, lead_id) = ('consultation', ${lead?.id})`,
    );
    expect(told.map(({ member }) => member)).toEqual(['team@study-abroad.example']);
    expect(readMails().join()).not.toMatch(/meera|98765/i);

    await desk.getByRole('button', { name: 'Mark as contacted' }).click();
    await desk.getByRole('button', { name: 'Mark as scheduled' }).waitFor();
    expect(statusOf(visitor.email)).toBe('contacted');
    const events = rows(
      `SELECT actor, action FROM lead_events WHERE kind = 'consultation' AND lead_id = ${lead?.id} ORDER BY id`,
    );
    const actor = 'priya@study-abroad.example';
    expect(events.map((event) => ({ ...event }))).toEqual([
      { actor, action: 'opened' },
      { actor, action: 'status' },
    ]);

    expect(await exportPerson(desk, visitor.email)).toMatchObject({
      email: visitor.email,
      leads: [{ id: lead?.id, name: visitor.name, status: 'contacted' }],
    });

    await erasePerson(desk, visitor.email, () => statusOf(visitor.email) !== undefined);
    // By whole name and address: an earlier attempt may have left another Meera.
    for (const trace of [visitor.name, visitor.email]) {
      expect(dumpTables(inject('state')).toLowerCase()).not.toContain(trace.toLowerCase());
    }
    expect(deskErrors).toEqual([]);
  });

  it('counts a reader once the link of the mail was opened and its button pressed', async () => {
    const email = 'double.opt.in@example.com';
    const [page] = await visit('/contact');
    await takenOver(page, 'sa-newsletter-form');
    await page.getByLabel('Email for our newsletter').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const read = () => rows(`SELECT row_id AS id, status FROM leads WHERE email = '${email}'`)[0];
    await expect.poll(() => read()?.status).toBe('pending');

    const link = `${siteOrigin}/newsletter/confirm?token=dev1.${read()?.id}.`;
    const mail = await readMail(link);
    const [url = ''] = mail.match(/https?:\S+\/newsletter\/confirm\S+/) ?? [];
    await page.goto(url);
    expect(read()?.status).toBe('pending');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    expect(read()?.status).toBe('confirmed');
  });

  it('refuses page and script to a login of another Access application', async () => {
    const state = mkdtempSync(join(tmpdir(), 'sa-desk-'));
    const product = await startProduct({
      assets: inject('build'),
      deskAssets: `${inject('build')}-desk`,
      port: await freePort(),
      deskPort: await freePort(),
      state,
      vars: {},
      deskVars: { ACCESS_AUD: 'another-application' },
      now: TEST_NOW,
    });
    onTestFinished(async () => {
      await product.stop();
      rmSync(state, { recursive: true, force: true, maxRetries: 5 });
    });
    for (const path of ['/', '/index.html', '/desk.js'])
      expect((await fetch(product.deskOrigin + path)).status, path).toBe(403);
  });
});
