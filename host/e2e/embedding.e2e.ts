import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, FrameLocator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  embed,
  holdBack,
  launch,
  openPage,
  ownFileOf,
  partnerOrigin,
  rows,
  servePartner,
  siteOrigin,
  snippetsOf,
  toast,
} from './support.ts';

const FALLBACK = 'Write to <a href="mailto:hello@example.com">hello@example.com</a>.';

const forms = {
  'sa-consultation-form': {
    fields: { 'Full name': 'Asha Rao', Phone: '98765 43210' },
    async choose(page: Page) {
      await page.getByLabel('In person', { exact: true }).check();
    },
    button: 'Schedule Consultation',
    title: 'Consultation Scheduled',
    text: 'We will contact you shortly to confirm your appointment.',
    failure: 'There was a problem scheduling your consultation. Please try again.',
    table: 'consultations',
    row: {
      name: 'Asha Rao',
      phone: '98765 43210',
      consultation_type: 'in-person',
      status: 'pending',
    },
  },
  'sa-contact-form': {
    fields: {
      'Full name': 'Asha Rao',
      Phone: '98765 43210',
      Message: `मैं जर्मनी में पढ़ना चाहती हूँ 🎓 <script>'); DROP TABLE users; --`,
    },
    async choose(page: Page) {
      await page.getByLabel('Subject').selectOption({ label: 'Visa Guidance' });
    },
    button: 'Send Message',
    title: 'Message Sent',
    text: 'Thank you for your message. We will get back to you soon.',
    failure: 'There was a problem sending your message. Please try again.',
    table: 'contact_messages',
    row: {
      name: 'Asha Rao',
      subject: 'visa',
      message: `मैं जर्मनी में पढ़ना चाहती हूँ 🎓 <script>'); DROP TABLE users; --`,
      responded: 0,
    },
  },
  'sa-newsletter-form': {
    fields: {},
    async choose() {},
    button: 'Subscribe',
    title: 'Success!',
    text: "You've been subscribed to our newsletter.",
    failure: 'Failed to subscribe. Please try again.',
    table: 'newsletter_subscriptions',
    row: {},
  },
};
type Tag = keyof typeof forms;
const tags = Object.keys(forms) as Tag[];
const scripts = ['loader', 'single file', 'own file'] as const;
const scriptFor = (script: (typeof scripts)[number], tag: string, origin = siteOrigin) =>
  script === 'own file' ? ownFileOf(tag, origin) : snippetsOf(origin)[script];

const email = (page: Page | FrameLocator) => page.getByLabel(/^Email/);
const pathOf = (script: string, tag: string) => `/${script.replace(' ', '-')}/${tag}`;

/** Fills in a form; resolves to a function that checks that every value is still there. */
async function fill(page: Page, tag: Tag, address: string) {
  const typed: Record<string, string> = forms[tag].fields;
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await email(page).fill(address);
  await forms[tag].choose(page);
  return async () => {
    expect(await email(page).inputValue()).toBe(address);
    for (const [label, value] of Object.entries(typed)) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    }
  };
}

describe('on a partner page with a strict CSP', () => {
  let browser: Browser;
  let partner: Server;

  beforeAll(async () => {
    browser = await launch();
    const pages = scripts.flatMap((script) =>
      tags.map((tag) => [
        pathOf(script, tag),
        `<h1>Partner</h1><${tag}>${FALLBACK}</${tag}>${scriptFor(script, tag)}`,
      ]),
    );
    partner = await servePartner({
      ...Object.fromEntries(pages),
      '/two': `<sa-newsletter-form></sa-newsletter-form><sa-newsletter-form></sa-newsletter-form>${embed.loader}`,
      '/framed': `<sa-newsletter-form></sa-newsletter-form>${embed.loader}`,
      '/framing': '<iframe sandbox="allow-scripts allow-forms" src="/framed"></iframe>',
      '/late': `<p>Nothing yet</p>${embed.loader}`,
    });
  });
  afterAll(async () => {
    await browser.close();
    partner.close();
  });

  for (const script of scripts) {
    for (const tag of tags) {
      it(`<${tag}> by the ${script} sends a visitor's words into D1`, async () => {
        const [page, pageErrors] = await openPage(browser);
        const address = `${tag}.${script.replace(' ', '-')}@example.com`;
        await page.goto(partnerOrigin + pathOf(script, tag));
        await fill(page, tag, address);
        await page.getByRole('button', { name: forms[tag].button }).click();
        await toast(page).getByText(forms[tag].title, { exact: true }).waitFor();
        expect(await toast(page).textContent()).toContain(forms[tag].text);
        expect(await email(page).inputValue()).toBe('');
        expect(pageErrors).toEqual([]);
        const stored = rows(`SELECT * FROM ${forms[tag].table} WHERE email = '${address}'`);
        expect(stored).toHaveLength(1);
        expect(stored[0]).toMatchObject({ ...forms[tag].row, source: partnerOrigin });
        await page.close();
      });
    }
  }

  for (const tag of tags) {
    it(`<${tag}> keeps what was typed when we cannot be reached, through a reload too`, async () => {
      const [page] = await openPage(browser);
      await page.goto(partnerOrigin + pathOf('loader', tag));
      const expectTyped = await fill(page, tag, `${tag}.offline@example.com`);
      await page.waitForFunction(
        () => document.querySelector('sa-toaster')?.shadowRoot?.firstChild,
      );
      await page.route('**/api/**', (route) => route.abort('connectionreset'));
      await page.getByRole('button', { name: forms[tag].button }).click();
      await toast(page).getByText(forms[tag].failure, { exact: true }).waitFor();
      await expectTyped();
      await page.reload();
      await page.waitForFunction(
        () =>
          document
            .querySelector('[id], sa-consultation-form, sa-contact-form, sa-newsletter-form')
            ?.shadowRoot?.querySelector<HTMLInputElement>('[name=email]')?.value,
      );
      await expectTyped();
      await page.close();
    });
  }

  it('says what happened in the form itself when not even the toast can be fetched', async () => {
    const [page] = await openPage(browser);
    await page.goto(partnerOrigin + pathOf('loader', 'sa-newsletter-form'));
    await email(page).waitFor();
    await page.context().setOffline(true);
    await email(page).fill('cut.off@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('alert').getByText('Failed to subscribe. Please try again.').waitFor();
    expect(await email(page).inputValue()).toBe('cut.off@example.com');
    await page.context().setOffline(false);
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    await page.close();
  });

  it('sends by an own file whose lazy chunk is still on its way when the button is pressed', async () => {
    const [page, pageErrors] = await openPage(browser);
    const later = await holdBack(page, '**/chunks/later-newsletter-form-*');
    await page.goto(partnerOrigin + pathOf('own file', 'sa-newsletter-form'));
    await email(page).fill('slow@example.com');
    await later.requested;
    await page.getByRole('button', { name: 'Subscribe' }).click();
    later.release();
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    expect(
      rows("SELECT * FROM newsletter_subscriptions WHERE email = 'slow@example.com'"),
    ).toHaveLength(1);
    await page.close();
  });

  it('fetches the lazy chunk of an own file again after the network was gone', async () => {
    const [page] = await openPage(browser);
    const asked: string[] = [];
    let isGone = true;
    await page.route('**/chunks/later-newsletter-form-*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return isGone ? route.abort() : route.continue();
    });
    await page.goto(partnerOrigin + pathOf('own file', 'sa-newsletter-form'));
    await email(page).fill('lost@example.com');
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    isGone = false;
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    expect(asked).toContainEqual(expect.stringMatching(/^\?again=\d+$/));
    await page.close();
  });

  it('lets the browser send what an own file cannot, as its lazy chunk never comes', async () => {
    const [page] = await openPage(browser);
    await page.route('**/chunks/later-newsletter-form-*', (route) => route.abort());
    await page.goto(partnerOrigin + pathOf('own file', 'sa-newsletter-form'));
    await email(page).fill('by.browser@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(`${siteOrigin}/send/newsletter/done`);
    expect(
      rows("SELECT * FROM newsletter_subscriptions WHERE email = 'by.browser@example.com'"),
    ).toHaveLength(1);
    await page.close();
  });

  it('asks only our own origin for anything, and sets no cookie', async () => {
    const [page] = await openPage(browser);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(partnerOrigin + pathOf('loader', 'sa-contact-form'));
    await email(page).waitFor();
    expect([...origins].sort()).toEqual([partnerOrigin, siteOrigin].sort());
    expect(await page.context().cookies()).toEqual([]);
    await page.close();
  });

  it('keeps two forms apart', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/two`);
    const [first, second] = [email(page).first(), email(page).nth(1)];
    await first.fill('bad');
    await first.press('Enter');
    await page.getByText('Please enter a valid email address.').waitFor();
    expect(await page.getByText('Please enter a valid email address.').count()).toBe(1);
    expect(await second.inputValue()).toBe('');
    await page.close();
  });

  it('upgrades an element that was added without a network once there is one', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/late`);
    await page.context().setOffline(true);
    await page.evaluate(() => document.body.append(document.createElement('sa-contact-form')));
    await page.context().setOffline(false);
    await page.getByLabel('Message', { exact: true }).waitFor();
    await page.close();
  });

  it.each(['kit', 'contact-form'])(
    'shows an element by itself once its %s, lost for a moment, can be had again',
    async (chunk) => {
      const [page] = await openPage(browser);
      const lost = new RegExp(`/chunks/${chunk}-`);
      let losses = 0;
      const lose = (route: Route) => {
        losses += 1;
        return route.abort();
      };
      await page.route(lost, lose, { times: 2 });
      await page.goto(partnerOrigin + pathOf('loader', 'sa-contact-form'));
      await page.getByLabel('Message', { exact: true }).waitFor();
      expect(losses).toBe(2);
      await page.close();
    },
  );

  it('finds the code of an element by a newer loader where a deployment took the old away', async () => {
    const [page] = await openPage(browser);
    await page.route('**/sa-loader.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/-[\w-]{8}\.js"/g, '-replaced.js"');
      await route.fulfill({ response, body });
    });
    await page.goto(partnerOrigin + pathOf('loader', 'sa-contact-form'));
    await page.getByLabel('Message', { exact: true }).waitFor();
    await page.close();
  });

  it('shows the fallback of every element where scripts are off', async () => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    for (const tag of tags) {
      await page.goto(partnerOrigin + pathOf('loader', tag));
      expect(await page.getByRole('link', { name: 'hello@example.com' }).isVisible()).toBe(true);
    }
    await page.close();
  });

  it('loses nothing in a sandboxed frame without an origin where that is refused', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/framing`);
    await page.route('**/api/newsletter', (route) => route.abort());
    const frame = page.frameLocator('iframe');
    await email(frame).fill('framed@example.com');
    await frame.getByRole('button', { name: 'Subscribe' }).click();
    await toast(frame).getByText('Failed to subscribe. Please try again.').waitFor();
    expect(await email(frame).inputValue()).toBe('framed@example.com');
    await page.close();
  });
});

describe('a partner page whose visitor cannot reach us', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(scripts)(
    'is not held up by the %s, and the form comes once we answer',
    async (script) => {
      const us = await serveHanging();
      const them = createServer((_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(
          `<!doctype html><title>Partner</title>${scriptFor(script, 'sa-newsletter-form', us.origin)}<sa-newsletter-form>${FALLBACK}</sa-newsletter-form>`,
        );
      });
      const [page] = await openPage(browser);
      await page.goto(await listen(them), { waitUntil: 'domcontentloaded' });
      await us.asked;
      expect(await page.getByRole('link', { name: 'hello@example.com' }).isVisible()).toBe(true);
      us.answer();
      await page.getByRole('button', { name: 'Subscribe' }).waitFor();
      await page.close();
      them.close();
      us.close();
    },
  );
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy to our site that accepts every connection but does not respond until told to. */
async function serveHanging() {
  let [hear, answer] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = createServer(async (request, response) => {
    hear();
    await answered;
    const file = await fetch(siteOrigin + request.url);
    response.writeHead(file.status, {
      'Content-Type': file.headers.get('Content-Type') ?? '',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(await file.bytes());
  });
  return {
    origin: await listen(server),
    /** Resolves on the first request. */
    asked,
    answer,
    close: () => server.close(),
  };
}
