// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Marked, type Token, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { headerLinks, legalLinks } from '../../widgets/content/navigation.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import { postSources } from '../../widgets/content/posts/sources.ts';
import { tools } from '../../widgets/content/tools.ts';
import { postValues, renderSources } from './post-values.ts';

const folder = new URL('../../widgets/content/posts/', import.meta.url);
const marked = new Marked();

/** All tokens of an article, nested ones included. */
function tokensOf(slug: string): Token[] {
  const tokens: Token[] = [];
  const source = readFileSync(new URL(`${slug}.md`, folder), 'utf8');
  marked.walkTokens(marked.lexer(source), (token) => {
    tokens.push(token);
  });
  return tokens;
}

const linksOf = (slug: string) =>
  tokensOf(slug)
    .filter((token): token is Tokens.Link => token.type === 'link')
    .map(({ href }) => href);

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];

/** Valid targets of internal links: pages, and the fragments that content names. */
const paths = new Set([
  ...[...headerLinks, ...legalLinks].map(({ href }) => href),
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...tools.map(({ id }) => `/tools#${id}`),
  '/contact#consultation',
]);

describe('the posts', () => {
  it('have slugs and ids of their own, and sources for each slug', () => {
    const slugs = posts.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(posts.length);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(Object.keys(postSources).sort()).toEqual([...slugs].sort());
  });

  it.each(posts)(
    '$slug has 500 to 900 words, no raw HTML, and leaves the first heading to its title',
    (post) => {
      expect(post.slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      const { length } = wordsOf(String(postValues(post).body));
      expect(length).toBeGreaterThanOrEqual(500);
      expect(length).toBeLessThanOrEqual(900);
      const tokens = tokensOf(post.slug);
      expect(tokens.filter(({ type }) => ['html', 'image'].includes(type))).toEqual([]);
      const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
      expect(Math.min(...headings.map(({ depth }) => depth))).toBe(2);
    },
  );

  it.each(posts)('$slug links only to pages there are, or to others by https', ({ slug }) => {
    for (const href of linksOf(slug)) {
      // Queries are read by the tool's own table, in widgets/tool-links.test.ts.
      if (href.startsWith('/')) expect(paths).toContain(href.replace(/\?[^#]+/, ''));
      else expect(new URL(href).protocol).toBe('https:');
    }
  });

  it.each(posts)('$slug names its sources, none newer than the article', ({ slug, date, asOf }) => {
    const sources = postSources[slug] ?? [];
    const dated = sources.filter(({ isUndated }) => !isUndated).map((source) => source.asOf);
    expect(asOf).toBe(dated.sort().at(-1));
    for (const source of sources) {
      expect(source.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source.asOf <= date).toBe(true);
      expect(new URL(source.source).protocol).toBe('https:');
    }
  });
});

describe('postValues', () => {
  const post = posts.find(({ slug }) =>
    tokensOf(slug).some(({ type }) => type === 'table'),
  ) as (typeof posts)[0];

  it('gives the article, its tables in a box that scrolls by keyboard, and its sources', () => {
    const { title, body, sources } = postValues(post);
    expect(title).toBe(post.title);
    expect(body).toMatch(/<h2>[^<]+<\/h2>/);
    expect(body).toContain('<div class="table" role="region" aria-label="Table" tabindex="0">');
    expect(sources).toContain('<h2>Sources</h2>');
    expect(sources?.match(/<li>/g)).toHaveLength(postSources[post.slug]?.length ?? 0);
  });

  it('escapes what goes into attributes', () => {
    const { title, excerpt } = postValues({ ...post, title: '<b> "R&D"', excerpt: '">' });
    expect(title).toBe('&lt;b&gt; &quot;R&amp;D&quot;');
    expect(excerpt).toBe('&quot;&gt;');
  });
});

describe('renderSources', () => {
  it('writes statement, site and date, and escapes them', () => {
    const source = 'https://www.example.org/a?b=1&c="2"';
    expect(renderSources([{ claim: 'Up to <3 years & more', source, asOf: '2026-10-05' }])).toBe(
      '<section class="sources"><h2>Sources</h2><ol><li>Up to &lt;3 years &amp; more. ' +
        '<a href="https://www.example.org/a?b=1&amp;c=&quot;2&quot;">example.org</a>, ' +
        '5&nbsp;October&nbsp;2026</li></ol></section>',
    );
    expect(renderSources([])).toBe('');
  });
});
