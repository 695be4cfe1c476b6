import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import type { ElementDoc } from '../build/generate/element-doc.ts';
import type { EmbedSizes } from '../build/plugins/embed-sizes.ts';
import {
  describeDownload,
  renderSends,
  renderStores,
  renderTag,
  renderText,
  sizeOf,
} from './element-facts.ts';

/**
 * The gallery of /partners: each element that is made for others, drawn small and out of reach, with
 * what to know before choosing it.
 */
export function renderGallery(docs: readonly ElementDoc[], sizes: EmbedSizes): string {
  const items = docs
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map((doc) => renderItem(doc, sizes));
  return `<link rel="stylesheet" href="/assets/partners-docs.css">
<ul class="elements">
${items.join('\n')}
</ul>`;
}

function renderItem(doc: ElementDoc, sizes: EmbedSizes): string {
  const { tagName: tag, summary } = doc;
  return `<li>
<div class="drawing" role="img" aria-label="${escapeHtml(`How <${tag}> looks`)}"><div inert><${tag}></${tag}></div></div>
<h3>${renderTag(tag)}</h3>
<p>${renderText(summary)}</p>
<details>
<summary aria-label="Weighs, stores, sends: ${tag}">Weighs, stores, sends</summary>
<dl>
<dt>Weighs</dt><dd>${describeSizes(sizeOf(sizes, tag))}</dd>
<dt>Stores</dt><dd>${renderStores(doc)}</dd>
<dt>Sends</dt><dd>${renderSends(doc)}</dd>
</dl>
</details>
<p class="ways"><a href="#element=${tag}" aria-label="Set it up: ${tag}">Set it up</a> <a href="/partners/${tag}" aria-label="Documentation: ${tag}">Documentation</a></p>
</li>`;
}

function describeSizes({ own, loader }: EmbedSizes[string]): string {
  const byLoader = `${describeDownload(loader)} with the loader`;
  return own ? `${describeDownload(own)} with its own file, ${byLoader}` : byLoader;
}
