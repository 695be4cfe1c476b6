/** The document and every open shadow root in it, outer ones first. */
export function openRoots(root: Document | ShadowRoot = document): (Document | ShadowRoot)[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? openRoots(shadowRoot) : [],
  );
  return [root, ...inner];
}

/** A node and the elements it is shown in, out of shadow trees too, innermost first. */
export function lineageOf(node: Node | null | undefined): Element[] {
  if (!node) return [];
  const { assignedSlot, parentNode, host } = node as Element & ShadowRoot;
  const around = lineageOf(assignedSlot ?? parentNode ?? host);
  return node instanceof Element ? [node, ...around] : around;
}

/** The element in focus itself, not the host of the shadow root it is in. */
export function deepActiveElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Of several open modal dialogs the one with the focus, which opening it has moved there. */
export function topmostModal(from?: Node): Element | undefined {
  // A closed shadow root is known only from within.
  const modalAround = (node?: Node | null) => lineageOf(node).find(isModal);
  const found = openRoots().flatMap((root) => [...root.querySelectorAll('dialog:modal')]);
  return modalAround(deepActiveElement()) ?? modalAround(from) ?? found.at(-1);
}

const isModal = (element: Element) => element.matches('dialog:modal');
