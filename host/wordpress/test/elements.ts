import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import type { Page } from 'playwright-core';
import { escapeHtml } from '../../../widgets/kit/rules/escape-html.ts';

/** An element and two of its attributes. */
export interface Example {
  tag: string;
  attributes: Record<string, string>;
}

interface Manifest {
  modules: {
    declarations?: { tagName?: string; isEmbeddable?: boolean }[];
  }[];
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

/** Our block as the block editor stores it. */
export function blockMarkup({ tag, attributes }: Example, more: object = {}): string {
  // Unset values are not stored.
  const settings = Object.keys(attributes).length > 0 && { settings: attributes };
  const json = JSON.stringify({ tag, ...settings, ...more })
    // As serialize_block_attributes() does.
    .replace(/--/g, '\\u002d\\u002d')
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\\"/g, '\\u0022');
  return `<!-- wp:study-abroad/element ${json} /-->`;
}

/** The same in a synced pattern that leaves its settings to each use, under `name`. */
export const openBlock = (example: Example, name: string): string =>
  blockMarkup(example, {
    metadata: { name, bindings: { __default: { source: 'core/pattern-overrides' } } },
  });

export function shortcode({ tag, attributes }: Example): string {
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `[${tag}${pairs.join('')}]`;
}

export function placeholder({ tag, attributes }: Example): string {
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<div data-sa-element="${tag}"${pairs.join('')}><a href="https://our-site.example/tools">Tools</a></div>`;
}

/** The tag itself. */
export function tagOf({ tag, attributes }: Example): string {
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${pairs.join('')}></${tag}>`;
}

export const customHtml = (html: string) => `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
export const shortcodeBlock = (text: string) =>
  `<!-- wp:shortcode -->\n${text}\n<!-- /wp:shortcode -->`;
export const paragraph = (text: string) =>
  `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

/** The elements of ours in HTML, each with its attributes. */
export function elementsIn(html: string): Example[] {
  const { document } = new Window();
  document.body.innerHTML = html;
  return Array.from(document.querySelectorAll('*'), ({ localName: tag, attributes }) => ({
    tag,
    attributes: Object.fromEntries(
      Array.from(attributes, ({ name, value }) => [name, value ?? '']),
    ),
  })).filter(({ tag }) => tag.startsWith('sa-'));
}

/** State of an element on a page. */
interface Seen {
  isDefined: boolean;
  /** Whether its shadow root holds something with a width and a height. */
  isDrawn: boolean;
  attributes: Record<string, string>;
}

/** The state of each element on a page; scrolls to each, since code is fetched when it is near. */
export async function lookAt(page: Page, examples: Example[]): Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {};
  for (const { tag, attributes } of examples) {
    const element = page.locator(tag).first();
    await element.waitFor({ state: 'attached' });
    await element.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
    const isDrawn = await page
      .waitForFunction((name) => {
        const parts = document.querySelector(name)?.shadowRoot?.querySelectorAll('*') ?? [];
        return [...parts].some((part) => {
          const { width, height } = part.getBoundingClientRect();
          return part.localName !== 'style' && width > 20 && height > 20;
        });
      }, tag)
      .then(
        () => true,
        () => false,
      );
    const looks = await element.evaluate(
      (node, names) => ({
        isDefined: node.matches(':defined'),
        attributes: Object.fromEntries(names.map((name) => [name, node.getAttribute(name) ?? ''])),
      }),
      Object.keys(attributes),
    );
    seen[tag] = { isDrawn, ...looks };
  }
  return seen;
}

/** The expected state of each of `examples`. */
export const asWished = (examples: Example[]): Record<string, Seen> =>
  Object.fromEntries(
    examples.map(({ tag, attributes }) => [tag, { isDefined: true, isDrawn: true, attributes }]),
  );
