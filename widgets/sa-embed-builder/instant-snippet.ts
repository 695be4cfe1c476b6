import { cssInUse } from '../kit/element/css-in-use.ts';
import { drawnMark, type ElementClass } from '../kit/element/drawn-mark.ts';
import { LATE_LINK_PATH, LATE_LINK_STYLE, LATE_LINK_TEXT } from '../kit/element/late-link.ts';
import { styleSource } from '../kit/element/style-source.ts';

/** A tag that HTML never closes; our elements draw few of them. */
const VOID_TAG = /(<(?:br|col|hr|img|input|source|track|wbr)\b(?:"[^"]*"|[^">])*)>/g;

/** In a rule's condition, which XML would read as a tag. */
const AT_MOST = /\((\w+)<=(\w+)\)/g;

interface SnippetOptions {
  /** Origin of our site, without a trailing slash: for links that have none of their own. */
  siteOrigin: string;
}

/**
 * The markup of an element as it begins, already drawn, for a partner's page: its attributes, its
 * shadow tree with only the rules that tree needs, and its fallback content, without the visitor's
 * entries and open parts. It is XML as well, as some themes need it.
 *
 * @param element One of our elements, defined and in a document.
 */
export function writeInstantSnippet(element: HTMLElement, { siteOrigin }: SnippetOptions): string {
  const drawn = element.cloneNode(false) as HTMLElement;
  element.after(drawn);
  const shadowRoot = readRoot(drawn, siteOrigin, LATE_LINK_STYLE);
  drawn.remove();
  // Its code removes a visitor's details from the page's address at once, and reads the campaign before
  // others do.
  if (element.matches('[prefill-from-url],[campaign-from-url]')) {
    shadowRoot.content.querySelector('form')?.setAttribute('data-eager', '');
  }
  const link = shadowRoot.content.ownerDocument.createElement('a');
  link.dataset.late = '';
  link.target = '_top';
  link.href = siteOrigin + LATE_LINK_PATH;
  link.append(LATE_LINK_TEXT);
  shadowRoot.content.append(link);

  const inert = shadowRoot.content.ownerDocument;
  const snippet = inert.importNode(element, false);
  snippet.append(shadowRoot, ...fallbackOf(element, inert, siteOrigin));
  return snippet.outerHTML.replaceAll('&nbsp;', '&#160;').replace(VOID_TAG, '$1/>');
}

/**
 * The sources that a policy without inline styles needs in `style-src` for a snippet, one for each
 * of its `<style>`, separated by spaces.
 */
export async function styleHashOf(snippet: string): Promise<string> {
  const texts = [...snippet.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  const sources = await Promise.all([...new Set(texts)].map(styleSource));
  return sources.join(' ');
}

/** The shadow tree of a drawn element as a template, with those of the elements in it. */
function readRoot(element: Element, siteOrigin: string, moreStyles = ''): HTMLTemplateElement {
  const root = element.shadowRoot as ShadowRoot;
  const template = element.ownerDocument.createElement('template');
  template.setAttribute('shadowrootmode', 'open');
  template.setAttribute('shadowrootdelegatesfocus', '');
  const { content } = template;
  // Copies in the page's own document would be live elements of ours, and draw themselves.
  const inert = content.ownerDocument;
  for (const node of root.childNodes) content.append(inert.importNode(node, true));

  const originals = [...root.querySelectorAll('*')];
  content.querySelectorAll('*').forEach((copy, index) => {
    copy.removeAttribute('style');
    for (const name of ['href', 'action']) {
      const path = copy.getAttribute(name);
      if (path?.startsWith('/')) copy.setAttribute(name, siteOrigin + path);
    }
    if (copy.matches('form[action]')) giveBack(copy);
    const original = originals[index] as Element;
    if (original.shadowRoot) copy.prepend(readRoot(original, siteOrigin));
  });

  const style = inert.createElement('style');
  const drawingClass = element.constructor as never as ElementClass;
  style.dataset.drawn = drawnMark(drawingClass, (name) => element.getAttribute(name));
  style.append(usedStyles(drawingClass, root).replace(AT_MOST, '($2>=$1)') + moreStyles);
  content.prepend(style);
  return template;
}

/** Until our code takes a form over, the browser checks and posts it. */
function giveBack(form: Element): void {
  form.setAttribute('method', 'post');
  form.removeAttribute('novalidate');
}

// The text itself: browsers write `all: initial` out into some 400 declarations.
function usedStyles({ styles }: ElementClass, root: ShadowRoot): string {
  const tree = [...root.querySelectorAll('*')].map(({ localName, attributes }) => ({
    tag: localName,
    attributes: [...attributes].map(({ name, value }) => [name, value] as const),
  }));
  return cssInUse(styles, tree);
}

/** The content of the tag for browsers without declarative shadow roots; a link if there is none. */
function fallbackOf(element: HTMLElement, inert: Document, siteOrigin: string): Node[] {
  const own = [...element.childNodes].filter(({ nodeName }) => nodeName !== 'TEMPLATE');
  if (element.textContent?.trim()) return own.map((node) => inert.importNode(node, true));
  const link = inert.createElement('a');
  link.href = siteOrigin + LATE_LINK_PATH;
  link.append('Contact us');
  return [link];
}
