/** The attributes that a placeholder may set, by the element's tag. */
export type PlaceholderAttributes = Readonly<Record<string, readonly string[]>>;

interface KnownElements {
  attributes: PlaceholderAttributes;
  /** Whether there are no others: then the page's author learns of a wrong name. */
  areAll: boolean;
}

const SELECTOR = '[data-sa-element]';
const KEPT = ['id', 'class', 'lang', 'dir'];
const warned = new Set<string>();

/** Whether it is a placeholder of one of our elements, for editors that strip unknown tags. */
function isPlaceholder(element: Element): element is HTMLElement {
  return element.matches(SELECTOR);
}

/**
 * Replaces `<div data-sa-element="contact-form" data-subject="visa">…</div>` by the element it
 * names, with the same content as its fallback. Only the element's own attributes are copied, so
 * that an editor who may not write scripts cannot write `data-onclick` either. A placeholder with an
 * unknown name stays.
 */
export function replacePlaceholder(
  placeholder: HTMLElement,
  { attributes, areAll }: KnownElements,
): void {
  const name = placeholder.dataset.saElement ?? '';
  const tag = `sa-${name.replace(/^sa-/, '')}`;
  if (!Object.hasOwn(attributes, tag)) {
    if (areAll) warnOnce(name);
    return;
  }
  const element = placeholder.ownerDocument.createElement(tag);
  for (const kept of KEPT) copyAttribute(placeholder, kept, element, kept);
  for (const attribute of attributes[tag] ?? []) {
    copyAttribute(placeholder, `data-${attribute.replaceAll('-', '')}`, element, attribute);
    copyAttribute(placeholder, `data-${attribute}`, element, attribute);
  }
  // A strict policy forbids the attribute, but not this.
  const { cssText } = placeholder.style;
  if (cssText) element.style.cssText = cssText;
  element.append(...placeholder.childNodes);
  placeholder.replaceWith(element);
}

function copyAttribute(from: Element, source: string, to: Element, target: string): void {
  const value = from.getAttribute(source);
  if (value !== null) to.setAttribute(target, value);
}

function warnOnce(name: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`data-sa-element="${name}" names no element of ours, so its content stays.`);
}

/** Calls `replace` with the placeholders of the page, now and whenever one is added. */
export function watchPlaceholders(replace: (placeholder: HTMLElement) => void): void {
  const search = (root: Element | Document) => {
    if (root.nodeType === 1 && isPlaceholder(root as Element)) replace(root as HTMLElement);
    else for (const found of root.querySelectorAll<HTMLElement>(SELECTOR)) replace(found);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.nodeType === 1) search(node as Element);
    }
  });
  whenParsed(() => {
    observer.observe(document, { childList: true, subtree: true });
    search(document);
  });
}

/** The parser still fills open elements, and later content must not be lost. */
export function whenParsed(run: () => void): void {
  if (document.readyState !== 'loading') {
    run();
    return;
  }
  const runOnce = () => {
    document.removeEventListener('DOMContentLoaded', runOnce);
    run();
  };
  document.addEventListener('DOMContentLoaded', runOnce);
}
