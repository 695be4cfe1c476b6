import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import type { Attribute } from '../build/generate/element-api.ts';
import type { ElementDoc, ElementEvent } from '../build/generate/element-doc.ts';
import { kindOf } from '../build/generate/element-reference.ts';
import type { EmbedSizes } from '../build/plugins/embed-sizes.ts';
import { readChangelog } from '../release/versions.ts';
import {
  describeDownload,
  renderSends,
  renderStores,
  renderTag,
  renderText,
  sizeOf,
} from './element-facts.ts';
import { type Page, parsePage } from './layout.ts';
import { renderCode, renderRecipes } from './recipes.ts';

const TEMPLATE = new URL('../../host/pages/partners/[tag].html', import.meta.url);
const CHANGELOG = new URL('../../CHANGELOG.md', import.meta.url);

export interface PartnerContext {
  /** Origin of our site. */
  origin: string;
  sizes: EmbedSizes;
}

/** Elements that every page of ours has: a second one would be a twin to screen readers. */
const ON_EVERY_PAGE: Record<string, string> = {
  'sa-chat-widget': 'It is at the bottom right of this window, as on every page of ours.',
  'sa-newsletter-form': 'It is in the footer of this page, as on every page of ours.',
};

/** The page `/partners/<tag>` of each element that is made for others. */
export function partnerPages(
  docs: readonly ElementDoc[],
  context: PartnerContext,
): { path: string; page: Page }[] {
  const template = readFileSync(TEMPLATE, 'utf8');
  const recipes = renderRecipes(context.origin);
  const changelog = readFileSync(CHANGELOG, 'utf8');
  return docs
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map((doc) => ({
      path: `/partners/${doc.tagName}`,
      page: parsePage(template, {
        ...partnerValues(doc, context),
        recipes,
        history: renderHistory(doc, docs, changelog),
      }),
    }));
}

/** The values of the template that come from the doc block. */
export function partnerValues(doc: ElementDoc, context: PartnerContext): Record<string, string> {
  const { tagName: tag, summary, attributes, events, cssProperties, slots } = doc;
  return {
    tag,
    title: escapeHtml(`<${tag}>`),
    summary: escapeHtml(summary),
    description: escapeHtml(`${summary} An example to copy, attributes, events and privacy.`),
    live: renderLive(doc, context),
    snippets: renderSnippets(doc, context),
    attributes: renderList(attributes, (attribute) => [
      `<code>${attribute.name}</code> ${describeAttribute(attribute)}`,
      renderText(attribute.description),
    ]),
    events: events.length > 0 ? events.map(renderEvent).join('\n') : '<p>None.</p>',
    parts: renderParts(doc),
    variables: renderList(cssProperties, ({ name, default: value, description }) => [
      `<code>${name}</code> <code>${escapeHtml(value)}</code>`,
      renderText(description),
    ]),
    slots: slots.map(({ description }) => `<p>${renderText(description)}</p>`).join(''),
    privacy: `<dl><dt>Stores</dt><dd>${renderStores(doc)}</dd><dt>Sends</dt><dd>${renderSends(doc)}</dd></dl>`,
  };
}

function renderList<T>(entries: readonly T[], render: (entry: T) => [string, string]): string {
  const rows = entries.map(render).map(([term, about]) => `<dt>${term}</dt><dd>${about}</dd>`);
  return `<dl>\n${rows.join('\n')}\n</dl>`;
}

/** The element itself, with a switch that outlines its parts as the legend below does. */
function renderLive({ tagName: tag, examples, cssParts }: ElementDoc, context: PartnerContext) {
  const [example = ''] = examples;
  const place = ON_EVERY_PAGE[tag];
  if (place) return `<p>${place}</p>`;
  return `<div class="live">${example.replaceAll('https://OUR-SITE', context.origin)}</div>
<p><label><input type="checkbox" id="outlines"> Outline its parts</label></p>
<ul class="legend" aria-label="Outlines">${cssParts.map(({ name }) => `<li class="part-${name}">${name}</li>`).join('')}</ul>`;
}

function renderSnippets({ tagName: tag, examples }: ElementDoc, { origin, sizes }: PartnerContext) {
  const [example = ''] = examples;
  const size = sizeOf(sizes, tag);
  const write = (script: string) =>
    renderCode(`${script}\n\n${example}`.replaceAll('https://OUR-SITE', origin), 'HTML to copy');
  const loader = write(
    '<script type="module" async src="https://OUR-SITE/embed/sa-loader.js"></script>',
  );
  const own = size.own
    ? `<p>On a page with no other element of ours, its own file: ${describeDownload(size.own)}, no module.</p>
${write(`<script async src="https://OUR-SITE/embed/${tag}.js"></script>`)}`
    : '';
  return `<p>For most pages, with as many elements as you like: ${describeDownload(size.loader)} for this one.</p>
${loader}
${own}`;
}

function describeAttribute(attribute: Attribute): string {
  const kind = kindOf(attribute, (option) => `<code>${option}</code>`).join(' or ');
  const { default: value } = attribute;
  return value === undefined ? kind : `${kind}, <code>${escapeHtml(value)}</code> unless set`;
}

function renderEvent({ name, type, description, detail }: ElementEvent): string {
  return `<h3><code>${name}</code></h3>
<p>${renderText(description)}</p>
${renderCode(describeDetail(type.text, detail), `Detail of ${name}`)}`;
}

/** The type of an event's detail as TypeScript, with what each key means. */
export function describeDetail(type: string, detail: ElementEvent['detail']): string {
  const shapes = [...type.matchAll(/\{([^{}]*)\}/g)].map(([, members = '']) => {
    const keys = [...members.matchAll(/(\w+): ([^;]+)/g)].map(([, key = '', text = '']) => {
      const about = detail.find(({ name }) => name === key)?.description ?? '';
      return `  /** ${about.replaceAll('`', '')} */\n  ${key}: ${text.trim()};\n`;
    });
    return `{\n${keys.join('')}}`;
  });
  return `detail: ${shapes.join(' | ')}`;
}

/** Gives each part its own outline, in the live example and in the legend. */
export function partStyles(docs: readonly ElementDoc[]): string {
  const parts = docs.flatMap(({ cssParts }) => cssParts.map(({ name }) => name));
  const rules = [...new Set(parts)].map((name, index, { length }) => {
    const style = ['solid', 'dashed', 'dotted'][index % 3];
    const colour = `oklch(60% 0.19 ${Math.round((index * 360) / length)})`;
    return `.part-${name},\nmain:has(#outlines:checked) .live > ::part(${name}) {\n  outline: 3px ${style} ${colour};\n}\n`;
  });
  return rules.join('');
}

function renderParts({ tagName: tag, cssParts }: ElementDoc): string {
  const [first] = cssParts;
  if (!first) return '<p>This element has no parts to style.</p>';
  const example = `${tag}::part(${first.name}) {\n  border: 2px solid teal;\n}`;
  return `<p>Your style sheet can reach these with <code>::part()</code>. Some appear only later, such as a message.</p>
${renderList(cssParts, ({ name, description }) => [
  `<code class="legend part-${name}">${name}</code>`,
  renderText(`${description}.`),
])}
${renderCode(example, 'CSS')}`;
}

/** The changelog's entries about an element: those with its tag, its name or an event of its own. */
export function renderHistory(
  { tagName: tag, events }: ElementDoc,
  docs: readonly ElementDoc[],
  changelog: string,
): string {
  const others = docs.filter(({ tagName }) => tagName !== tag).flatMap((doc) => doc.events);
  const own = events.map(({ name }) => name);
  const names = [
    tag,
    tag.slice('sa-'.length).replaceAll('-', ' '),
    ...own.filter((name) => !others.some((event) => event.name === name)),
  ];
  const versions = [...readChangelog(changelog)].flatMap(([version, { date, changes }]) => {
    const about = changes.filter((change) =>
      names.some((name) => change.toLowerCase().includes(name)),
    );
    const items = about.map((change) => `<li>${renderText(change)}</li>`).join('');
    return items ? [`<h3>${version}, <time>${date}</time></h3>\n<ul>${items}</ul>`] : [];
  });
  return versions.join('\n') || `<p>${renderTag(tag)} has not changed yet.</p>`;
}
