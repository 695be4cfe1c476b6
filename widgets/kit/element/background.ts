import { contrastOf, type Rgb } from '../rules/colour.ts';
import { flatParentOf } from './flat-parent.ts';
import { whenIdle } from './when-idle.ts';

/** WCAG 2.2 asks for this even of large text. */
const LEAST_CONTRAST = 3;
/** A page that sets one of these tokens has chosen its own colours. */
const DECISIVE = ['ink', 'muted', 'surface', 'wash', 'line', 'border'];
/** If more than this of a picture shows through, the background's lightness is unknown. */
const MOST_PICTURE = 0.25;
/** Backgrounds that fade between themes have finished after this. */
const FADED_MS = 500;

const CANVAS: Rgb = [255, 255, 255];
const UNKNOWN: Rgb = [128, 128, 128];

/**
 * Makes an element dark if its text lacks contrast with the background that the page paints behind it: a
 * black band, or a dark page that does not declare it. `theme`, the page's `color-scheme` and its own
 * colours win. Follows a page that changes its theme later.
 */
export function matchBackground(host: HTMLElement): void {
  const { shadowRoot: root, ownerDocument: page } = host;
  const view = page.defaultView;
  if (!root || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(':host { color-scheme: dark; }');
  sheet.disabled = true;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const match = () => {
    sheet.disabled = true;
    sheet.disabled = !isLost(root.querySelector('div') ?? host, host, view);
  };
  const observer = new MutationObserver(() => {
    if (!host.isConnected) return observer.disconnect();
    whenIdle(match);
    setTimeout(match, FADED_MS);
  });
  match();
  for (const node of [page.documentElement, page.body]) {
    observer.observe(node, { attributeFilter: ['class', 'style', 'data-theme', 'data-bs-theme'] });
  }
}

/** Whether an element's text lacks contrast with its background, and the page has not chosen its colours. */
function isLost(text: Element, host: HTMLElement, view: Window): boolean {
  const style = view.getComputedStyle(host);
  const isDecided =
    host.hasAttribute('theme') ||
    style.colorScheme !== 'normal' ||
    DECISIVE.some((token) => style.getPropertyValue(`--sa-${token}`));
  const background = isDecided ? null : readBackground(host, view);
  const [red = 0, green = 0, blue = 0] = readChannels(view.getComputedStyle(text).color);
  return background !== null && contrastOf(background, [red, green, blue]) < LEAST_CONTRAST;
}

/** The colour behind an element; null for a picture. */
function readBackground(host: Element, view: Window): Rgb | null {
  let mixed: Rgb = [0, 0, 0];
  let seenThrough = 1;
  const add = (colour: Rgb, share: number) => {
    mixed = mixed.map((sum, index) => sum + (colour[index] ?? 0) * share) as unknown as Rgb;
  };
  for (const { element, isBeside } of listBehind(host, view)) {
    const { backgroundColor, backgroundImage, backgroundSize, opacity } =
      view.getComputedStyle(element);
    if (
      isPicture(backgroundImage, backgroundSize) ||
      element.matches('img, picture, video, canvas, svg')
    ) {
      if (seenThrough > MOST_PICTURE) return null;
      add(UNKNOWN, seenThrough);
      return mixed;
    }
    for (const painted of [lightestOf(backgroundImage), readChannels(backgroundColor)]) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = painted;
      // An ancestor's opacity fades the text, too.
      const share = seenThrough * alpha * (isBeside ? Number(opacity) : 1);
      add([red, green, blue], share);
      seenThrough -= share;
    }
  }
  add(CANVAS, seenThrough);
  return mixed;
}

/** A gradient with a size of its own may leave any part of its box unpainted. */
const isPicture = (image: string, size: string) =>
  /(?:url|set|fade|element|paint)\(/.test(image) || (/gradient/.test(image) && /\d/.test(size));

/** As light as the lightest colour of gradients, and as opaque as the least; transparent without any. */
function lightestOf(gradients: string): number[] {
  const written = gradients.match(/\b(?:rgba?|color|(?:ok)?l(?:ab|ch))\([^)]*\)/g) ?? [];
  const colours = written.map(readChannels);
  const most = (index: number) => Math.max(0, ...colours.map((colour) => colour[index] ?? 0));
  const least = Math.min(...colours.map(([, , , alpha = 1]) => alpha));
  return [most(0), most(1), most(2), colours.length > 0 ? least : 0];
}

/** The boxes behind an element, the nearest first: its ancestors, and siblings painted behind these. */
function* listBehind(
  host: Element,
  view: Window,
): Generator<{ element: Element; isBeside?: boolean }> {
  yield { element: host };
  const box = host.getBoundingClientRect();
  let inner = host;
  for (let outer = flatParentOf(host); outer; outer = flatParentOf(outer)) {
    for (const other of [...outer.children].reverse()) {
      if (isBehind(other, inner, view) && covers(other, box)) {
        yield { element: other, isBeside: true };
      }
    }
    yield { element: outer };
    inner = outer;
  }
}

/** Whether something absolute is painted before its sibling, as the colours of covers and heroes are. */
function isBehind(other: Element, inner: Element, view: Window): boolean {
  if (other === inner || view.getComputedStyle(other).position !== 'absolute') return false;
  const distance = layerOf(other, view) - layerOf(inner, view);
  return distance < 0 || (distance === 0 && !isAfter(other, inner));
}

const isAfter = (node: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);

/** A box's place in CSS's painting order; one in the flow comes between a z-index of -1 and one of 0. */
function layerOf(element: Element, view: Window): number {
  const { position, zIndex } = view.getComputedStyle(element);
  return position === 'static' ? -0.5 : Number(zIndex) || 0;
}

/** Whether an element's box covers another box that is shown. */
function covers(element: Element, box: DOMRect): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const holds = top <= box.top && bottom >= box.bottom && left <= box.left && right >= box.right;
  return holds && box.height > 0;
}

/**
 * Red, green, blue and alpha of a computed colour. For lab() and the like it is a grey of the same
 * lightness, which is enough to distinguish dark from light; transparent for rare notations.
 */
function readChannels(colour: string): number[] {
  const [, notation = '', values = ''] = /^([a-z]+)\((?:srgb )?(.*)\)$/.exec(colour) ?? [];
  const [first = 0, second = 0, third = 0, alpha = 1] = (values.match(/[\d.e-]+/g) ?? []).map(
    Number,
  );
  if (notation.startsWith('rgb')) return [first, second, third, alpha];
  if (notation === 'color') return [first * 255, second * 255, third * 255, alpha];
  if (notation.startsWith('ok')) return [...greyOf(first ** 3), alpha];
  if (notation.startsWith('l')) return [...greyOf(((first + 16) / 116) ** 3), alpha];
  return [0, 0, 0, 0];
}

/** The grey of a luminance from 0 to 1, by sRGB's curve without its linear part. */
const greyOf = (luminance: number): Rgb => {
  const channel = 255 * luminance ** (1 / 2.2);
  return [channel, channel, channel];
};
