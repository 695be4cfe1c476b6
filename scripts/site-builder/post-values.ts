import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Post } from '../../widgets/content/posts/posts.ts';
import { type PostSource, postSources } from '../../widgets/content/posts/sources.ts';
import { formatDay } from '../../widgets/kit/rules/calendar-day.ts';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';

const folder = new URL('../../widgets/content/posts/', import.meta.url);

const markdown = new Marked({
  renderer: {
    // A wide table scrolls on its own, by keyboard too, so that the page does not.
    table(token) {
      const cells = (row: typeof token.header, tag: string) =>
        `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const rows = token.rows.map((row) => cells(row, 'td')).join('');
      return `<div class="table" role="region" aria-label="Table" tabindex="0"><table><thead>${cells(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>`;
    },
  },
});

/**
 * The values for the template of a post: text for attributes and headings, HTML for the article and
 * its list of sources.
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

/** A list of claims, each with its source and the date of that source, or of the day we read it. */
export function renderSources(sources: readonly PostSource[]): string {
  const items = sources.map(({ claim, source, asOf, isUndated }) => {
    const host = new URL(source).hostname.replace(/^www\./, '');
    const day = formatDay(asOf).replaceAll(' ', '&nbsp;');
    return `<li>${escapeHtml(claim)}. <a href="${escapeHtml(source)}">${host}</a>, ${isUndated ? 'undated, read on ' : ''}${day}</li>`;
  });
  return items.length === 0
    ? ''
    : `<section class="sources"><h2>Sources</h2><ol>${items.join('')}</ol></section>`;
}
