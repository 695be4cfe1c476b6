import { readFileSync } from 'node:fs';
import type { FrameLocator, Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  embed,
  fillPerson,
  openPage,
  ownFileOf,
  partnerOrigin,
  rows,
  servePartner,
  siteOrigin,
  takenOver,
  toast,
} from './support.ts';
import { browser } from './visit.ts';

export const TAG = 'sa-consultation-form';
const plain = `<${TAG}><a href="${siteOrigin}/contact">Contact us</a></${TAG}>`;
const placeholder = `<div data-sa-element="consultation-form"><a href="${siteOrigin}/contact">Contact us</a></div>`;
const drawn = readFileSync(`${inject('build')}/embed/prerendered/${TAG}.html`, 'utf8');
const LOADER = '**/embed/sa-loader.js';

interface Way {
  address: string;
  /** The script that it begins with. */
  entry: string;
  /** Whether the form is there before any script. */
  isDrawn: boolean;
  body?: string;
}

const on = (path: string, entry: string, body: string): Way => ({
  address: partnerOrigin + path,
  entry: `**/embed/${entry}.js`,
  isDrawn: !body.endsWith(plain),
  body,
});
const frame = `<iframe title="Booking" width="600" height="900" src="${siteOrigin}/embed/frame/${TAG}"></iframe>`;

const ways: Record<string, Way> = {
  'our own page': { address: `${siteOrigin}/contact`, entry: LOADER, isDrawn: true },
  'a frame': on('/frame', 'sa-loader', frame),
  'an instant snippet, loader': on('/instant', 'sa-loader', embed.loader + drawn),
  'an instant snippet, own file': on('/instant-own', TAG, ownFileOf(TAG) + drawn),
  'the loader': on('/loader', 'sa-loader', embed.loader + plain),
  'the own file': on('/own', TAG, ownFileOf(TAG) + plain),
  'the single file': on('/single', 'sa-widgets', embed['single file'] + plain),
};

const moments = ['load', 'mid-load', 'focus', 'press', 'in flight'] as const;

/** Faults that last for a while: the browser notices the first, not the second. */
const faults = {
  'the browser is offline': {
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
    code: 'internetdisconnected',
    ways: Object.keys(ways),
  },
  'the server resets every connection': {
    begin: (page: Page) => page.route(`${siteOrigin}/**`, reset),
    end: (page: Page) => page.unroute(`${siteOrigin}/**`, reset),
    code: 'connectionreset',
    ways: ['an instant snippet, loader', 'the loader', 'the own file'],
  },
};

const reset = (route: Route) => route.abort('connectionreset');

/** A visitor who books while the network fails for a while. */
interface Visit {
  fault: keyof typeof faults;
  way: string;
  moment: (typeof moments)[number];
}

/** All of them: the gate has a few, the proof the others. */
export const visits: Visit[] = Object.entries(faults).flatMap(([fault, { ways: tried }]) =>
  tried.flatMap((way) =>
    moments.map((moment): Visit => ({ fault: fault as keyof typeof faults, way, moment })),
  ),
);

/** Typed text survives each fault, before and while it is sent, and code that was lost comes, on each kind of page. */
const GATE = [
  'the browser is offline, our own page, in flight',
  'the browser is offline, a frame, press',
  'the server resets every connection, an instant snippet, loader, press',
  'the server resets every connection, the loader, mid-load',
  'the server resets every connection, the own file, in flight',
];

export const isInGate = ({ fault, way, moment }: Visit): boolean =>
  GATE.includes([fault, way, moment].join(', '));

const storedOf = (email: string) =>
  rows(`SELECT name, repeats FROM consultations AS sent JOIN leads
    ON (kind, row_id) = ('consultation', sent.id) WHERE sent.email = '${email}'`);

const bodies = Object.values(ways).flatMap(({ address, body }) =>
  body ? [[new URL(address).pathname, body]] : [],
);
const pages = { ...Object.fromEntries(bodies), '/placeholder': embed.loader + placeholder };
await servePartner(pages, undefined, "frame-ancestors 'none'");

export function describeGaps(chosen: readonly Visit[]): void {
  describe('a gap in the network', () => {
    it.each(chosen)('at $moment where $fault, on $way', async ({ fault, way, moment }) => {
      const { begin, end, code } = faults[fault];
      const { address, entry, isDrawn } = ways[way] as Way;
      const email = `${way}.${moment}.${code}@example.com`.replaceAll(/[ ,]+/g, '-');
      const isOffline = fault === 'the browser is offline';
      const [page] = await openPage(browser);
      const inside: Page | FrameLocator = way === 'a frame' ? page.frameLocator('iframe') : page;
      const element = inside.locator(TAG);
      const form = element.locator('form');
      const press = () => form.getByRole('button', { name: 'Schedule Consultation' }).click();
      const isSaid = inside
        .getByRole('heading', { name: 'Consultation Scheduled' })
        .or(toast(inside).getByText('Consultation Scheduled', { exact: true }));

      /** Lets the first request for `url` fail, in the gap that it begins. */
      const failAt = async (url: string) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route(
          url,
          async (route) => {
            await begin(page);
            await route.abort(code);
            resolve();
          },
          { times: 1 },
        );
        return promise;
      };

      if (moment === 'load' || moment === 'mid-load') {
        const url = moment === 'mid-load' && entry === LOADER ? '**/embed/chunks/kit-*' : entry;
        const failed = failAt(url);
        await page.goto(address, { waitUntil: 'commit' });
        await failed;
        await end(page);
        // Nothing asks for a script again but our loader, and that has come only at mid-load.
        if (!isDrawn && url === entry) {
          await inside.getByRole('link', { name: 'Contact us' }).waitFor();
          return page.close();
        }
        await fillPerson(element, { email });
        await press();
      } else {
        await page.goto(address);
        await takenOver(inside, TAG);
        if (moment === 'focus') {
          // The single file has all that a form needs.
          const lost = way !== 'the single file' && page.waitForEvent('requestfailed');
          await begin(page);
          await form.getByLabel('Full name', { exact: true }).focus();
          await lost;
          await end(page);
          await fillPerson(element, { email });
          await press();
        } else {
          await fillPerson(element, { email });
          await inside.locator('sa-toaster:defined').waitFor({ state: 'attached' });
          if (moment === 'press') await begin(page);
          const failed = moment === 'press' ? null : failAt('**/api/consultations');
          await press();
          await failed;
          await toast(inside).getByText('There was a problem scheduling').waitFor();
          expect(await form.getByLabel('Phone').inputValue()).toBe('98765 43210');
          const waits = form.getByText('It will be sent when you are back online.');
          expect(await waits.count()).toBe(isOffline ? 1 : 0);
          expect(storedOf(email)).toEqual([]);
          await end(page);
          // By the specification, a failure that only we can detect is the visitor's to repeat.
          if (!isOffline) await press();
        }
      }
      await isSaid.first().waitFor();
      await expect.poll(() => storedOf(email)).toEqual([{ name: 'Asha Rao', repeats: 0 }]);
    });
  });
}
