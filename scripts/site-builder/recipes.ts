import { readdirSync, readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';

const folder = new URL('../../host/recipes/', import.meta.url);

/** A block of code that scrolls on its own, by keyboard too. `caption` says what it is. */
export function renderCode(code: string, caption: string): string {
  return `<pre role="group" tabindex="0" aria-label="${escapeHtml(caption)}"><code>${escapeHtml(code)}</code></pre>`;
}

const markdown = new Marked({
  renderer: {
    // Below the heading of the recipes and the summary of this one.
    heading({ tokens, depth }) {
      return `<h${depth + 1}>${this.parser.parseInline(tokens)}</h${depth + 1}>`;
    },
    code: ({ text, lang = '' }) => renderCode(text, lang || 'Code'),
  },
});

/** Every `host/recipes/*.md` as HTML, by title; `origin` is that of our site. */
export function renderRecipes(origin: string): string {
  return readdirSync(folder)
    .map((file) => renderRecipe(readFileSync(new URL(file, folder), 'utf8'), origin))
    .sort(new Intl.Collator('en').compare)
    .join('\n');
}

/**
 * A recipe, folded below its title.
 *
 * @throws Error unless it begins with a title.
 */
export function renderRecipe(source: string, origin: string): string {
  const [, title = '', rest = ''] = source.match(/^# (.+)\n([\s\S]*)$/) ?? [];
  if (!title) throw new Error(`A recipe begins with its title, not with: ${source.slice(0, 40)}`);
  const text = rest.replaceAll('https://OUR-SITE', origin);
  return `<details><summary>${escapeHtml(title)}</summary>\n${markdown.parse(text)}</details>`;
}
