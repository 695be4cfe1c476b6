import { readFileSync } from 'node:fs';
import { expect, inject, it, onTestFinished } from 'vitest';
import {
  deskOrigin,
  embed,
  ownFileOf,
  partnerOrigin,
  rows,
  servePartner,
  siteOrigin,
} from '../e2e/support.ts';
import { hashSource } from '../site-builder/headers.ts';
import type { EnginePage } from './engine.ts';
import { describeEngines, quiet, traces } from './support.ts';
import { choose, fill, look, press, reload, see, takenOver, waitFor } from './visitor.ts';

const FORM = 'sa-consultation-form';
const person = { name: 'Asha Rao', phone: '98765 43210' };
const toast = { css: 'sa-toaster >>> [data-state=open]' };

const inElement = (tag: string) => (css: string, text?: string) => ({
  css: `${tag} >>> ${css}`,
  ...(text ? { text } : {}),
});
const inForm = inElement(FORM);
const inCosts = inElement('sa-cost-calculator');
const inPlan = inElement('sa-my-plan');
const inTimeline = inElement('sa-application-timeline');
const inBuilder = inElement('sa-embed-builder');
const inDesk = inElement('sa-lead-desk');

const stored = (page: EnginePage) => page.evaluate(() => Object.keys(localStorage));
const sideways = (page: EnginePage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const bookings = (email: string) =>
  rows(`SELECT name, source, partner_claim FROM consultations AS sent JOIN leads
    ON (kind, row_id) = ('consultation', sent.id) WHERE sent.email = '${email}'`);

/** A partner's page, until the test ends. */
async function openPartner(page: EnginePage, body: string, policy?: string): Promise<void> {
  const partner = await servePartner({ '/': body }, undefined, policy);
  onTestFinished(() => void partner.close());
  await page.open(`${partnerOrigin}/`);
}

describeEngines('the plan and its drawings', (stage) => {
  it('answer a budget by both readings of the rent, and open a dot by keyboard', async () => {
    const page = await stage.visit();
    await page.open(`${siteOrigin}/tools#cost-calculator`);
    await press(page, inCosts('[role=tab]', 'What can I afford?'));
    await choose(page, inCosts('[name=budgetCurrency]'), 'USD');
    await fill(page, inCosts('[name=budget]'), '40,000');
    await see(page, inCosts('[role=status]', '0 of 10 countries with rent × 12'));
    await see(page, inCosts('[role=status]', '4 of 10 countries with rent once a year'));
    await press(page, inCosts('[name=budget]'));
    for (;;) {
      await page.keys('Tab');
      const [dot] = await look(page, inCosts('circle[tabindex="0"]'));
      if (dot?.isFocused) break;
    }
    await page.keys('ArrowRight', 'Enter');
    await waitFor('the plan, its heading focused', async () =>
      (await look(page, inCosts('h3[tabindex="-1"]'))).some(({ isFocused }) => isFocused),
    );
    expect((await traces(page)).pageErrors).toEqual([]);
  });

  it('keep a pass of five stubs once she asks, until she forgets it', async () => {
    const page = await stage.visit();
    await page.open(`${siteOrigin}/tools#plan&country=ca&level=masters&season=fall&startYear=2028`);
    await press(page, inPlan('summary', 'Canada'));
    await see(page, inPlan('b', 'India to Canada'));
    expect(await look(page, inPlan('ol > li'))).toHaveLength(5);
    expect(await stored(page)).toEqual([]);
    await press(page, inPlan('button', 'Keep on this device'));
    await see(page, inPlan('[role=status]', 'Saved on this device'));
    await reload(page);
    await press(page, inPlan('summary', 'Canada'));
    await press(page, inPlan('button', 'Forget'));
    await waitFor('no plan', async () => !(await look(page, inPlan('summary'))).length);
    expect(await stored(page)).toEqual([]);
  });

  it('draw the months as a chart, and on phones as a row that leads to the steps', async () => {
    const page = await stage.visit();
    await page.open(`${siteOrigin}/tools#application-timeline`);
    for (const [name, value] of Object.entries({ country: 'nz', programLevel: 'masters' })) {
      await choose(page, inTimeline(`[name=${name}]`), value);
    }
    await press(page, inTimeline('button', 'Generate Timeline'));
    const { box } = await see(page, inTimeline('svg[viewBox^="0 0 640"]'));
    expect(box.width).toBeGreaterThan(500);
    await page.resize(360, 740);
    await press(page, inTimeline('ul[aria-label="Months of the plan"] button'));
    await waitFor('the step, focused and in sight', async () => {
      const focused = (await look(page, inTimeline('ol h4'))).find(({ isFocused }) => isFocused);
      return focused && focused.box.y >= 0 && focused.box.y < 740;
    });
    expect(await sideways(page)).toBe(0);
  });
});

describeEngines('what partners meet', (stage) => {
  it('is a builder that draws what is chosen and writes its lines', async () => {
    const page = await stage.visit();
    await page.open(`${siteOrigin}/partners`);
    await press(page, inBuilder('label', 'Cost Calculator'));
    await waitFor('the calculator in the preview', () =>
      page.evaluate(() => {
        const frame = document
          .querySelector('sa-embed-builder')
          ?.shadowRoot?.querySelector('iframe');
        const drawn = frame?.contentDocument?.querySelector('sa-cost-calculator');
        return Boolean(drawn?.shadowRoot?.querySelector('select'));
      }),
    );
    const snippet = (label: string, part: string) =>
      waitFor(`${part} in ${label}`, async () =>
        (await look(page, inBuilder(`textarea[aria-label="${label}"]`)))[0]?.value.includes(part),
      );
    await snippet('HTML', '<sa-cost-calculator');
    await press(page, inBuilder('[role=tab]', 'Instant'));
    await snippet('Instant', 'shadowrootmode="open"');
    expect(await traces(page)).toEqual(quiet);
    for (const width of [768, 360]) {
      await page.resize(width, 800);
      expect(await sideways(page), `${width} px`).toBe(0);
    }
  });

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
    // Nothing in a frame of another site is seen from here: she clicks at its top and goes on by Tab.
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

describeEngines('the desk', (stage) => {
  it('shows a lead and its screens, as wide as the window', async () => {
    const name = `Meera ${stage.engine}`;
    const sent = await fetch(`${siteOrigin}/api/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin },
      body: JSON.stringify({
        ...person,
        name,
        email: `${name.replaceAll(' ', '.')}@example.com`,
        consultationType: 'video',
      }),
    });
    expect(sent.status).toBe(201);
    const page = await stage.visit();
    await page.open(deskOrigin);
    await press(page, inDesk('a', name));
    await see(page, inDesk('h1', name));
    for (const screen of ['People', 'Partners', 'Newsletter', 'Health', 'Inbox']) {
      await page.resize(1280, 800);
      await press(page, inDesk('nav a', screen));
      await see(page, inDesk('h1', screen));
      for (const width of [768, 360]) {
        await page.resize(width, 800);
        expect(await sideways(page), `${screen} at ${width} px`).toBe(0);
      }
    }
  });
});
