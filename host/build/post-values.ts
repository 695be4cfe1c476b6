import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Post } from '../../widgets/content/posts/posts.ts';
import { type PostSource, postSources } from '../../widgets/content/posts/sources.ts';
import { formatDay } from '../../widgets/kit/ui/format-day.ts';

const folder = new URL('../../widgets/content/posts/', import.meta.url);

const markdown = new Marked({
  renderer: {
    // A wide table scrolls by itself, by keyboard too, rather than the page.
    table(token) {
      const cells = (row: typeof token.header, tag: string) =>
        `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const rows = token.rows.map((row) => cells(row, 'td')).join('');
      return `<div class="table" role="region" aria-label="Table" tabindex="0"><table><thead>${cells(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>`;
    },
  },
});

/**
 * What the template of a post fills in: text for attributes and headings, the article itself and
 * the list of what it rests on, as HTML.
 */
export function postValues({ title, slug, excerpt }: Post): Record<string, string> {
  const source = readFileSync(new URL(`${slug}.md`, folder), 'utf8');
  return {
    title: escapeHtml(title),
    slug,
    excerpt: escapeHtml(excerpt),
    body: String(markdown.parse(source)),
    sources: renderSources(postSources[slug] ?? []),
  };
}

/** Statements with the page each was read in and the date of that page. */
export function renderSources(sources: readonly PostSource[]): string {
  const items = sources.map(({ claim, source, asOf }) => {
    const host = new URL(source).hostname.replace(/^www\./, '');
    const day = formatDay(asOf).replaceAll(' ', '&nbsp;');
    return `<li>${escapeHtml(claim)}. <a href="${escapeHtml(source)}">${host}</a>, ${day}</li>`;
  });
  return items.length === 0
    ? ''
    : `<section class="sources"><h2>Sources</h2><ol>${items.join('')}</ol></section>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
