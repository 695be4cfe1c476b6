/** Layout rounds: a box may be this much too wide. */
const TOLERANCE_PX = 1;

/**
 * Nodes that are too wide for `box`, in `root` and in our elements there: boxes beyond it, and
 * boxes whose own content does not fit. Excludes hidden nodes, nodes above the page (see
 * `fixedNodes`), and those that scroll sideways by design.
 */
export function overflowOf(box: Element, root: ParentNode = box): string[] {
  const { left, right } = box.getBoundingClientRect();
  return nodesInFlow(root).flatMap((node) => {
    const own = node.getBoundingClientRect();
    const isOutside = own.left < left - TOLERANCE_PX || own.right > right + TOLERANCE_PX;
    if (isOutside && !isScrolled(node)) return [`${nameOf(node)} sticks out`];
    const isTooFull = node.clientWidth > 0 && node.scrollWidth > node.clientWidth + TOLERANCE_PX;
    return isTooFull && !mayBeFull(node) ? [`${nameOf(node)} is too full`] : [];
  });
}

/** Half a line: the parts of a word on one line differ less in height. */
const HALF_LINE_PX = 6;

/** The words in `root` and in our elements there that are broken over two lines, but for addresses. */
export function brokenWords(root: ParentNode): string[] {
  return nodesInFlow(root).flatMap((node) =>
    [...node.childNodes].flatMap((child) => (child.nodeType === 3 ? brokenIn(child as Text) : [])),
  );
}

function brokenIn(text: Text): string[] {
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: written, index }) => {
    if (/[@/_=]|\w\.\w/.test(written)) return [];
    return [...written.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: word, index: from }) => {
      const range = text.ownerDocument.createRange();
      range.setStart(text, index + from);
      range.setEnd(text, index + from + word.length);
      const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom);
      return Math.max(...bottoms) - Math.min(...bottoms) > HALF_LINE_PX ? [word] : [];
    });
  });
}

/** The visible nodes that are fixed to the window or lie above the page. */
export function fixedNodes(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].filter((node) => isOver(node) && hasBox(node));
}

/** The visible nodes in the flow of the page, inside our elements too. */
function nodesInFlow(root: ParentNode): Element[] {
  return [...root.children].flatMap((node) => {
    if (isHidden(node) || isOver(node)) return [];
    const inside = node.localName === 'svg' ? [] : nodesInFlow(node.shadowRoot ?? node);
    return hasBox(node) ? [node, ...inside] : inside;
  });
}

function isHidden(node: Element): boolean {
  const { visibility, clipPath } = styleOf(node);
  return visibility === 'hidden' || clipPath !== 'none';
}

function isOver(node: Element): boolean {
  return styleOf(node).position === 'fixed' || node.matches('dialog, [popover]');
}

const hasBox = (node: Element) => node.getClientRects().length > 0;

function isScrolled({ parentElement }: Element): boolean {
  return parentElement !== null && (isScroller(parentElement) || isScrolled(parentElement));
}

const isScroller = (node: Element) => styleOf(node).overflowX === 'auto';

/** Whether a node may hold more than it shows: a field, a scrolling list or shortened text. */
function mayBeFull(node: Element): boolean {
  const isField = node.matches('input, textarea, select');
  return isField || isScroller(node) || styleOf(node).textOverflow === 'ellipsis';
}

function nameOf(node: Element): string {
  const text = node.textContent?.trim().slice(0, 24);
  return `${node.localName} "${text}" (${Math.round(node.getBoundingClientRect().width)} px)`;
}

const styleOf = (node: Element) =>
  (node.ownerDocument.defaultView as Window).getComputedStyle(node);
