import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Attributes = Record<string, string>;

/** An element and some of its attributes. */
export interface Example {
  tag: string;
  attributes: Attributes;
}

interface Manifest {
  modules: { declarations?: { tagName?: string; isEmbeddable?: boolean }[] }[];
}

/** One attribute of its own for each element, of each type; the dark theme comes with all. */
const OWN: Record<string, [name: string, value: string]> = {
  'sa-application-timeline': ['country', 'uk'],
  'sa-call-to-action': ['heading', 'Talk to “us” & ask'],
  'sa-chat-widget': ['consultant', '2'],
  'sa-consultation-form': ['consultation-type', 'chat'],
  'sa-contact-form': ['subject', 'visa'],
  'sa-cost-calculator': ['country', 'ca'],
  'sa-newsletter-form': ['campaign', 'spring-fair'],
  'sa-scholarship-finder': ['keyword', 'women'],
  'sa-study-destinations': ['heading', 'Where to?'],
  'sa-toefl-mock-exam': ['media', 'simulated'],
  'sa-tools-catalogue': ['heading-level', '3'],
  'sa-visa-interview-simulator': ['difficulty', 'hard'],
  'sa-visa-requirements': ['tab', 'finances'],
  'sa-vocabulary-practice': ['level', 'GRE'],
};

/** The elements that are made for other sites. */
export const EXAMPLES: Example[] = (
  JSON.parse(readFileSync('widgets/custom-elements.json', 'utf8')) as Manifest
).modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ isEmbeddable }) => isEmbeddable)
  .map(({ tagName: tag = '' }) => {
    const own = OWN[tag];
    if (!own) throw new Error(`${tag} is new: it needs an attribute to try`);
    return { tag, attributes: { [own[0]]: own[1], theme: 'dark' } };
  });

/** Our block as the block editor stores it, with `inner` as its saved content. */
export function blockMarkup(
  tag: string,
  settings: Attributes = {},
  more: object = {},
  inner = '',
): string {
  // Unset values are not stored.
  const isSet = Object.keys(settings).length > 0;
  const json = JSON.stringify({ tag, ...(isSet && { settings }), ...more })
    // As serialize_block_attributes() does.
    .replace(/--/g, '\\u002d\\u002d')
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\\"/g, '\\u0022');
  const name = 'wp:study-abroad/element';
  return inner
    ? `<!-- ${name} ${json} -->\n${inner}\n<!-- /${name} -->`
    : `<!-- ${name} ${json} /-->`;
}

/** A calculator in a synced pattern that leaves its settings to each use, under the name `Costs`. */
export const OPEN_BLOCK = blockMarkup(
  'sa-cost-calculator',
  { country: 'uk' },
  { metadata: { name: 'Costs', bindings: { __default: { source: 'core/pattern-overrides' } } } },
);

/** A Group block with a background of its own. */
export const group = (ground: string, inner: string) =>
  `<!-- wp:group {"style":{"color":{"background":"${ground}"}}} -->
<div class="wp-block-group has-background" style="background-color:${ground}">${inner}</div>
<!-- /wp:group -->`;
export const customHtml = (html: string) => `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
export const shortcodeBlock = (text: string) =>
  `<!-- wp:shortcode -->\n${text}\n<!-- /wp:shortcode -->`;
export const paragraph = (text: string) =>
  `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

/** The elements and placeholders of ours in HTML, each with its attributes. */
export function elementsIn(html: string): Example[] {
  const { document } = new Window();
  document.body.innerHTML = html;
  return Array.from(document.querySelectorAll('*'), ({ localName, attributes }) => {
    const { 'sa-element': tag = localName, ...others } = Object.fromEntries(
      Array.from(attributes, ({ name, value }) => [name.replace(/^data-/, ''), value ?? '']),
    );
    return { tag, attributes: others };
  }).filter(({ tag }) => tag.startsWith('sa-'));
}

/** Scrolls to an element, because its code is fetched when it is near, and waits until it is drawn. */
export async function seeDrawn(
  page: Page,
  tag: string,
  attributes: Attributes = {},
): Promise<void> {
  const wanted = Object.entries(attributes).map(([name, value]) => `[${name}="${value}"]`);
  const element = page.locator(tag + wanted.join('')).first();
  await element.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
  const isDrawn = () =>
    element.evaluate((node) =>
      Array.from(node.shadowRoot?.querySelectorAll(':not(style)') ?? []).some((part) => {
        const { width, height } = part.getBoundingClientRect();
        return width > 20 && height > 20;
      }),
    );
  await expect.poll(isDrawn, { message: `${tag} is drawn` }).toBe(true);
}
