/** An element of the pasted page, as the browser's parser reads it. */
export interface FoundElement {
  tag: string;
  /** Line of its start tag in the pasted text, from 1. */
  line: number;
  /** Names in lower case. */
  attributes: ReadonlyMap<string, string>;
}

/**
 * Carries a tag's line through the parser. Without quotes, since it may land in a value; with a space
 * behind it, since a slash may follow.
 */
const MARK = 'data-sa-line';
/** HTML knows five spaces; a no-break space is a letter of the name. */
const START_TAG = /<[a-z][a-z\d-]*(?=[\t\f\r />]|$)/gi;
/** Chromium reports inline handlers and styles to the page's policy even if it only parses them. */
const INLINE = /[\t\n\f\r ](?=(?:on[a-z]+|style)\s*=)/gi;
const INERT = 'data-sa-inert-';
const RELEVANT = 'script, meta, iframe, [data-sa-element]';

interface Policy {
  createHTML(html: string): string;
}
let parse: ((html: string) => Document) | undefined;

/** The page's HTML is parsed and never becomes part of a page: no script of it runs. */
function createParser(): (html: string) => Document {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, policy: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy('sa-check', { createHTML: (html) => html });
  return (html) =>
    new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html');
}

/** Finds our elements, and the scripts, frames and policies around them, by the browser's parser. */
export function readPage(source: string): FoundElement[] {
  parse ??= createParser();
  const lines = source.split('\n');
  const marked = lines.map((text, index) => text.replace(START_TAG, `$& ${MARK}=${index + 1} `));
  return nodesIn(parse(marked.join('\n').replace(INLINE, ` ${INERT}`)))
    .filter((node) => (isOurs(node) || node.matches(RELEVANT)) && !node.closest('noscript'))
    .map((node) => ({
      tag: node.localName,
      line: Number(node.getAttribute(MARK)),
      attributes: new Map(
        node
          .getAttributeNames()
          .filter((name) => name !== MARK)
          .map((name) => [name.replace(INERT, ''), node.getAttribute(name) ?? '']),
      ),
    }));
}

const isOurs = (node: Element | null) => !!node?.localName.startsWith('sa-');

/** All elements, those in templates too: scripts take pop-ups out of them. Our drawn markup is left out. */
const nodesIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((node) =>
    node.localName === 'template' && !isOurs(node.parentElement)
      ? nodesIn((node as HTMLTemplateElement).content)
      : [node],
  );
