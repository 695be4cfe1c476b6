import { styleSource } from '../kit/element/style-source.ts';
import type { FoundElement, PastedPage } from './pasted-page.ts';

/**
 * Carries a tag's place in the pasted text through the parser. Without quotes, for it may land in a value;
 * with a space behind it, for a slash may follow.
 */
const MARK = 'data-sa-at';
/** Chromium reports inline handlers and styles to the page's policy even where it only parses them. */
const INLINE = /[\t\n\f\r ](?=(?:on[a-z]+|style)\s*=)/gi;
const INERT = 'data-sa-inert-';
/** HTML knows five spaces; a no-break space is a letter of the name. */
const START_TAG = /<([a-z][a-z\d-]*)(?=[\t\n\f\r />])/gi;
const OURS = 'script, meta, iframe, [data-sa-element]';
const SERVED_ROOT = 'template[shadowrootmode="open"]';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

let parse: ((html: string) => Document) | undefined;

/** The page's HTML is parsed and never becomes part of a page: no script of it runs. */
function parser(): (html: string) => Document {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('sa-check', { createHTML: (html) => html });
  return (html) =>
    new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html');
}

/** Lets the browser's own parser read a pasted page. */
export async function readPage(source: string): Promise<PastedPage> {
  parse ??= parser();
  const marked = source
    .replace(START_TAG, (start, _, at: number) => `${start} ${MARK}=${at} `)
    .replace(INLINE, ` ${INERT}`);
  const page = parse(marked);
  const all = nodesIn(page);
  const outside = new Set(nodesIn(page, (host) => !isOurs(host)));
  const isSkipped = findSkipped(source, all);
  const found = [...outside].filter((node) => isOurs(node) || node.matches(OURS));
  return {
    source,
    isAmp: ['amp', '⚡'].some((name) => page.documentElement.hasAttribute(name)),
    elements: found
      .filter((node) => node.hasAttribute(MARK))
      .map((node) => describe(node, isSkipped)),
    passedOver: [
      ...placesInValues(all),
      ...all.filter((node) => !outside.has(node)).flatMap((node) => placeOf(node) ?? []),
    ],
    inTemplates: placesInTemplates(page),
    drawn: await readDrawn(found.filter(isOurs)),
    bodyAt: placeOf(page.body) ?? 0,
  };
}

const isOurs = (node: Element | null) => !!node?.localName.startsWith('sa-');

/** The elements that HTML makes: outside of templates, but in those that a parser turns into the shadow root of a host. */
function nodesIn(root: ParentNode, enters = (_host: Element | null) => true): Element[] {
  return [...root.querySelectorAll('*')].flatMap((node) => {
    const isRoot = node.matches(SERVED_ROOT) && enters(node.parentElement);
    return isRoot ? [node, ...nodesIn((node as HTMLTemplateElement).content, enters)] : [node];
  });
}

/** What stands in the shadow roots that elements of ours bring with them. */
async function readDrawn(hosts: readonly Element[]): Promise<PastedPage['drawn']> {
  const nodes = hosts
    .flatMap(({ children }) => [...children].filter((child) => child.matches(SERVED_ROOT)))
    .flatMap((root) => nodesIn((root as HTMLTemplateElement).content));
  const styles = nodes.filter(({ localName }) => localName === 'style');
  const forms = nodes.filter((node) => node.matches('form[method="post"]'));
  const texts = new Set(styles.map(({ textContent }) => textContent ?? ''));
  return {
    styles: await Promise.all([...texts].map(styleSource)),
    actions: forms.map((form) => form.getAttribute('action') ?? ''),
  };
}

/**
 * Tells the places that browsers with scripts skip. This parser runs none: in the head it even ends
 * `<noscript>` before a script.
 */
function findSkipped(source: string, nodes: readonly Element[]): (at: number) => boolean {
  const ranges = nodes
    .filter(({ localName }) => localName === 'noscript')
    .map((node) => {
      const from = placeOf(node) ?? 0;
      const length = source.slice(from).search(/<\/noscript/i);
      return { from, to: length < 0 ? source.length : from + length };
    });
  return (at) => ranges.some(({ from, to }) => from < at && at < to);
}

function placeOf(node: Element): number | null {
  const mark = node.getAttribute(MARK);
  return mark === null ? null : Number(mark);
}

function describe(node: Element, isSkipped: (at: number) => boolean): FoundElement {
  const at = placeOf(node) ?? 0;
  const attributes = new Map(
    node
      .getAttributeNames()
      .filter((name) => name !== MARK)
      .map((name) => [name.replace(INERT, ''), node.getAttribute(name) ?? '']),
  );
  const ancestors: string[] = [];
  for (let around = node.parentElement; around; around = around.parentElement) {
    ancestors.push(around.localName);
  }
  return {
    tag: node.localName,
    at,
    attributes,
    ancestors,
    isMovedOutOfTable: isMoved(node, at),
    isInNoscript: isSkipped(at),
  };
}

/** The parser puts what may not be in a table right before it. */
function isMoved(node: Element, at: number): boolean {
  for (let next = node.nextElementSibling; next; next = next.nextElementSibling) {
    const nextAt = placeOf(next);
    if (next.localName === 'table' && nextAt !== null && nextAt < at) return true;
  }
  return false;
}

function placesInTemplates(root: ParentNode): number[] {
  return [...root.querySelectorAll('template')].flatMap((template) => {
    const { content } = template;
    const inside = template.matches(SERVED_ROOT) ? [] : [...content.querySelectorAll('*')];
    return [...inside.flatMap((node) => placeOf(node) ?? []), ...placesInTemplates(content)];
  });
}

/** A tag's name within an attribute's value is no tag, such as in `title="our <sa-faq>"`. */
function placesInValues(nodes: readonly Element[]): number[] {
  return nodes.flatMap((node) =>
    node.getAttributeNames().flatMap((name) => {
      const value = name === MARK ? '' : (node.getAttribute(name) ?? '');
      return [...value.matchAll(new RegExp(`${MARK}=(\\d+)`, 'g'))].map(([, at]) => Number(at));
    }),
  );
}
