import { describe, expect, it } from 'vitest';
import { brand } from '../../widgets/content/brand.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import { previewNote } from '../../widgets/content/sample-tags.ts';
import { type Tool, tools } from '../../widgets/content/tools.ts';
import { readElementDocs } from '../build/generate/element-doc.ts';
import type { Facts } from './facts-schema.ts';
import { parsePage } from './layout.ts';
import { alternatesOf, renderLlms, renderToolTwin, renderTwin } from './twins.ts';

const origin = 'https://site.example';
const docs = readElementDocs();
const page = parsePage(
  '<title>Terms</title><meta name="description" content="Our terms."><p>Read <a href="/x">this</a>.</p>',
);
const isPreview = expect.stringContaining(previewNote);

describe('the twin of a page', () => {
  it.each([
    ['/terms', ['/terms.md']],
    ['/partners', ['/partners.md']],
    ['/partners/sa-contact-form', ['/partners/sa-contact-form.md']],
    ['/blog/an-article', ['/blog/an-article.md']],
    ['/', []],
    ['/404', []],
    ['/appointment', []],
    ['/partners/preview', []],
  ])('is named in the head of %s', (path, twins) => {
    expect(alternatesOf(path, page)).toEqual(
      twins.map((twin) => ({ type: 'text/markdown', path: twin, title: 'Terms' })),
    );
  });

  it('stands beside one of each tool, and the feed, in the head of their page', () => {
    expect(alternatesOf('/tools', page).map(({ path }) => path)).toEqual([
      '/tools.md',
      ...tools.map(({ id }) => `/tools/${id}.md`),
      '/facts-feed.json',
    ]);
  });

  it('has the content of its page, its title and its address, and says whether it is a preview', () => {
    const twin = renderTwin('/terms', page, origin);
    expect(twin).toContain(`> ${brand.name}: <${origin}/terms> as text.\n\n# Terms\n\nRead [this]`);
    expect(twin).toEqual(isPreview);
  });
});

describe('the twin of a tool', () => {
  const tool = tools.find(({ id }) => id === 'visa-requirements') as Tool;
  const source = 'https://www.office.example/money';
  const facts: Facts = {
    version: 1,
    site: brand.name,
    changes: [],
    facts: [
      {
        id: 'visa.uk.money',
        kind: 'visa',
        title: 'United Kingdom: Money',
        unit: 'GBP a month',
        page: `${origin}/tools?visa-country=uk#visa-requirements`,
        values: [
          { value: 1334, since: null, asOf: '2021-23', source: 'our list', open: 'claim' },
          { value: 1570, since: '2026-11-30', asOf: '2026-09-03', isUndated: true, source },
        ],
      },
      {
        id: 'rate.USD',
        kind: 'rate',
        title: 'Rate',
        unit: 'USD for 1 EUR',
        page: `${origin}/tools#cost-calculator`,
        values: [{ value: 1.1, since: null, asOf: '2026-10-06', source }],
      },
    ],
  };
  const twin = renderToolTwin(tool, { docs, facts, origin });

  it('has its purpose, storage, requests and address', () => {
    const doc = docs.find(({ tagName }) => tagName === tool.component);
    expect(twin).toContain(`# ${tool.title ?? tool.name}\n\n${doc?.summary}`);
    for (const entry of doc?.stores ?? []) expect(twin).toContain(`- Stores ${entry}`);
    expect(twin).toContain(`<${origin}/tools#visa-requirements>`);
    expect(twin).toEqual(isPreview);
  });

  it('has the figures shown in it, each with first day, source and date', () => {
    const rows = twin.split('\n').filter((line) => line.startsWith('| '));
    expect(rows.slice(2)).toEqual([
      '| United Kingdom: Money | 1,334 GBP a month (claim) |  | our list | 2021-23 |',
      `| United Kingdom: Money | 1,570 GBP a month | 30 November 2026 | [office.example](${source}) | read 3 September 2026 |`,
    ]);
  });
});

it('llms.txt names each tool, article, page for other websites and the facts, and says whether it is a preview', () => {
  const pages = [
    { path: '/about', page: { ...page, title: 'About us' } },
    { path: '/tools', page },
    { path: '/terms', page },
    { path: '/404', page: { ...page, title: 'Not found' } },
    { path: '/appointment', page: { ...page, title: 'Yours', isPrivate: true } },
  ];
  const llms = renderLlms({ docs, pages, origin });
  const linked = [...llms.matchAll(/\]\(https:\/\/site\.example(\/[^)]*)\)/g)].map(
    ([, path]) => path,
  );
  const embeddable = docs.filter(({ isEmbeddable }) => isEmbeddable);
  expect(linked).toEqual([
    '/tools.md',
    ...tools.map(({ id }) => `/tools/${id}.md`),
    '/facts.json',
    '/facts-feed.json',
    '/facts.md',
    ...posts.map(({ slug }) => `/blog/${slug}.md`),
    ...embeddable.map(({ tagName }) => `/partners/${tagName}.md`),
    '/terms.md',
    '/about',
  ]);
  expect(llms).toMatch(/^# .+\n\n> .+/);
  expect(llms).toEqual(isPreview);
});
