import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import type { ElementDoc } from '../build/generate/element-doc.ts';
import type { Download, EmbedSizes } from '../build/plugins/embed-sizes.ts';

/** A text of a doc block as HTML: what is in backticks becomes code. */
export function renderText(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** "15.3 kB in 1 request" */
export function describeDownload({ bytes, requests }: Download): string {
  return `${(bytes / 1000).toFixed(1)} kB in ${requests} ${requests === 1 ? 'request' : 'requests'}`;
}

/** The data that an element stores, as HTML. */
export function renderStores({ stores }: ElementDoc): string {
  if (stores.length === 0) return 'nothing';
  return `<ul>${stores.map((entry) => `<li>${renderText(entry)}</li>`).join('')}</ul>`;
}

/** The data that it sends, as HTML. */
export const renderSends = ({ sends }: ElementDoc): string => renderText(sends) || 'nothing';

/** The tag as it is written: `<sa-faq>`, escaped. */
export const renderTag = (tag: string): string => `<code>&lt;${tag}&gt;</code>`;

/**
 * The downloads of an element.
 *
 * @throws Error if the build has not weighed it.
 */
export function sizeOf(sizes: EmbedSizes, tag: string): EmbedSizes[string] {
  const size = sizes[tag];
  if (!size) throw new Error(`sizes.json does not have ${tag}`);
  return size;
}
