import { assert } from 'chai';
import { addScript, closeFrames, type Frame, openFrame, settle, until } from './testing/frame.ts';

type Sizes = Record<string, { own?: object }>;
const sizes: Sizes = await (await fetch('/embed/sizes.json')).json();
const tags = Object.keys(sizes).filter((tag) => sizes[tag]?.own);
const forms = tags.filter((tag) => tag.endsWith('-form'));

const ownFile = (tag: string) => `/embed/${tag}.js`;
/** Our files that a page has asked for. */
const requested = ({ window }: Frame) =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes('/embed/'));

/** The single file's chunk for all tools. */
const isLazyChunk = (path: string) => path.includes('/chunks/later-');

/** The page has nothing left to do. */
const idle = ({ window }: Frame) =>
  new Promise((resolve) => window.requestIdleCallback(() => window.requestIdleCallback(resolve)));

/** Fills in a form and presses its button. */
function send(form: ShadowRoot) {
  const values: Record<string, string> = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    subject: 'visa',
    message: 'Which visa do I need?',
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = value;
  }
  form.querySelector<HTMLElement>('[type=submit]')?.click();
}

async function addLoader(frame: Frame) {
  const loader = frame.document.createElement('script');
  loader.type = 'module';
  loader.src = '/embed/sa-loader.js';
  const loaded = new Promise((resolve) => loader.addEventListener('load', resolve));
  frame.document.head.append(loader);
  await loaded;
}

describe('the own file of an element', () => {
  afterEach(closeFrames);

  for (const tag of tags) {
    it(`defines <${tag}> under a strict policy`, async () => {
      const frame = await openFrame({ body: `<${tag}></${tag}>`, csp: 'strict' });
      await addScript(frame, ownFile(tag));
      const { shadowRoot } = await frame.ready(tag);
      assert.isAbove(shadowRoot.querySelectorAll('button, select, input').length, 0);
      const [box] = shadowRoot.children as never as [HTMLElement];
      assert.equal(frame.window.getComputedStyle(box).containerType, 'inline-size');
      assert.deepEqual(frame.window.probe.violations, []);
      assert.deepEqual(frame.window.probe.errors, []);
    });
  }

  for (const tag of forms) {
    it(`<${tag}> asks for nothing more until it is touched, then for one file, and sends`, async () => {
      const frame = await openFrame({ body: `<${tag}></${tag}>`, csp: 'strict' });
      await addScript(frame, ownFile(tag));
      const { shadowRoot } = await frame.ready(tag);
      await idle(frame);
      assert.deepEqual(requested(frame), [ownFile(tag)]);
      frame.window.fetch = async () => new frame.window.Response('{"ok":true}', { status: 201 });
      send(shadowRoot);
      const toast = () => frame.document.querySelector('sa-toaster')?.shadowRoot;
      await until(frame.window, () => toast()?.querySelector('[data-state=open]'));
      const later = requested(frame).filter((path) => path !== ownFile(tag));
      assert.lengthOf(later, 1);
      assert.match(`${later}`, new RegExp(`/embed/chunks/${tag.replace('sa-', 'later-')}-`));
      assert.deepEqual(frame.window.probe.violations, []);
      assert.deepEqual(frame.window.probe.errors, []);
    });
  }

  it('fetches how to send as soon as a form is touched', async () => {
    const [tag] = forms as [string];
    const frame = await openFrame({ body: `<${tag}></${tag}>` });
    await addScript(frame, ownFile(tag));
    const { shadowRoot } = await frame.ready(tag);
    await settle(frame);
    // A window in the background gives a field the focus, but fires no event.
    const touched = new FocusEvent('focusin', { bubbles: true, composed: true });
    shadowRoot.querySelector('input')?.dispatchEvent(touched);
    await until(frame.window, () => frame.window.customElements.get('sa-toaster'));
    assert.lengthOf(requested(frame), 2);
  });

  it('shares the visitor’s plan with the own file of another tool', async () => {
    const [told, asked] = ['sa-cost-calculator', 'sa-scholarship-finder'] as const;
    const body = `<${told} plan="on" country="ca" program-level="masters"></${told}><${asked} plan="on"></${asked}>`;
    const frame = await openFrame({ body });
    for (const tag of [told, asked]) await addScript(frame, ownFile(tag));
    const { shadowRoot: calculator } = await frame.ready(told);
    const { shadowRoot: finder } = await frame.ready(asked);
    const buttons = [...calculator.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Calculate Costs')?.click();
    await until(frame.window, () =>
      finder.textContent?.includes('From your plan: Canada, Masters.'),
    );
  });

  it('shares a page with others, the loader and the single file: one toaster, no error', async () => {
    const body = tags.map((tag) => `<${tag}></${tag}>`).join('');
    const frame = await openFrame({ body });
    let warnings = 0;
    frame.window.console.warn = () => {
      warnings += 1;
    };
    for (const tag of tags) await addScript(frame, ownFile(tag));
    await addScript(frame, '/embed/sa-widgets.js');
    await addLoader(frame);
    for (const tag of tags) await frame.ready(tag);
    for (const tag of forms) {
      frame.document.querySelector(tag)?.shadowRoot?.querySelector('input')?.focus();
    }
    await settle(frame);
    assert.lengthOf(frame.document.querySelectorAll('sa-toaster'), 1);
    assert.equal(warnings, 0);
    assert.deepEqual(frame.window.probe.errors, []);
  });
});

describe('a classic script', () => {
  afterEach(closeFrames);

  const texts: Record<string, number> = {
    'sa-toefl-mock-exam': 4,
    'sa-vocabulary-practice': 1,
    'sa-visa-interview-simulator': 1,
    'sa-visa-requirements': 6,
    'sa-scholarship-finder': 3,
  };
  for (const [tag, count] of Object.entries(texts)) {
    for (const file of [ownFile(tag), '/embed/sa-widgets.js']) {
      it(`fetches the texts of <${tag}> unasked, by ${file}`, async () => {
        const frame = await openFrame({ body: `<${tag}></${tag}>`, csp: 'strict' });
        await addScript(frame, file);
        await frame.ready(tag);
        const isContentChunk = (path: string) =>
          path !== file && !isLazyChunk(path) && !path.startsWith('/embed/content/');
        await until(frame.window, () => requested(frame).filter(isContentChunk).length >= count);
        const texts = requested(frame).filter(isContentChunk);
        assert.lengthOf(texts, count);
        for (const path of texts) assert.match(path, /^\/embed\/chunks\/[\w-]+\.js$/);
        assert.deepEqual(frame.window.probe.violations, []);
      });
    }
  }

  const beside: Record<string, string> = {
    'sa-toefl-mock-exam': 'sa-todays-test',
    'sa-vocabulary-practice': 'sa-daily-review',
    'sa-visa-interview-simulator': 'sa-whole-interview',
  };
  for (const [tag, other] of Object.entries(beside)) {
    for (const file of [ownFile(tag), '/embed/sa-widgets.js']) {
      it(`brings <${other}> beside <${tag}>, and a press on the switch fetches nothing, by ${file}`, async () => {
        const frame = await openFrame({ body: `<${tag}></${tag}>`, csp: 'strict' });
        await addScript(frame, file);
        const { shadowRoot } = await frame.ready(tag);
        const contentCount = texts[tag] ?? 0;
        await until(frame.window, () => requested(frame).length >= contentCount + 2);
        await until(frame.window, () => frame.window.customElements.get(other));
        await settle(frame);
        const before = requested(frame);
        shadowRoot.querySelector<HTMLElement>('[aria-pressed=false]')?.click();
        const root = () => shadowRoot.querySelector(other)?.shadowRoot;
        await until(frame.window, () => root()?.querySelector('h2, h3'));
        assert.deepEqual(requested(frame), before);
        assert.deepEqual(frame.window.probe.violations, []);
        assert.deepEqual(frame.window.probe.errors, []);
      });
    }
  }

  it('shows a view that the single file fetched later, under a strict policy', async () => {
    const tag = 'sa-vocabulary-practice';
    const frame = await openFrame({ body: `<${tag}></${tag}>`, csp: 'strict' });
    await addScript(frame, '/embed/sa-widgets.js');
    const { shadowRoot } = await frame.ready(tag);
    await until(frame.window, () => requested(frame).some(isLazyChunk));
    const tabs = [...shadowRoot.querySelectorAll<HTMLElement>('[role=tab]')];
    tabs.find(({ textContent }) => textContent === 'Stats & Settings')?.click();
    await until(frame.window, () => shadowRoot.querySelector('[role=tabpanel] h3'));
    assert.lengthOf(requested(frame).filter(isLazyChunk), 1);
    assert.deepEqual(frame.window.probe.violations, []);
    assert.deepEqual(frame.window.probe.errors, []);
  });

  it('fetches no text for a page without such a tool', async () => {
    const frame = await openFrame({ body: '<sa-newsletter-form></sa-newsletter-form>' });
    await addScript(frame, '/embed/sa-widgets.js');
    await frame.ready('sa-newsletter-form');
    await new Promise((resolve) => frame.window.requestIdleCallback(resolve));
    assert.deepEqual(requested(frame), ['/embed/sa-widgets.js']);
  });
});
