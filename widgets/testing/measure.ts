import { assert } from 'chai';
import { addScript, type Frame, type SaElement, settle } from './frame.ts';
import { brokenWords, overflowOf } from './overflow.ts';

/** Returns a function that lists the addresses requested by a page from now on. */
export function watchRequests({ performance }: Window): () => string[] {
  const from = performance.now();
  return () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime > from && !name.startsWith('blob:'))
      .map(({ name }) => name);
}

/** Position within the parent box (or the window), size, type and colours of the nodes. */
export function looksOf({ window }: Frame, { shadowRoot }: SaElement, selector = '*') {
  return [...shadowRoot.querySelectorAll(selector)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = window.getComputedStyle(node);
    const around = style.position === 'fixed' ? null : boxAround(node);
    // An element without area shows no text, and WebKit lets a hostile page choose its font.
    const isSeen = width * height > 0;
    const place = node.parentElement ? [x - (around?.x ?? 0), y - (around?.y ?? 0)] : [];
    return {
      node: node.localName,
      box: node.getClientRects().length ? [...place, width, height].map(Math.round) : 'none',
      font: isSeen
        ? `${style.fontSize} ${style.fontFamily} ${style.fontWeight} ${style.letterSpacing}`
        : 'none',
      text: `${style.textTransform} ${style.textAlign} ${style.direction} ${style.whiteSpace}`,
      colours: `${style.color} ${style.backgroundColor}`,
    };
  });
}

/** Asserts that nodes look the same. A place at half a pixel may be rounded either way, as Firefox does. */
export function assertSameLooks(
  actual: ReturnType<typeof looksOf>,
  expected: ReturnType<typeof looksOf>,
): void {
  const isNear = (box: unknown, other: unknown) =>
    Array.isArray(box) &&
    Array.isArray(other) &&
    box.length === other.length &&
    box.every((length, index) => Math.abs(length - other[index]) <= 1);
  const near = actual.map((look, index) => {
    const box = expected[index]?.box ?? 'none';
    return isNear(look.box, box) ? { ...look, box } : look;
  });
  assert.deepEqual(near, expected);
}

/** Red, green and blue of a CSS colour as it is painted, 0 to 255. */
export function paintedColour({ document }: Frame, colour: string): number[] {
  const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/**
 * The computed outcome of a value inside an element: a colour, a typeface, a radius or a shadow.
 */
export function outcomeOf(
  frame: Frame,
  { shadowRoot }: SaElement,
  value: string,
  scheme: 'light' | 'dark',
) {
  const probe = frame.document.createElement('i');
  probe.style.setProperty('--value', value);
  const given = 'var(--value)';
  Object.assign(probe.style, {
    colorScheme: scheme,
    color: given,
    fontFamily: given,
    borderRadius: given,
    boxShadow: given,
  });
  shadowRoot.querySelector('div')?.append(probe);
  const { color, fontFamily, borderRadius, boxShadow } = frame.window.getComputedStyle(probe);
  const outcome = {
    rest: `${fontFamily} ${borderRadius} ${boxShadow}`,
    colour: paintedColour(frame, color),
  };
  probe.remove();
  return outcome;
}

/** The nearest box around a node: `display: contents` has none. */
function boxAround({ parentElement }: Element): DOMRect | undefined {
  if (!parentElement) return undefined;
  const hasBox = parentElement.getClientRects().length > 0;
  return hasBox ? parentElement.getBoundingClientRect() : boxAround(parentElement);
}

/** Radio buttons and boxes are pressed by their labels. */
const TARGETS =
  'a[href], button, select, textarea, summary, input:not([type=radio], [type=checkbox])';

/** Buttons, fields and links outside a text that are less than 24 px high or wide. */
export function smallTargetsOf({ window }: Frame, { shadowRoot }: SaElement): string[] {
  const targets = [...shadowRoot.querySelectorAll<HTMLElement>(TARGETS)];
  const isClipped = (node: Element | null): boolean =>
    !!node && (window.getComputedStyle(node).clipPath !== 'none' || isClipped(node.parentElement));
  const isOwn = (node: HTMLElement) =>
    window.getComputedStyle(node).display !== 'inline' && !isClipped(node);
  const isSmall = (node: HTMLElement) => Math.min(node.offsetWidth, node.offsetHeight) < 24;
  return targets
    .filter((node) => node.checkVisibility() && isOwn(node) && isSmall(node))
    .map(({ outerHTML, offsetHeight }) => `${offsetHeight} px high: ${outerHTML}`);
}

/** The computed style of the first element that matches `selector`. */
export function styleOf({ window, document }: Frame, selector: string) {
  const style = window.getComputedStyle(document.querySelector(selector) as Element);
  return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
}

/**
 * Asserts that nothing is too wide on a small phone, nor in a column of 160 px, and that the phone breaks no
 * word. The letters of the tests' font are wider than those of phones.
 */
export async function assertFits(frame: Frame, element: SaElement, state: string): Promise<void> {
  const { style } = frame.window.frameElement as HTMLElement;
  const usual = style.width;
  for (const width of [320, 240, 160]) {
    style.width = `${width}px`;
    await settle(frame);
    assert.isAtMost(frame.document.documentElement.scrollWidth, width, `${state}, ${width} px`);
    assert.deepEqual(overflowOf(element, element.shadowRoot), [], `${state}, ${width} px`);
    if (width === 320)
      assert.deepEqual(brokenWords(element.shadowRoot), [], `${state}, broken words`);
  }
  style.width = usual;
  await settle(frame);
}

/** Violations that axe finds on the page, of all rules or of the contrast of colours alone. */
export async function axeFindings(frame: Frame, only?: 'color-contrast'): Promise<string[]> {
  if (!('axe' in frame.window)) await addScript(frame, '/node_modules/axe-core/axe.min.js');
  const { axe } = frame.window as unknown as {
    axe: { run(options: object): Promise<{ violations: Finding[] }> };
  };
  finishMotion(frame.document);
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    ...(only ? { runOnly: [only] } : { rules: { 'target-size': { enabled: true } } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Colours half-way from one to the other, or of what is fading in, have a contrast of their own. */
export function finishMotion(root: Document | ShadowRoot): void {
  for (const animation of root.getAnimations()) {
    const hasEnd = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    if (hasEnd) animation.finish();
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot) finishMotion(shadowRoot);
  }
}

interface Finding {
  id: string;
  nodes: { html: string }[];
}
