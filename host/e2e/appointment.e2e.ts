import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import { callDesk } from './desk-steps.ts';
import { focusedName, tabTo } from './keys.ts';
import {
  deskOrigin,
  embed,
  fillPerson,
  openPage,
  partnerOrigin,
  partnerPolicy,
  rows,
  servePartner,
  siteOrigin,
  takenOver,
} from './support.ts';
import { browser, visit } from './visit.ts';

const MEMBER = 'asha@study-abroad.example';
const tag = '<sa-consultation-form></sa-consultation-form>';
const snippet = readFileSync(
  `${inject('build')}/embed/prerendered/sa-consultation-form.html`,
  'utf8',
);
const style = snippet.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '';

/** Our file with the picker, whatever the way of embedding. */
const PICKER = /\/embed\/chunks\/(appointment|booked-panel)-/;

/** Ways to embed the form; a frame is a page of its own. */
const ways: Record<string, string> = {
  'single file': tag + embed['single file'],
  'instant snippet': snippet + embed.loader,
  frame: `<iframe title="Booking" width="600" height="1200" src="${siteOrigin}/embed/frame/sa-consultation-form"></iframe>`,
};
const pathOf = (way: string) => `/${way.replaceAll(' ', '-')}`;

/** Any day from half past midnight to noon in India, by video. */
const HOURS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: '00:30',
  to: '12:00',
  ways: ['video'],
}));

const { members } = (await callDesk(deskOrigin, 'readHours', {})) as {
  members: { email: string; version: number }[];
};
const { version = 0 } = members.find(({ email }) => email === MEMBER) ?? {};
await callDesk(deskOrigin, 'changeHours', { member: MEMBER, version, hours: HOURS });

const booked = (email: string) =>
  rows(`SELECT appointments.* FROM appointments JOIN consultations AS sent ON sent.id = consultation_id
    WHERE sent.email = '${email}'`);

let people = 0;
/** Submits the form; resolves to the confirmation above its fields. */
async function send(place: Page | FrameLocator, email: string, index = 0) {
  people += 1;
  const form = place.locator('sa-consultation-form').nth(index);
  await fillPerson(form, { email, phone: `98765 4321${people}` });
  await form.getByRole('button', { name: 'Schedule Consultation' }).click();
  const region = form.locator('[part=confirmation]');
  await region.getByRole('heading', { name: 'We have your request' }).waitFor();
  return region;
}

/** Chooses the first time of the second day: the first day may have one time left, or none in a minute. */
async function chooseTime(place: Locator) {
  await place.getByRole('group', { name: 'Day', exact: true }).getByRole('radio').nth(1).check();
  await timesOf(place).first().check();
}
const timesOf = (place: Locator) =>
  place.getByRole('group', { name: /^\w+day / }).getByRole('radio');

await servePartner(
  {
    ...Object.fromEntries(Object.entries(ways).map(([way, body]) => [pathOf(way), body])),
    '/three': tag.repeat(3) + embed.loader,
  },
  undefined,
  partnerPolicy(hashSource(style)).replace("frame-src 'self'", `frame-src ${siteOrigin}`),
);

describe('a time for the consultation', () => {
  it.each(Object.keys(ways))(
    'is offered by each way under a strict policy, and fetched only then: %s',
    async (way) => {
      const [page, errors] = await openPage(browser);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(partnerOrigin + pathOf(way));
      const place = way === 'frame' ? page.frameLocator('iframe') : page;
      if (way === 'instant snippet' || way === 'frame')
        await takenOver(place, 'sa-consultation-form');
      await place.getByLabel('Full name', { exact: true }).focus();
      expect(fetched.filter((path) => PICKER.test(path))).toEqual([]);
      const region = await send(place, `${pathOf(way).slice(1)}@example.com`);
      await region.getByRole('heading', { name: 'Choose a time' }).waitFor();
      expect(fetched.filter((path) => PICKER.test(path))).toHaveLength(2);
      expect(
        await region.getByRole('group', { name: 'Day', exact: true }).getByRole('radio').count(),
      ).toBe(7);
      expect(errors).toEqual([]);
    },
  );

  it('is booked, moved and cancelled by the link, and read again after a reload', async () => {
    const email = 'booked@example.com';
    const [page] = await visit(`${partnerOrigin}/three`, { timezoneId: 'Europe/London' });
    const region = await send(page, email, 1);
    await chooseTime(region);
    expect(await region.getByRole('group', { name: 'your time' }).textContent()).toContain(
      ' in India',
    );
    await region.getByRole('button', { name: /^Book \d/ }).press('Enter');
    await region.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
    // The two other forms are unchanged.
    expect(await page.locator('[part=confirmation]:has(h3)').count()).toBe(1);
    expect(booked(email)).toMatchObject([{ state: 'booked', sequence: 0 }]);
    const link = await region
      .getByRole('link', { name: 'Open on our website' })
      .evaluate((node: HTMLAnchorElement) => node.href);
    const ours = await page.context().newPage();
    const requests: string[] = [];
    ours.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await ours.goto(link);
    await ours.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
    expect(ours.url()).toBe(`${siteOrigin}/appointment`);
    // A visit changes nothing, and no request has the token in its address.
    expect(requests.filter((request) => /^(PUT|DELETE)/.test(request))).toEqual([]);
    expect(requests.join()).not.toContain(new URL(link).hash.slice(1));
    await ours.getByRole('button', { name: 'Change' }).click();
    await chooseTime(ours.locator('main'));
    await ours.getByRole('button', { name: /^Book \d/ }).click();
    await ours.getByText('The file moves the entry').waitFor();
    expect(booked(email)).toMatchObject([{ state: 'booked', sequence: 1 }]);

    await ours.getByRole('button', { name: 'Cancel' }).click();
    await ours.getByRole('button', { name: 'Yes, cancel it' }).click();
    await ours.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor();
    expect(booked(email)).toMatchObject([{ state: 'cancelled', sequence: 2 }]);
    await ours.reload();
    await ours.getByRole('heading', { name: 'No appointment to show' }).waitFor();
  });

  it('is booked in two presses, moved and cancelled by keys alone: the focus is never lost, and each step is said', async () => {
    const email = 'keys@example.com';
    const [page] = await visit(`${partnerOrigin}/three`, { timezoneId: 'Europe/London' });
    await page.getByLabel('Full name', { exact: true }).first().waitFor();
    const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
    /** The heading of a new state has the focus. */
    const arrived = (heading: string) => expect.poll(() => focusedName(page)).toBe(heading);
    const press = async (name: string | RegExp, key = 'Enter') => {
      await tabTo(page, name);
      await page.keyboard.press(key);
    };
    const book = async () => {
      await press(/^\d\d:\d\d.* in India$/, 'Space');
      await press(/^Book \d\d:\d\d on /);
      await arrived('Your appointment is booked');
    };
    await tabTo(page, 'Full name');
    await page.keyboard.type('Asha Rao');
    await tabTo(page, 'Email');
    await page.keyboard.type(email);
    await tabTo(page, 'Phone');
    await page.keyboard.type('98765 11111');
    await press('Schedule Consultation');
    await said('Here you can choose a day and time.');
    expect(await focusedName(page)).toBe('We have your request');
    await book();
    expect(booked(email)).toMatchObject([{ state: 'booked', sequence: 0 }]);

    await press('Change');
    await arrived('Choose another time');
    await press(/\d free$/, 'ArrowRight');
    await book();
    await said('Your appointment has the new time.');
    expect(booked(email)).toMatchObject([{ state: 'booked', sequence: 1 }]);

    await press('Cancel');
    await arrived('Cancel this appointment?');
    await press('No, keep it');
    await arrived('Your appointment is booked');
    await press('Cancel');
    await press('Yes, cancel it');
    await arrived('Your appointment is cancelled');
    expect(booked(email)).toMatchObject([{ state: 'cancelled', sequence: 2 }]);
  });

  it('has a page that is nobody else’s', async () => {
    const { headers } = await fetch(`${siteOrigin}/appointment`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const sitemap = await (await fetch(`${siteOrigin}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('/appointment');
  });
});
