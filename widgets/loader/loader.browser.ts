import { assert } from 'chai';
import {
  addScript,
  closeFrames,
  type Frame,
  openFrame,
  type SaElement,
  settle,
  until,
} from '../testing/frame.ts';

const OURS = 'sa-page-hero';
const MARKUP = `<${OURS}>Write to us at hello@example.com.</${OURS}>`;
const LOADER = '/embed/sa-loader.js';

interface Foreign {
  tag?: string;
  mode?: ShadowRootMode;
  /** The content of the component's shadow root. */
  markup?: string;
}

/** Defines a foreign component, which renders its shadow tree when it is connected. */
function defineForeign(frame: Frame, { tag = 'x-card', mode = 'open', markup = MARKUP }: Foreign) {
  const roots: ShadowRoot[] = [];
  class Card extends frame.window.HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode });
      root.innerHTML = markup;
      roots.push(root);
    }
  }
  frame.window.customElements.define(tag, Card);
  return roots;
}

/** The element of ours in a root of another component, once its code is there. */
async function ready(frame: Frame, root: ParentNode | undefined): Promise<SaElement> {
  await frame.window.customElements.whenDefined(OURS);
  await settle(frame);
  return root?.querySelector(OURS) as unknown as SaElement;
}

const isDefined = (frame: Frame) => frame.window.customElements.get(OURS) !== undefined;
const place = (frame: Frame, tag: string) =>
  frame.document.body.appendChild(frame.document.createElement(tag));

/** The loader's own exports, as a page imports them. */
const importLoader = (frame: Frame, query = '') =>
  new frame.window.Function(`return import('${LOADER}${query}')`)() as Promise<{
    discover(root: Node): void;
  }>;

describe('the loader', () => {
  afterEach(closeFrames);

  it('finds an element in the open shadow root of a component that is added later, and later still', async () => {
    const frame = await openFrame({ script: 'loader' });
    const roots = defineForeign(frame, { markup: '<p>Nothing yet</p>' });
    const wrapper = frame.document.createElement('div');
    wrapper.append(frame.document.createElement('x-card'));
    frame.document.body.append(wrapper);
    await settle(frame);
    assert.isFalse(isDefined(frame));
    roots[0]?.append(frame.document.createElement(OURS));
    assert.isAbove((await ready(frame, roots[0])).shadowRoot.childElementCount, 0);
  });

  it('finds one in components within components, defined after the loader has looked', async () => {
    const body = '<font-face></font-face><x-page></x-page>';
    const frame = await openFrame({ script: 'loader', body });
    defineForeign(frame, { tag: 'x-page', markup: '<x-card></x-card>' });
    await settle(frame);
    const roots = defineForeign(frame, {});
    assert.isAbove((await ready(frame, roots[0])).shadowRoot.childElementCount, 0);
    assert.deepEqual(frame.window.probe.errors, []);
  });

  it('finds one in a root that was there before the loader, beside a second loader', async () => {
    const frame = await openFrame({ body: '<x-card></x-card>' });
    const roots = defineForeign(frame, {});
    await Promise.all([importLoader(frame), importLoader(frame, '?ver=2')]);
    const element = await ready(frame, roots[0]);
    assert.lengthOf(element.shadowRoot.querySelectorAll('h1'), 1);
    assert.deepEqual(frame.window.probe.errors, []);
  });

  it('defines elements in roots and hosts given to discover(), closed and repeated ones too', async () => {
    const frame = await openFrame({ script: 'loader' });
    const roots = defineForeign(frame, { mode: 'closed' });
    place(frame, 'x-card');
    const host = place(frame, 'div');
    await settle(frame);
    host.attachShadow({ mode: 'open' }).innerHTML = MARKUP;
    await settle(frame);
    assert.isFalse(isDefined(frame));
    const { discover } = await importLoader(frame);
    for (const found of [roots[0], roots[0], host]) discover(found as Node);
    for (const root of [roots[0], host.shadowRoot as ShadowRoot]) {
      const element = await ready(frame, root);
      assert.lengthOf(element.shadowRoot.querySelectorAll('h1'), 1);
    }
    assert.deepEqual(frame.window.probe.errors, []);
  });

  it('ignores a component without our elements in its shadow root', async () => {
    const frame = await openFrame({ script: 'loader' });
    defineForeign(frame, { markup: '<p>Theirs</p>' });
    const card = place(frame, 'x-card');
    await settle(frame);
    assert.equal(card.shadowRoot?.innerHTML, '<p>Theirs</p>');
    assert.isFalse(isDefined(frame));
    await addScript(frame, '/embed/sa-widgets.js');
    assert.deepEqual(frame.window.probe.errors, []);
  });
});

describe('a button that is pressed before its code has come', () => {
  afterEach(closeFrames);

  it('is pressed once, whatever the number of loaders on the page', async () => {
    const host = '<sa-cost-calculator></sa-cost-calculator>';
    const frame = await openFrame({ body: host });
    const element = frame.document.querySelector('sa-cost-calculator') as HTMLElement;
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML = '<p data-eager></p><button type="button">Calculate Costs</button>';
    let presses = 0;
    root.addEventListener('click', ({ defaultPrevented }) => {
      if (!defaultPrevented) presses += 1;
    });
    await Promise.all([importLoader(frame), importLoader(frame, '?ver=2')]);
    root.querySelector('button')?.click();
    await until(frame.window, () => presses > 0);
    await settle(frame);
    assert.equal(presses, 1);
  });
});

describe('a placeholder', () => {
  afterEach(closeFrames);

  const LINK = '<a href="https://site.example/contact">Write to us</a>';
  const DIV = `<div id="write" data-sa-element="contact-form" data-subject="visa"
    data-api-base="https://evil.example">${LINK}</div>`;

  for (const script of ['loader', 'widgets'] as const) {
    it(`becomes the element that it names, now and later, if there is one, by the ${script} script`, async () => {
      const unknown = `<div data-sa-element="no-such-form">${LINK}</div>`;
      const frame = await openFrame({ script, csp: 'strict', body: unknown + DIV });
      const element = await frame.ready('sa-contact-form');
      assert.equal(element.id, 'write');
      assert.equal(element.innerHTML, LINK);
      assert.equal(element.subject, 'visa');
      assert.equal(element.apiBase, '');
      assert.equal(frame.document.querySelector('div')?.innerHTML, LINK);
      const later = frame.document.createElement('section');
      later.append(frame.document.createElement('div'));
      (later.firstElementChild as HTMLElement).dataset.saElement = 'sa-newsletter-form';
      frame.document.body.append(later);
      assert.isAbove((await frame.ready('sa-newsletter-form')).shadowRoot.childElementCount, 0);
      assert.deepEqual(frame.window.probe.errors, []);
    });
  }
});

describe('the events of every element', () => {
  afterEach(closeFrames);

  for (const script of ['loader', 'widgets'] as const) {
    it(`tell once that it is ready and has been seen, by the ${script} script`, async () => {
      const frame = await openFrame({ body: '' });
      const heard: string[] = [];
      for (const name of ['sa-ready', 'sa-viewed']) {
        frame.document.addEventListener(name, ({ type, target }) =>
          heard.push(`${type} ${(target as Element).localName}`),
        );
      }
      frame.document.body.append(frame.document.createElement('sa-site-footer'));
      await addScript(frame, `/embed/sa-${script}.js`, script === 'loader' ? 'module' : '');
      await frame.ready('sa-site-footer');
      // Half of it has to be seen for a second, and each look takes one.
      await until(frame.window, () => {
        frame.window.testClock.pass(1000);
        return heard.length === 2;
      });
      await settle(frame);
      assert.deepEqual(heard, ['sa-ready sa-site-footer', 'sa-viewed sa-site-footer']);
    });
  }
});
