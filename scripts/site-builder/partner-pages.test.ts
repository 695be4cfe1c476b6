import { describe, expect, it } from 'vitest';
import { type ElementDoc, readElementDocs } from '../build/generate/element-doc.ts';
import { elementsIn } from './html.ts';
import {
  describeDetail,
  type PartnerContext,
  partnerPages,
  partnerValues,
  renderHistory,
} from './partner-pages.ts';

const DOC: ElementDoc = {
  tagName: 'sa-price-list',
  isEmbeddable: true,
  isInternal: false,
  summary: 'Prices & more.',
  attributes: [
    { name: 'level', type: { text: "'low'|'high'" }, default: 'low', description: 'Of `price`.' },
    { name: 'sync-url', type: { text: 'boolean' }, description: 'Off unless set.' },
  ],
  events: [
    {
      name: 'sa-priced',
      type: { text: "CustomEvent<{ level: 'low' | 'high' } | { total: number }>" },
      description: 'Done.',
      detail: [
        { name: 'level', type: { text: "'low' | 'high'" }, description: 'As `level`.' },
        { name: 'total', type: { text: 'number' }, description: 'In US dollars.' },
      ],
    },
  ],
  cssParts: [{ name: 'card', description: 'A card' }],
  cssProperties: [{ name: '--sa-radius', default: '12px', description: 'Corners.' }],
  slots: [{ name: '', description: 'A link.' }],
  examples: ['<sa-price-list level="high"><a href="https://OUR-SITE/x">Us</a></sa-price-list>'],
  stores: ['`prices` in `localStorage`: them, once, until gone.'],
  sends: '',
};
const context: PartnerContext = {
  origin: 'https://site.example',
  sizes: {
    'sa-price-list': {
      own: { bytes: 15_260, requests: 1 },
      loader: { bytes: 17_000, requests: 3 },
    },
  },
};

describe('the page of an element', () => {
  const values = partnerValues(DOC, context);

  it('shows the example itself, for our own site, and what to copy', () => {
    expect(values.live).toContain(
      '<div class="live"><sa-price-list level="high"><a href="https://site.example/x">',
    );
    expect(values.snippets).toContain(
      'src="https://site.example/embed/sa-loader.js"'.replaceAll('"', '&quot;'),
    );
    expect(values.snippets).toContain(
      '&lt;script async src=&quot;https://site.example/embed/sa-price-list.js',
    );
    expect(values.snippets).toContain('17.0 kB in 3 requests');
    expect(values.snippets).toContain('15.3 kB in 1 request,');
  });

  it('offers an own file only for elements that have one, and fails without its size', () => {
    const loader = { bytes: 9000, requests: 4 };
    const { snippets } = partnerValues(DOC, { ...context, sizes: { 'sa-price-list': { loader } } });
    expect(snippets).not.toContain('sa-price-list.js');
    const unweighed = { ...context, sizes: {} };
    expect(() => partnerValues(DOC, unweighed)).toThrow('sizes.json does not have sa-price-list');
  });

  it.each([
    [
      'attributes',
      '<code>low</code> or <code>high</code>, <code>low</code> unless set</dt><dd>Of <code>price</code>.',
    ],
    ['attributes', '<code>sync-url</code> present or absent</dt>'],
    ['parts', 'sa-price-list::part(card) {'],
    ['variables', '<code>--sa-radius</code> <code>12px</code>'],
    ['privacy', '<dt>Stores</dt><dd><ul><li><code>prices</code> in <code>localStorage</code>'],
    ['privacy', '<dt>Sends</dt><dd>nothing</dd>'],
    ['summary', 'Prices &amp; more.'],
  ])('says among its %s: %s', (name, html) => {
    expect(values[name]).toContain(html);
  });

  it('writes a detail as TypeScript, with what each key means', () => {
    const [event] = DOC.events;
    expect(describeDetail(event?.type.text ?? '', event?.detail ?? [])).toBe(
      "detail: {\n  /** As level. */\n  level: 'low' | 'high';\n} | {\n  /** In US dollars. */\n  total: number;\n}",
    );
  });
});

it.each([
  ['- `<sa-price-list>` is new.', /^<h3>0\.2\.0, <time>2026-12-01[\s\S]+Added: /],
  ['- `sa-priced` has a total.', /^<h3>0\.2\.0, <time>2026-12-01[\s\S]+Added: /],
  ['- Another thing.', /has not changed yet/],
])('the history of an element after "%s" is %s', (change, html) => {
  const changelog = `# Changelog\n\n## [Unreleased]\n\n- sa-price-list\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n${change}`;
  expect(renderHistory(DOC, [DOC], changelog)).toMatch(html);
});

it('has a page for each element for others, and for no other', () => {
  const docs = readElementDocs();
  const load = { loader: { bytes: 1, requests: 1 } };
  const sizes = Object.fromEntries(docs.map(({ tagName }) => [tagName, load]));
  const pages = partnerPages(docs, { ...context, sizes });
  expect(pages.map(({ path }) => path)).toContain('/partners/sa-cost-calculator');
  expect(pages.map(({ path }) => path)).not.toContain('/partners/sa-faq');
  for (const { page } of pages) {
    expect(page.description.length).toBeGreaterThan(50);
    const ids = elementsIn(page.content).flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
