import { execFileSync, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from 'playwright-core';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../worker/contract/durations.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';
import { type Answer, bundleApp, compileTsx, isEs5, readRecipe, scriptOf } from './recipe.ts';
import {
  embed,
  fillPerson,
  holdBack,
  listen,
  nextFrame,
  openPage,
  originOf,
  partnerOrigin,
  rows,
  siteOrigin,
  toast,
  watchShifts,
} from './support.ts';
import { browser, visit } from './visit.ts';

/** Every recipe by its name: its blocks of code, which point to the site under test. */
const recipes = Object.fromEntries(
  globSync('host/recipes/*.md').map((file) => {
    const name = basename(file, '.md');
    return [name, readRecipe(name)];
  }),
);
const run = new Set<string>();
const version: string = JSON.parse(readFileSync('package.json', 'utf8')).version;

/** The code that a partner copies, with our address filled in. */
function code(recipe: string, block: string): string {
  const source = recipes[recipe]?.[block];
  if (source === undefined) throw new Error(`host/recipes/${recipe}.md has no block ${block}`);
  run.add(`${recipe}: ${block}`);
  return source.replaceAll('https://OUR-SITE', siteOrigin).replaceAll('OUR-VERSION', version);
}

const answers = new Map<string, Answer>();
await listen(
  (request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', partnerOrigin).pathname);
    response.writeHead(answer ? 200 : 204, {
      'Content-Type': 'text/html; charset=utf-8',
      ...answer?.headers,
    });
    response.end(answer?.body);
  },
  Number(new URL(partnerOrigin).port),
);

const html = (body: string, head = '', headers: Record<string, string> = {}): Answer => ({
  body: `<!doctype html><html lang="en"><head><title>Partner</title>${head}</head><body>${body}</body></html>`,
  headers,
});

/** Lines of the console of the page that a test has opened; any fails it. */
let errors: string[] = [];
afterEach(() => {
  expect(errors).toEqual([]);
  errors = [];
});

/** Opens a partner's page. */
async function open(path: string): Promise<Page> {
  const [page, lines] = await visit(partnerOrigin + path);
  errors = lines;
  return page;
}

const email = (root: Page | FrameLocator) => root.getByLabel(/^Email/);
const booking = (page: Page) => page.locator('sa-consultation-form');
const press = (root: Page | FrameLocator, name: string) =>
  root.getByRole('button', { name }).first().click();
const said = (root: Page | FrameLocator, title: string) =>
  toast(root).getByText(title, { exact: true }).waitFor();

/** Books a consultation, which is stored once, with these values. */
async function book(page: Page | FrameLocator, address: string, stored: object = {}) {
  await fillPerson(page, { email: address });
  await press(page, 'Schedule Consultation');
  await said(page, 'Consultation Scheduled');
  await expect
    .poll(() => rows(`SELECT * FROM consultations WHERE email = '${address}'`))
    .toMatchObject([{ name: 'Asha Rao', ...stored }]);
}

describe('plain HTML', () => {
  answers.set('/plain/loader', html(code('plain-html', 'loader')));
  answers.set('/plain/own-file', html(code('plain-html', 'own-file')));

  it.each(['loader', 'own-file'])('draws a form by the %s, which sends', async (script) => {
    const page = await open(`/plain/${script}`);
    await book(page, `plain.${script}@example.com`, { source: partnerOrigin });
    if (script === 'loader')
      expect(await page.getByLabel('Country of Study').inputValue()).toBe('ca');
  });
});

describe('room kept for a form', () => {
  const style = `<style>${code('plain-html', 'room')}</style>`;
  const below = '<p>What we do.</p>'.repeat(5);
  const bodies = {
    loader: code('plain-html', 'loader').replace(/<sa-cost.*/s, ''),
    'own-file': code('plain-html', 'own-file'),
  };

  it.each(Object.entries(bodies))('by the %s moves nothing at 360 and 1280 px', async (_, body) => {
    answers.set('/room', html(body + below, style));
    answers.set('/no-room', html(body + below));
    for (const width of [360, 1280]) {
      for (const path of ['/room', '/no-room']) {
        const [page] = await openPage(browser, { viewport: { width, height: 900 } });
        const shifts = await watchShifts(page);
        await page.goto(partnerOrigin + path);
        await email(page).waitFor();
        expect((await shifts()).length > 0, `${path} at ${width}`).toBe(path === '/no-room');
      }
    }
  });
});

describe('React 19', () => {
  const component = code('react', 'src/BookingPage.tsx');
  const declaration = code('react', 'src/study-abroad.d.ts');
  const main = `
    import { StrictMode, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import { BookingPage } from './BookingPage';
    function App() {
      const [isOpen, setOpen] = useState(true);
      return <>
        <button onClick={() => setOpen(!isOpen)}>Tab</button>
        {isOpen && <BookingPage />}
      </>;
    }
    createRoot(document.querySelector('#root')!).render(<StrictMode><App /></StrictMode>);`;

  beforeAll(async () => {
    const sources = { 'src/main.tsx': main, 'src/BookingPage.tsx': component };
    answers.set('/react.js', await bundleApp(sources));
    answers.set('/react', html('<div id="root"></div><script src="/react.js"></script>'));
  });

  it('sets attributes and props, hears events, and survives StrictMode, unmounting and mounting', async () => {
    const page = await open('/react');
    const inPerson = { consultation_type: 'in-person' };
    await page.getByRole('heading', { name: 'Talk to a consultant' }).waitFor();
    expect(await page.getByLabel('Video').isChecked()).toBe(true);
    await press(page, 'I would rather come to your office');
    await page.getByLabel('In person', { exact: true, checked: true } as object).waitFor();
    await book(page, 'react@example.com', inPerson);
    await page.getByText('Booked: 1', { exact: true }).waitFor();

    await press(page, 'Tab');
    await booking(page).waitFor({ state: 'detached' });
    await press(page, 'Tab');
    await page.getByLabel('Chat', { exact: true }).check();
    await press(page, 'I would rather come to your office');
    await page.locator('sa-consultation-form[consultation-type=in-person]').waitFor();
    await book(page, 'react.again@example.com', inPerson);
    await page.getByText('Booked: 1', { exact: true }).waitFor();
    expect(await page.locator('script[src$="/embed/sa-loader.js"]').count()).toBe(1);
  });

  it('compiles with the published types, and not with a value that does not exist', () => {
    const wrong = component.replace('heading="Talk to a consultant"', 'heading={1} theme="blue"');
    const files = { 'BookingPage.tsx': component, 'Wrong.tsx': wrong };
    const found = typeErrors({ ...files, 'study-abroad.d.ts': declaration });
    expect(found.map((error) => error.replace(/:.*/s, ''))).toEqual(['Wrong.tsx', 'Wrong.tsx']);
  });
});

/** The errors of a strictly checked React project, declarations included, in `files`. */
function typeErrors(files: Record<string, string>): string[] {
  const folder = resolve('.cache/recipes');
  mkdirSync(folder, { recursive: true });
  const published = readFileSync('widgets/custom-elements.d.ts', 'utf8');
  const all = { ...files, 'custom-elements.d.ts': published };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  const program = ts.createProgram(
    Object.keys(all).map((name) => join(folder, name)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  );
  const diagnostics = ts.getPreEmitDiagnostics(program);
  rmSync(folder, { recursive: true });
  return diagnostics.map(({ file, messageText }) =>
    [file && basename(file.fileName), ts.flattenDiagnosticMessageText(messageText, ' ')].join(': '),
  );
}

describe('Vue 3', () => {
  const config = code('vue', 'vite.config.js');
  const component = code('vue', 'src/CostPage.vue');
  const page = code('vue', 'index.html');
  answers.set('/vue.js', scriptOf('vue/dist/vue.global.js'));
  answers.set('/vue/app.js', { ...scriptOf('vue'), body: code('vue', 'app.js') });
  const scripts = '<script src="/vue.js"></script><script src="/vue/app.js"></script>';
  answers.set('/vue/in-dom', html(code('vue', 'in-dom.html') + scripts));

  beforeAll(async () => {
    // The plugin's options go to the compiler that it would call with them.
    const [, options = ''] = config.match(/vue\((\{.*\})\)/s) ?? [];
    const { template } = new Function(`return ${options}`)();
    const main = `
      import { createApp } from 'vue';
      import CostPage from './CostPage.vue';
      createApp(CostPage).mount('#app');`;
    const sources = { 'src/main.ts': main, 'src/CostPage.vue': component };
    answers.set('/vue/bundle.js', await bundleApp(sources, template));
    answers.set('/vue/built', html(`${page}<script src="/vue/bundle.js"></script>`));
  });

  it.each(['built', 'in-dom'])(
    'binds attributes and hears events in a template: %s',
    async (way) => {
      const page = await open(`/vue/${way}`);
      const level = page.getByLabel('Program Level');
      if (way === 'built') {
        await expect.poll(() => level.inputValue()).toBe('bachelors');
        await press(page, 'I have a degree already');
      }
      await expect.poll(() => level.inputValue()).toBe('masters');
      await press(page, 'Calculate Costs');
      await page.getByText(/^In all: [1-9]\d* US dollars$/).waitFor();
    },
  );
});

describe('analytics', () => {
  const form = `<sa-newsletter-form></sa-newsletter-form>${embed.loader}`;
  const google = `<script>
    window.dataLayer = window.dataLayer || [];
    function gtag() { dataLayer.push([...arguments]); }
  </script>`;
  answers.set('/tag-manager', html(form, code('tag-manager', 'data-layer')));
  answers.set('/google-analytics', html(form, google + code('google-analytics', 'gtag')));
  const element = { sa_element: 'sa-newsletter-form' };
  const sent = { ...element, sa_form: 'newsletter' };

  it.each([
    [
      '/tag-manager',
      [
        { event: 'sa_viewed', ...element },
        { event: 'sa_started', ...element },
        { event: 'sa_failed', ...sent, sa_reason: 'offline' },
        { event: 'sa_submitted', ...sent },
      ],
    ],
    [
      '/google-analytics',
      [
        ['event', 'sa_viewed', element],
        ['event', 'sa_started', element],
        ['event', 'sa_failed', { ...sent, sa_reason: 'offline' }],
        ['event', 'generate_lead', sent],
      ],
    ],
  ])('reach the data layer of %s, without a word of the visitor', async (path, expected) => {
    const [page] = await visit(partnerOrigin + path);
    await page.route('**/api/newsletter', (route) => route.abort(), { times: 1 });
    const pushed = () => page.evaluate(() => (window as unknown as { dataLayer: [] }).dataLayer);
    await expect.poll(pushed).toHaveLength(1);
    await email(page).fill(`${path.slice(1)}@example.com`);
    await press(page, 'Subscribe');
    await said(page, 'Failed to subscribe. Please try again.');
    await press(page, 'Subscribe');
    await said(page, 'Success!');
    expect(await pushed()).toEqual(expected);
  });

  it('reach it by a script that Tag Manager saves in a tag of its own', () => {
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(code('tag-manager', 'data-layer')) ?? [];
    expect(script).toContain('dataLayer.push');
    expect(isEs5(script)).toBe(true);
    expect(isEs5('for (const type of []) push(({ detail }) => detail?.form);')).toBe(false);
  });
});

describe('Turbo', () => {
  const [head, form, permanent] = ['head', 'form', 'permanent'].map((name) => code('turbo', name));
  answers.set('/turbo.js', scriptOf('@hotwired/turbo/dist/turbo.es2017-umd.js'));
  const inHead = `<script src="/turbo.js"></script>${head}`;
  const link = (path: string, text: string) => `<a href="/turbo/${path}">${text}</a> `;
  answers.set('/turbo/booking', html(`<h1>Booking</h1>${link('prices', 'Prices')}${form}`, inHead));
  answers.set(
    '/turbo/prices',
    html(`<h1>Prices</h1>${link('booking', 'Booking')}${link('news', 'News')}${permanent}`, inHead),
  );
  answers.set('/turbo/news', html(`<h1>News</h1>${link('prices', 'Prices')}${permanent}`, inHead));
  answers.set(
    '/turbo/frames',
    html(
      '<a href="/turbo/booking" data-turbo-frame="booking">Book</a><turbo-frame id="booking"></turbo-frame>',
      inHead,
    ),
  );

  async function follow(page: Page, name: string): Promise<void> {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }

  it('brings a form by a visit and again by Back, with one notification on the page', async () => {
    const page = await open('/turbo/prices');
    await follow(page, 'Booking');
    await book(page, 'turbo.visit@example.com');
    await follow(page, 'Prices');
    await page.goBack();
    await page.getByRole('heading', { name: 'Booking', exact: true }).waitFor();
    await book(page, 'turbo.back@example.com');
    expect(await page.locator('sa-toaster').count()).toBe(1);
    expect(await toast(page).count()).toBe(1);
  });

  it('brings a form into a frame', async () => {
    const page = await open('/turbo/frames');
    await page.getByRole('link', { name: 'Book', exact: true }).click();
    await book(page, 'turbo.frame@example.com');
  });

  it('keeps the entries of a permanent element across visits', async () => {
    const page = await open('/turbo/prices');
    await email(page).fill('turbo.typed@example.com');
    await follow(page, 'News');
    expect(await email(page).inputValue()).toBe('turbo.typed@example.com');
    await follow(page, 'Prices');
    await press(page, 'Subscribe');
    await said(page, 'Success!');
  });

  it('shows no copy of a page with a form, which would lose later entries', async () => {
    const page = await open('/turbo/booking');
    await follow(page, 'Prices');
    const { requested, release } = await holdBack(page, '**/turbo/booking');
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    await requested;
    await page.evaluate(nextFrame);
    expect(await booking(page).count()).toBe(0);
    release();
    await book(page, 'turbo.fresh@example.com');
  });
});

describe('htmx', () => {
  const swap = code('htmx', 'page');
  const library = '<script src="/htmx.js"></script>';
  answers.set('/htmx.js', scriptOf('htmx.org'));
  answers.set('/htmx', html(swap, library));
  answers.set('/booking', { body: code('htmx', 'booking') });
  answers.set(
    '/costs',
    html(
      '<h1>Costs</h1><sa-cost-calculator country="ca"></sa-cost-calculator>',
      library + embed.loader,
    ),
  );

  it('brings a form that sends, again after another swap, and a tool by a boosted link', async () => {
    const page = await open('/htmx');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (const address of ['htmx.one@example.com', 'htmx.two@example.com']) {
      // The form of before is empty, too, until it is swapped away.
      await booking(page).evaluateAll((all) => {
        for (const form of all) form.dataset.before = '';
      });
      await press(page, 'Book a consultation');
      await page.locator('sa-consultation-form:not([data-before])').waitFor();
      await expect.poll(() => email(page).inputValue()).toBe('');
      await book(page, address);
    }
    expect(await page.locator('sa-toaster').count()).toBe(1);
    await page.getByRole('link', { name: 'What it costs' }).click();
    await page.getByRole('heading', { name: 'Costs', exact: true }).waitFor();
    expect(await page.getByLabel('Country of Study').inputValue()).toBe('ca');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

describe('a dialog that keeps the focus', () => {
  answers.set('/tabbable.js', scriptOf('tabbable/dist/index.umd.min.js'));
  answers.set('/focus-trap.js', scriptOf('focus-trap/dist/focus-trap.umd.min.js'));
  const traps = '<script src="/tabbable.js"></script><script src="/focus-trap.js"></script>';
  answers.set('/dialog/focus-trap', html(traps + code('dialogs', 'focus-trap')));
  answers.set('/alpine-focus.js', scriptOf('@alpinejs/focus/dist/cdn.min.js'));
  answers.set('/alpine.js', scriptOf('alpinejs/dist/cdn.min.js'));
  const alpine =
    '<script defer src="/alpine-focus.js"></script><script defer src="/alpine.js"></script>';
  answers.set('/dialog/alpine', html(code('dialogs', 'alpine'), alpine));

  it.each(['focus-trap', 'alpine'])(
    'of %s leads Tab through our form and back',
    async (library) => {
      const page = await open(`/dialog/${library}`);
      await email(page).waitFor({ state: 'attached' });
      await press(page, 'Open');
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
      const focused: string[] = [];
      for (let presses = 0; presses < 10; presses += 1) {
        await page.keyboard.press('Tab');
        focused.push(
          await page.evaluate(() => {
            const { activeElement: active } = document;
            const inner = active?.shadowRoot?.activeElement ?? active;
            return active?.closest('[role=dialog]') ? `${inner?.localName}` : 'outside';
          }),
        );
      }
      expect(focused).not.toContain('outside');
      const visits = focused.filter((name) => name === 'input').length;
      expect(visits, focused.join()).toBeGreaterThan(1);
    },
  );
});

it('a frame has the height of its content, books, and notifies the page', async () => {
  const listener = `<script>
    document.addEventListener('sa-submitted', ({ target, detail }) => {
      document.title = target.localName + ' ' + detail.form;
    });
  </script>`;
  answers.set('/iframe', html(code('iframe', 'frame'), listener));
  const page = await open('/iframe');
  const frame = page.frameLocator('iframe');
  expect(await frame.getByLabel('In person', { exact: true }).isChecked()).toBe(true);
  const overflow = () =>
    frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
  const height = () => page.locator('iframe').evaluate((iframe) => iframe.clientHeight);
  await expect.poll(height).not.toBe(900);
  await expect.poll(overflow).toBe(0);
  await book(frame, 'iframe@example.com', { source: 'frame' });
  await expect.poll(() => page.title()).toBe('iframe consultation');
});

describe('a strict Content Security Policy', () => {
  const nonce = 'cmVjaXBl';
  const withNonce = (text: string) => text.replaceAll('NONCE', nonce);
  const policy = (name: string, more = '') => {
    const [header = '', ...value] = withNonce(code('content-security-policy', name)).split(': ');
    return { [header]: value.join(': ') + more };
  };
  const loader = withNonce(code('content-security-policy', 'loader'));
  const ownFile = withNonce(code('content-security-policy', 'own-file'));
  const policies = { 'a nonce': policy('header'), 'our origin': policy('header-by-origin') };
  const cases = Object.entries(policies).flatMap(([by, headers]) =>
    Object.entries({ 'the loader': loader, 'its own file': ownFile }).map(
      ([script, body]) => [script, by, html(body, '', headers)] as const,
    ),
  );

  it.each(cases)('lets a form by %s work and send, by %s', async (script, by, answer) => {
    const path = `/csp/${script}/${by}`.replaceAll(' ', '-');
    answers.set(path, answer);
    await book(await open(path), `csp.${script}.${by}@example.com`.replaceAll(' ', '-'));
  });

  it.each([
    ['', 'The picture could not be made. Try again, or take a screenshot.'],
    ["; img-src 'self' data:", 'The picture of your report is in your downloads.'],
  ])('with “%s” says of a score report: %s', async (images, answer) => {
    const exam = loader.replaceAll('sa-consultation-form', 'sa-toefl-mock-exam');
    answers.set('/csp/picture', html(exam, '', policy('header', images)));
    const [page] = await visit(`${partnerOrigin}/csp/picture`);
    for (const label of ['Practice Test 1', 'Reading', 'Submit Answers', 'Download Score Report'])
      await press(page, label);
    await page.getByText(answer).waitFor();
  });
});

describe('prefill and attribution', () => {
  const link = code('prefill', 'link');
  answers.set('/prefill', html(code('prefill', 'attributes') + embed.loader));
  answers.set('/consultation', html(code('prefill', 'from-url') + embed.loader));

  it.each([
    ['attributes', '/prefill', '/prefill', '98765 43210'],
    ['a link, from which it removes the person', link, '/consultation', '9876543210'],
  ])('fills fields and says who sent the lead, by %s', async (_, address, path, phone) => {
    const page = await open(address);
    await expect.poll(() => email(page).inputValue()).toBe('asha@example.com');
    const search = address === link ? '?utm_campaign=spring-fair' : '';
    expect(page.url()).toBe(partnerOrigin + path + search);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await press(page, 'Schedule Consultation');
    expect((await posted).postDataJSON()).toMatchObject({
      name: 'Asha Rao',
      phone,
      page: path,
      partner: 'bright-futures',
      campaign: 'spring-fair',
    });
    await said(page, 'Consultation Scheduled');
  });
});

describe('events', () => {
  const thanks = code('events', 'thanks') + embed.loader;
  answers.set('/thanks/contact', html(`<sa-contact-form></sa-contact-form>${thanks}`));
  answers.set('/thanks/booking', html(`<sa-consultation-form></sa-consultation-form>${thanks}`));
  answers.set('/thank-you', html('<h1>Thank you</h1>'));
  answers.set('/result', html(code('events', 'result') + embed.loader));
  const links = `<sa-call-to-action booking></sa-call-to-action>${embed.loader}`;
  answers.set('/navigate', html(links, code('events', 'navigate')));
  answers.set('/your-contact-page', html('<h1>Write to us</h1>'));

  it('lead to a page of thanks after a message', async () => {
    const page = await open('/thanks/contact');
    await fillPerson(page, { email: 'thanks@example.com' });
    await page.getByLabel('Subject').selectOption('visa');
    await page.getByLabel('Message', { exact: true }).fill('Which papers do I need?');
    await press(page, 'Send Message');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const stored = () => rows(`SELECT * FROM contact_messages WHERE email = 'thanks@example.com'`);
    await expect.poll(stored).toHaveLength(1);
  });

  it('bring thanks beside a booking, whose form stays for its times', async () => {
    const page = await open('/thanks/booking');
    const text = page.getByText('Thank you! We will be in touch.');
    await email(page).waitFor();
    expect(await text.isVisible()).toBe(false);
    await book(page, 'thanks@example.com');
    await text.waitFor();
    await page.getByRole('heading', { name: 'We have your request' }).waitFor();
  });

  it('tell a tool’s results, for all years and rounded', async () => {
    const page = await open('/result');
    const told = async (of: string, month: string) => {
      await press(page, 'Calculate Costs');
      await page
        .getByText(`${of}, rent counted monthly. A month without tuition: ${month}.`)
        .waitFor();
    };
    await page.getByLabel('Program Level').selectOption('masters');
    await told('In all $125,040 for 1 year', '$7,920');
    // The costs of a month are no whole number there.
    await page.getByLabel('Country of Study').selectOption('uk');
    await page.getByLabel('Duration (years)').fill('2');
    await told('In all $239,080 for 2 years', '$7,878');
  });

  it.each(['Book a Free Consultation', 'Send Us a Question'])(
    'let a page take over the link “%s”',
    async (name) => {
      const page = await open('/navigate');
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name: 'Write to us' }).waitFor();
    },
  );
});

it('theming gives an element the page’s colours, corners and font, a part a style of its own, and headings a level', async () => {
  const serif = '<style>body { font-family: Georgia, serif }</style>';
  for (const block of ['brand', 'headings', 'dark'])
    answers.set(`/theming/${block}`, html(code('theming', block) + embed.loader, serif));
  const styleOf = (element: Element) => {
    const { fontFamily, textTransform, borderRadius, colorScheme } = getComputedStyle(element);
    return { fontFamily, textTransform, borderRadius, colorScheme };
  };
  const page = await open('/theming/brand');
  const button = page.getByRole('button', { name: 'Schedule Consultation' });
  const paint = await button.evaluate((element) => {
    const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    // As it is painted: a colour that follows from another is written in another notation.
    brush.fillStyle = getComputedStyle(element).backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  });
  expect(paint).toEqual([15, 118, 110, 255]);
  const { fontFamily, textTransform } = await button.evaluate(styleOf);
  expect([fontFamily.split(',')[0], textTransform]).toEqual(['Georgia', 'uppercase']);
  expect(await email(page).evaluate(styleOf)).toMatchObject({ borderRadius: '4px' });

  await page.goto(`${partnerOrigin}/theming/headings`);
  await page.getByRole('form', { name: 'Send us a message' }).waitFor();
  await page.getByLabel('Country of Study').waitFor();
  // Playwright goes by the tag, browsers by `aria-level`.
  const heading = page.getByRole('heading', { name: 'What will it cost?' });
  expect(await heading.getAttribute('aria-level')).toBe('3');
  const name = 'Send us a message';
  expect(await page.getByRole('heading', { name }).filter({ visible: true }).count()).toBe(0);

  await page.goto(`${partnerOrigin}/theming/dark`);
  expect(await email(page).evaluate(styleOf)).toMatchObject({ colorScheme: 'dark' });
});

describe('drawn by the partner’s server', () => {
  const helper = code('server-rendering', 'app/study-abroad.js');
  const nextPage = code('server-rendering', 'app/booking/page.tsx');
  const php = code('server-rendering', 'study-abroad.php');
  const phpPage = code('server-rendering', 'page.php');
  const folder = mkdtempSync(join(tmpdir(), 'sa-server-rendering-'));
  const hasPhp = spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0;
  const form = 'sa-consultation-form';

  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** The partner's server asks `us` for markup: an answer of undefined never comes. */
  async function importHelper(answerNow: () => string | undefined) {
    const asked: string[] = [];
    const us = await listen((request, response) => {
      asked.push(request.url ?? '');
      const answer = answerNow();
      if (answer === undefined) return;
      response.writeHead(answer ? 200 : 503);
      response.end(answer);
    });
    const file = join(folder, `helper-${originOf(us).split(':')[2]}.mjs`);
    writeFileSync(file, helper.replace(`${siteOrigin}/embed`, `${originOf(us)}/embed`));
    const { drawElement } = await import(pathToFileURL(file).href);
    return { draw: drawElement as (tag: string) => Promise<string>, asked };
  }

  it('asks us once a day, and keeps yesterday’s markup while we do not answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
    let answer = `<${form}>drawn</${form}>`;
    const { draw, asked } = await importHelper(() => answer);
    expect([await draw(form), await draw(form)]).toEqual([answer, answer]);
    expect(asked).toEqual([`/embed/${version}/prerendered/${form}.html`]);
    vi.setSystemTime(TEST_NOW.getTime() + 25 * HOUR_MS);
    answer = '';
    expect(await draw(form)).toBe(`<${form}>drawn</${form}>`);
    expect(asked).toHaveLength(2);
    vi.setSystemTime(TEST_NOW.getTime() + 25 * HOUR_MS + 61_000);
    answer = `<${form}>drawn again</${form}>`;
    expect(await draw(form)).toBe(answer);
  });

  it('has the plain tag where we never answer, and does not try that with every visitor', async () => {
    const { draw, asked } = await importHelper(() => undefined);
    const plain = `<${form}><a href="${siteOrigin}/contact">Contact us</a></${form}>`;
    expect([await draw(form), await draw(form)]).toEqual([plain, plain]);
    expect(asked).toHaveLength(1);
  });

  it('shows a form by React on the server before our script comes, and keeps its entries', async () => {
    const helperPath = join(folder, 'study-abroad.mjs');
    writeFileSync(helperPath, helper);
    const component = compileTsx(nextPage).replace(
      '../study-abroad',
      pathToFileURL(helperPath).href,
    );
    const server = `${component}
      import { renderToString } from 'react-dom/server';
      process.stdout.write(renderToString(await BookingPage()));`;
    const rendered = execFileSync('node', ['--input-type=module'], { input: server });
    const { drawElement } = await import(pathToFileURL(helperPath).href);
    const drawn: string = await drawElement(form);
    answers.set(
      '/next.js',
      await bundleApp({
        'src/main.tsx': `
          import { hydrateRoot } from 'react-dom/client';
          import BookingPage from './page';
          const onRecoverableError = (error) => console.error(error);
          BookingPage().then((page) => {
            hydrateRoot(document.querySelector('#root'), page, { onRecoverableError });
          });`,
        'src/page.tsx': nextPage.replace('../study-abroad', './study-abroad'),
        'src/study-abroad.ts': `export const drawElement = async () => ${JSON.stringify(drawn)};`,
      }),
    );
    answers.set('/next', html(`<div id="root">${rendered}</div><script src="/next.js"></script>`));

    const [page, lines] = await openPage(browser);
    errors = lines;
    const { release } = await holdBack(page, '**/sa-loader.js');
    await page.goto(`${partnerOrigin}/next`, { waitUntil: 'commit' });
    const name = page.getByLabel('Full name', { exact: true });
    await name.fill('Asha Rao');
    release();
    await page.waitForFunction(() => document.querySelector('sa-consultation-form:defined'));
    expect(await name.inputValue()).toBe('Asha Rao');
    await book(page, 'next@example.com');
  });

  it.skipIf(!hasPhp)('shows a form by PHP, and keeps it where nobody else can write', () => {
    const webRoot = join(folder, 'public_html');
    mkdirSync(webRoot);
    writeFileSync(join(webRoot, 'study-abroad.php'), php);
    writeFileSync(join(webRoot, 'page.php'), `<?php require 'study-abroad.php'; ?>${phpPage}`);
    const show = () => String(execFileSync('php', [join(webRoot, 'page.php')]));
    expect(show()).toContain('<template shadowrootmode="open"');
    const cache = join(folder, 'study-abroad-cache');
    const file = `${version}-${form}.html`;
    expect(readdirSync(cache)).toEqual([file]);
    expect(statSync(cache).mode & 0o777).toBe(0o700);
    writeFileSync(join(cache, file), 'As it was kept');
    expect(show()).toContain('As it was kept');
  });
});

it('runs every block of code that a partner copies', () => {
  const all = Object.entries(recipes).flatMap(([recipe, blocks]) =>
    Object.keys(blocks).map((block) => `${recipe}: ${block}`),
  );
  expect([...run].sort()).toEqual(all.sort());
});
