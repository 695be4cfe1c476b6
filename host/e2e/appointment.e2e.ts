import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashSource } from '../../scripts/site-builder/headers.ts';
import { SLOTS_PATH } from '../../worker/contract/appointment.ts';
import { callDesk, identifying } from './desk-steps.ts';
import {
  axeFindings,
  deskOrigin,
  embed,
  fillPerson,
  launch,
  openContext,
  openPage,
  ownFileOf,
  partnerOrigin,
  partnerPolicy,
  readDownload,
  rows,
  servePartner,
  siteOrigin,
  takenOver,
} from './support.ts';

const MEMBER = 'asha@study-abroad.example';
const tag = '<sa-consultation-form></sa-consultation-form>';
const snippet = readFileSync(
  `${inject('build')}/embed/prerendered/sa-consultation-form.html`,
  'utf8',
);
const style = snippet.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '';

/** Our file with the picker, whatever the way of embedding. */
const PICKER = /\/embed\/chunks\/(appointment|booked-panel)-/;

/** Each way to embed the form; a frame is a page of its own. */
const ways: Record<string, string> = {
  loader: tag + embed.loader,
  'single file': tag + embed['single file'],
  'own file': tag + ownFileOf('sa-consultation-form'),
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

async function openHours() {
  const { members } = (await callDesk(deskOrigin, 'readHours', {})) as {
    members: { email: string; version: number }[];
  };
  const { version = 0 } = members.find(({ email }) => email === MEMBER) ?? {};
  await callDesk(deskOrigin, 'changeHours', { member: MEMBER, version, hours: HOURS });
}

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

/** Walks through a page by keys, and reads names as a screen reader does. */
function walkByKeys(page: Page) {
  /** Name of the focused element; '' without one. */
  const focused = () =>
    page.evaluate(() => {
      let node = document.activeElement;
      while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
      if (!node || node === document.body) return '';
      const { labels } = node as HTMLInputElement;
      const named = node.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? node.textContent;
      return named?.trim() ?? '';
    });
  return {
    focused,
    async to(name: string | RegExp) {
      const passed: string[] = [];
      const isThere = (now: string) => (typeof name === 'string' ? now === name : name.test(now));
      do {
        await page.keyboard.press('Tab');
        passed.push(await focused());
        expect(passed.length, `${name} is not among ${passed.join(' | ')}`).toBeLessThan(50);
      } while (!isThere(passed.at(-1) ?? ''));
    },
    /** The heading of a new state has the focus. */
    arrived: (heading: string) => expect.poll(focused).toBe(heading),
    said: (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor(),
  };
}

describe('a time for the consultation', () => {
  let browser: Browser;
  let partner: Server;

  beforeAll(async () => {
    browser = await launch();
    partner = await servePartner(
      {
        ...Object.fromEntries(Object.entries(ways).map(([way, body]) => [pathOf(way), body])),
        '/three': tag.repeat(3) + embed.loader,
      },
      undefined,
      partnerPolicy(hashSource(style)).replace("frame-src 'self'", `frame-src ${siteOrigin}`),
    );
  });
  afterAll(async () => {
    await browser.close();
    partner.close();
  });

  it('makes no difference while no hours are open', async () => {
    const [page, errors] = await openPage(browser);
    await page.goto(partnerOrigin + pathOf('loader'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const region = await send(page, 'before@example.com');
    // The network is not idle for 30 s, because no code reads the body of the answer.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await region.getByRole('heading').allTextContents()).toEqual(['We have your request']);
    expect(asked.filter((path) => path === SLOTS_PATH || PICKER.test(path))).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('is offered from when the desk has opened hours', openHours);

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
      await page.close();
    },
  );

  it('is booked, moved and cancelled by the link, and read again after a reload', async () => {
    const email = 'booked@example.com';
    const context = await openContext(browser, { timezoneId: 'Europe/London' });
    const page = await context.newPage();
    await page.goto(`${partnerOrigin}/three`);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('sa-scheduled', ({ detail }) => heard.push(detail));
    });
    const region = await send(page, email, 1);
    await chooseTime(region);
    expect(await region.getByRole('group', { name: 'your time' }).textContent()).toContain(
      ' in India',
    );
    await region.getByRole('button', { name: /^Book \d/ }).press('Enter');
    const done = region.getByRole('heading', { name: 'Your appointment is booked' });
    await done.waitFor();
    expect(await done.evaluate((node) => node.matches(':focus'))).toBe(true);
    expect(await page.evaluate(() => (window as never as { heard: unknown[] }).heard)).toEqual([
      { form: 'consultation' },
    ]);
    // The two other forms are unchanged.
    expect(await page.locator('[part=confirmation] h3').count()).toBe(1);
    const [first] = booked(email);
    expect(first).toMatchObject({ state: 'booked', sequence: 0 });
    const saved = page.waitForEvent('download');
    await region.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await readDownload(saved);
    expect(file).toContain(`DTSTART:${String(first?.starts_at).replace(/[-:]|\.\d+/g, '')}`);
    const { url } = (await callDesk(deskOrigin, 'makeCalendarFeed', { member: MEMBER })) as {
      url: string;
    };
    const feed = await (await fetch(url)).text();
    for (const line of identifying(file)) expect(identifying(feed)).toContain(line);

    const link = await region
      .getByRole('link', { name: 'Open on our website' })
      .evaluate((node: HTMLAnchorElement) => node.href);
    const ours = await context.newPage();
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

    // The partner's page shows it once it is visible again.
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await region.getByText('It was changed elsewhere').waitFor();

    await ours.bringToFront();
    await ours.getByRole('button', { name: 'Cancel' }).click();
    await ours.getByRole('button', { name: 'Yes, cancel it' }).click();
    await ours.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor();
    expect(booked(email)).toMatchObject([{ state: 'cancelled', sequence: 2 }]);
    // axe needs a page without our policy.
    const [read] = await openPage(browser, { bypassCSP: true });
    await read.goto(link);
    await read.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor();
    expect(await axeFindings(read)).toEqual([]);
    await read.close();
    await ours.reload();
    await ours.getByRole('heading', { name: 'No appointment to show' }).waitFor();
    await context.close();
  });

  it('is booked in two presses, moved and cancelled by keys alone: the focus is never lost, and each step is said', async () => {
    const email = 'keys@example.com';
    const [page] = await openPage(browser, { timezoneId: 'Europe/London' });
    await page.goto(`${partnerOrigin}/three`);
    await page.getByLabel('Full name', { exact: true }).first().waitFor();
    const walk = walkByKeys(page);
    await walk.to('Full name');
    await page.keyboard.type('Asha Rao');
    await walk.to('Email');
    await page.keyboard.type(email);
    await walk.to(/^Phone/);
    await page.keyboard.type('98765 11111');
    await walk.to('Schedule Consultation');
    await page.keyboard.press('Enter');
    await walk.said('Here you can choose a day and time.');
    expect(await walk.focused()).toBe('We have your request');

    await walk.to(/^\d\d:\d\d.* in India$/);
    await page.keyboard.press('Space');
    await walk.to(/^Book \d\d:\d\d on /);
    await page.keyboard.press('Enter');
    await walk.arrived('Your appointment is booked');
    expect(booked(email)).toMatchObject([{ state: 'booked', sequence: 0 }]);

    await walk.to('Change');
    await page.keyboard.press('Enter');
    await walk.arrived('Choose another time');
    await walk.to(/\d free$/);
    await page.keyboard.press('ArrowRight');
    await walk.to(/^\d\d:\d\d.* in India$/);
    await page.keyboard.press('Space');
    await walk.to(/^Book \d\d:\d\d on /);
    await page.keyboard.press('Enter');
    await walk.arrived('Your appointment is booked');
    await walk.said('Your appointment has the new time.');
    expect(booked(email)).toMatchObject([{ state: 'booked', sequence: 1 }]);

    await walk.to('Cancel');
    await page.keyboard.press('Enter');
    await walk.arrived('Cancel this appointment?');
    await walk.to('No, keep it');
    await page.keyboard.press('Enter');
    await walk.arrived('Your appointment is booked');
    await walk.to('Cancel');
    await page.keyboard.press('Enter');
    await walk.to('Yes, cancel it');
    await page.keyboard.press('Enter');
    await walk.arrived('Your appointment is cancelled');
    expect(booked(email)).toMatchObject([{ state: 'cancelled', sequence: 2 }]);
    await page.close();
  });

  it('can still be chosen after a reload and is shown after the next one, by no other form of the page', async () => {
    const email = 'reload@example.com';
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.goto(`${partnerOrigin}/three`);
    const sent = await send(page, email, 2);
    await sent.getByRole('heading', { name: 'Choose a time' }).waitFor();
    await page.reload();
    const again = page.getByRole('heading', { name: 'Choose a time' });
    await again.waitFor();
    expect(await again.count()).toBe(1);
    await page.getByText('We have your request. Your reference is').waitFor();
    await chooseTime(page.locator('[part=confirmation]'));
    await page.getByRole('button', { name: /^Book \d/ }).click();
    await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
    expect(booked(email)).toMatchObject([{ state: 'booked' }]);
    await page.reload();
    await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
    // Another tab of the same browser has no trace of it.
    const other = await context.newPage();
    await other.goto(`${partnerOrigin}/three`);
    await other.getByLabel('Full name', { exact: true }).first().waitFor();
    expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
    await other.close();
    // Paper has the booking, and no fields.
    await page.emulateMedia({ media: 'print' });
    const form = page.locator('form').filter({ hasText: 'Your appointment is booked' });
    expect(await form.getByText('We will call your number').isVisible()).toBe(true);
    expect(await form.getByLabel('Full name', { exact: true }).isVisible()).toBe(false);
    await context.close();
  });

  it('has a page that is nobody else’s', async () => {
    const { headers } = await fetch(`${siteOrigin}/appointment`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const sitemap = await (await fetch(`${siteOrigin}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('/appointment');
  });
});
