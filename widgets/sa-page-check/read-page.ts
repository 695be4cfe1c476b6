import type { FoundElement, PastedPage } from './page-check.logic.ts';

/** Carries a tag's place in the pasted text through the parser. Without quotes, for it may land in a value. */
const MARK = 'data-sa-at';
/** Chromium reports inline handlers and styles to the page's policy even where it only parses them. */
const INLINE = /\s(?=(?:on[a-z]+|style)\s*=)/gi;
const START_TAG = /<([a-z][a-z\d-]*)(?=[\s/>])/gi;
const OURS = 'script, meta, iframe, [data-sa-element]';

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
export function readPage(source: string): PastedPage {
  parse ??= parser();
  const marked = source
    .replace(START_TAG, (start, _, at: number) => `${start} ${MARK}=${at}`)
    .replace(INLINE, ' data-');
  const page = parse(marked);
  const found = [...page.querySelectorAll('*')].filter(
    (node) => node.localName.startsWith('sa-') || node.matches(OURS),
  );
  return {
    source,
    elements: found.filter((node) => node.hasAttribute(MARK)).map(describe),
    inText: placesInText(page),
    bodyAt: placeOf(page.body) ?? 0,
  };
}

function placeOf(node: Element): number | null {
  const mark = node.getAttribute(MARK);
  return mark === null ? null : Number(mark);
}

function describe(node: Element): FoundElement {
  const at = placeOf(node) ?? 0;
  const attributes = new Map(
    node
      .getAttributeNames()
      .filter((name) => name !== MARK)
      .map((name) => [name, node.getAttribute(name) ?? '']),
  );
  const ancestors: string[] = [];
  for (let around = node.parentElement; around; around = around.parentElement) {
    ancestors.push(around.localName);
  }
  return { tag: node.localName, at, attributes, ancestors, isMovedOutOfTable: isMoved(node, at) };
}

/** The parser puts what may not be in a table right before it. */
function isMoved(node: Element, at: number): boolean {
  for (let next = node.nextElementSibling; next; next = next.nextElementSibling) {
    const nextAt = placeOf(next);
    if (next.localName === 'table' && nextAt !== null && nextAt < at) return true;
  }
  return false;
}

/** Scripts may write our tags, and comments may name them: neither is a mistake. */
function placesInText(page: Document): number[] {
  const texts = [...page.querySelectorAll('script, style')].map(
    ({ textContent }) => textContent ?? '',
  );
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  const places = texts.flatMap((text) =>
    Array.from(text.matchAll(new RegExp(`${MARK}=(\\d+)`, 'g')), ([, at]) => Number(at)),
  );
  return [...places, ...placesInValues(page)];
}

/** A tag's name within an attribute's value is no tag, such as in `title="our <sa-faq>"`. */
function placesInValues(page: Document): number[] {
  return [...page.querySelectorAll('*')].flatMap((node) =>
    node.getAttributeNames().flatMap((name) => {
      const value = name === MARK ? '' : (node.getAttribute(name) ?? '');
      return Array.from(value.matchAll(new RegExp(`${MARK}=(\\d+)`, 'g')), ([, at]) => Number(at));
    }),
  );
}
