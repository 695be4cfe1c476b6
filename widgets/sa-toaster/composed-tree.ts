import { openShadowRoots } from '../kit/element/open-shadow-roots.ts';

/** A node and its composed ancestors, across shadow roots, innermost first. */
export function composedAncestors(node: Node | null | undefined): Element[] {
  if (!node) return [];
  const { assignedSlot, parentNode, host } = node as Element & ShadowRoot;
  const around = composedAncestors(assignedSlot ?? parentNode ?? host);
  return node.nodeType === 1 ? [node as Element, ...around] : around;
}

/** The focused element itself, not the host of its shadow root. */
export function deepActiveElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * The modal dialog, or the box that fills the screen, outside of which everything is inert. If there are
 * several, it is the one with the focus: opening a dialog moves the focus into it.
 */
export function topmostModal(from?: Node): Element | undefined {
  // A closed shadow root can only be found from within.
  const modalAround = (node?: Node | null) => composedAncestors(node).find(isModal);
  const found = openShadowRoots().flatMap((root) => [...root.querySelectorAll('dialog:modal')]);
  return modalAround(deepActiveElement()) ?? modalAround(from) ?? found.at(-1);
}

const isModal = (element: Element) =>
  element.matches('dialog:modal,:fullscreen:not(:root,video,iframe)');
