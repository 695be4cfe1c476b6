import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { queryLocalD1 } from '../../scripts/testing/local-state.ts';
import { readDownload } from './support.ts';

/** Calls the desk at `origin` as its page does. */
export async function callDesk(origin: string, call: string, input: object) {
  const answer = await fetch(`${origin}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(input),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

export const openScreen = async (desk: Page, name: string) => {
  await desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
  await desk.getByRole('heading', { level: 1, name }).waitFor();
};

/** The file that a member saves. */
export async function exportPerson(desk: Page, email: string): Promise<object> {
  await openScreen(desk, 'People');
  await desk.getByLabel('Email address').fill(email.toUpperCase());
  await desk.getByRole('button', { name: 'Find' }).click();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export as JSON' }).click();
  return JSON.parse(await readDownload(saved));
}

/** Erases the person on screen: refused for a mistyped address, accepted for the right one. */
export async function erasePerson(desk: Page, email: string, isKept: () => boolean): Promise<void> {
  const confirmation = desk.getByLabel('Type the address to confirm');
  const erase = desk.getByRole('button', { name: 'Erase everywhere' });
  await confirmation.fill('meera@example.com');
  await erase.click();
  await desk.getByText(`Type ${email} to erase`).waitFor();
  expect(isKept()).toBe(true);
  await confirmation.fill(email);
  await erase.click();
  await expect.poll(isKept).toBe(false);
}

/** The lines that identify an appointment in a calendar file. */
export const identifying = (file: string) =>
  file.split('\r\n').filter((line) => /^(SEQUENCE|DTSTART|DTEND):/.test(line));

/** The content of every table of a local D1. */
export function dumpTables(state: string): string {
  const tables = queryLocalD1(
    state,
    `SELECT name FROM sqlite_master WHERE type = 'table'
     AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'`,
  );
  return JSON.stringify(tables.map(({ name }) => queryLocalD1(state, `SELECT * FROM ${name}`)));
}

/** Runs a cron trigger of the Worker at `origin`. */
export async function runCron(origin: string, cron: string): Promise<void> {
  const url = new URL('/cdn-cgi/local/scheduled', origin);
  url.searchParams.set('cron', cron);
  expect((await fetch(url)).status).toBe(200);
}
