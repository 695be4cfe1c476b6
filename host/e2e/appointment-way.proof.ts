import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';
import { freePort } from '../../scripts/local/local-worker.ts';
import { listMails, queryLocalD1 } from '../../scripts/testing/local-state.ts';
import { HOUR_MS, MINUTE_MS } from '../../worker/contract/durations.ts';
import {
  callDesk,
  dumpTables,
  erasePerson,
  exportPerson,
  identifying,
  runCron,
} from './desk-steps.ts';
import { serveBuild } from './setup.ts';
import {
  embed,
  fillPerson,
  openPage,
  partnerOrigin,
  readDownload,
  servePartner,
  siteOrigin,
} from './support.ts';

const VISITOR = { name: 'Meera Rao', email: 'meera.rao@example.com' };

const folder = mkdtempSync(join(tmpdir(), 'sa-way-'));
const state = join(folder, 'state');
const port = await freePort();
const workerOrigin = `http://127.0.0.1:${port}`;
const product = await serveBuild({
  assets: inject('build'),
  state,
  port,
  siteOrigin,
  partnerPorts: [Number(new URL(partnerOrigin).port)],
});
const { deskOrigin } = product;
const { executablePath, args } = await findBrowser();
// The build is made for the origin of the other tests' Worker.
const rule = `MAP ${new URL(siteOrigin).host} ${new URL(workerOrigin).host}`;
const flags = [...args, `--host-resolver-rules=${rule}`];
const browser = await chromium.launch({ executablePath, args: flags });
afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const appointment = () => {
  const [row] = queryLocalD1(state, 'SELECT state, sequence, starts_at FROM appointments');
  return { ...row, startsAt: new Date(String(row?.starts_at)) };
};
const lead = () =>
  queryLocalD1(state, `SELECT id, status FROM consultations WHERE email = '${VISITOR.email}'`)[0];
/** The link of the visitor's email with these words. */
async function readLink(words: string): Promise<string> {
  const link = `${siteOrigin}/appointment#dev1.${lead()?.id}.`;
  const findMail = () =>
    listMails(state).find((text) => text.includes(words) && text.includes(link));
  await expect.poll(findMail).toBeDefined();
  const mail = findMail() ?? '';
  return mail.slice(mail.indexOf(link)).split(/\s/)[0] ?? '';
}

it('an appointment goes from the hours of a member to two calendars, a reminder, a change, its end and its erasure', async () => {
  const [first, errors] = await openPage(browser);
  const context = first.context();
  const open = async (url: string) => {
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
  /** Sets the clocks of the Workers and of every page from here on. */
  const setClocks = async (to: Date) => {
    await product.setClock(to);
    await context.clock.install({ time: to });
  };

  const desk = await open(`${deskOrigin}/#hours`);
  await desk.getByRole('button', { name: 'Edit hours: Priya Nair' }).click();
  await desk.getByRole('button', { name: 'Add hours on Monday' }).click();
  await desk.getByRole('button', { name: 'Copy Monday to Friday' }).click();
  await desk.getByRole('button', { name: 'Save hours' }).click();
  await desk.getByText(/^Monday to Friday: 10:00 to 13:00/).waitFor();

  await servePartner({
    '/': `<sa-consultation-form></sa-consultation-form>${embed.loader}`,
  });
  const page = await open(`${partnerOrigin}/`);
  await fillPerson(page, { ...VISITOR, phone: '98765 40000' });
  await page.getByLabel('Chat', { exact: true }).check();
  await page.getByRole('button', { name: 'Schedule Consultation' }).click();
  await page.getByRole('heading', { name: 'Choose a time' }).waitFor();
  // More than a day ahead, so that a reminder is due.
  await page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio').nth(3).check();
  await page.getByRole('group', { name: 'your time' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Book \d/ }).click();
  await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const saved = await readDownload(downloading);
  const member = { member: 'priya@study-abroad.example' };
  const feed = (await callDesk(deskOrigin, 'makeCalendarFeed', member)) as { url: string };
  const readFeed = async () =>
    identifying(await (await fetch(feed.url.replace(siteOrigin, workerOrigin))).text());
  expect(identifying(saved)).toHaveLength(3);
  for (const line of identifying(saved)) expect(await readFeed()).toContain(line);
  expect(lead()?.status).toBe('scheduled');

  // Opening the link of the confirmation proves the visitor's address.
  const confirmed = await open(await readLink('Your consultation is booked'));
  await confirmed.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
  await setClocks(new Date(appointment().startsAt.getTime() - 24 * HOUR_MS + MINUTE_MS));
  await runCron(workerOrigin, '*/5 * * * *');
  const reminded = await open(await readLink('Your consultation is tomorrow.'));
  await reminded.getByRole('button', { name: 'Change' }).click();
  await reminded.getByRole('group', { name: 'your time' }).getByRole('radio').nth(1).check();
  const before = appointment().startsAt;
  await reminded.getByRole('button', { name: /^Book \d/ }).click();
  await reminded.getByText('The file moves the entry').waitFor();
  expect(appointment()).toMatchObject({ state: 'booked', sequence: 1 });
  expect(appointment().startsAt).not.toEqual(before);
  expect(await readFeed()).toContain('SEQUENCE:1');

  await setClocks(new Date(appointment().startsAt.getTime() + HOUR_MS));
  const after = await open(`${deskOrigin}/#lead/consultation/${lead()?.id}`);
  await after
    .getByRole('region', { name: 'Appointment' })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect.poll(appointment).toMatchObject({ state: 'done' });

  expect(await exportPerson(after, VISITOR.email)).toMatchObject({ email: VISITOR.email });
  await erasePerson(after, VISITOR.email, () => lead() !== undefined);
  expect(queryLocalD1(state, 'SELECT * FROM appointments')).toEqual([]);
  expect(dumpTables(state).toLowerCase()).not.toContain(VISITOR.email);
  expect(errors).toEqual([]);
});
