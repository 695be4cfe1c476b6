import type { Frame } from './frame.ts';

/** How a translator changes a page: a run of texts becomes one element, or each text one, or it is rewritten. */
export const ways = ['runs', 'texts', 'in place'] as const;
export type Way = (typeof ways)[number];

/** Encloses what the translator has written. */
const MARKS = ['⟦', '⟧'] as const;
const ZERO = 0x966;
const SKIPPED = 'script, style, textarea, font, [translate=no]';

/**
 * A fake of a browser's translator in the document and all open shadow roots. It translates later
 * texts, too, in the microtask after they appear. Its language has the words of the original between marks,
 * and the digits of Devanagari, so that its text can be read back.
 *
 * @returns The original text of a translated node, and the way back to the original.
 */
export function translatePage(
  { window: page, document }: Pick<Frame, 'window' | 'document'>,
  way: Way,
) {
  const originals = new Map<Element, { text: Text; said: string }[]>();
  const observers: MutationObserver[] = [];
  const watched = new WeakSet<Node>();

  function translateAll() {
    for (const root of rootsIn(document)) {
      translateIn(root);
      if (watched.has(root)) continue;
      watched.add(root);
      const observer = new page.MutationObserver(translateAll);
      observer.observe(root, { childList: true, characterData: true, subtree: true });
      observers.push(observer);
    }
    // The translator ignores the changes that it made itself.
    for (const observer of observers) observer.takeRecords();
  }

  function translateIn(root: Node) {
    for (const run of runsIn(root, way)) {
      const [first, ...others] = run as [Text, ...Text[]];
      const replaced = run.map((text) => ({ text, said: text.data }));
      const said = translated(run.map(({ data }) => data).join(''));
      if (way === 'in place') {
        first.data = said;
        continue;
      }
      const translation = document.createElement('font');
      translation.append(document.createElement('font'));
      translation.firstElementChild?.append(said);
      first.replaceWith(translation);
      for (const text of others) text.remove();
      originals.set(translation, replaced);
    }
  }

  translateAll();
  const stop = () => {
    for (const observer of observers) observer.disconnect();
  };
  return {
    stop,
    /** Some translators put the original's own nodes back, others copies of them. */
    showOriginal(kind: 'itself' | 'a copy' = 'itself') {
      stop();
      for (const root of rootsIn(document)) {
        if (way === 'in place') {
          for (const text of textsIn(root)) text.data = original(text.data);
        }
        for (const font of elementsIn(root, 'font')) {
          const replaced = originals.get(font) ?? [];
          font.replaceWith(...replaced.map(({ text, said }) => (kind === 'itself' ? text : said)));
        }
      }
    },
  };
}

/** The text of a node of a translated page, in the words of the original. */
export const readOriginal = (node: Node) => original(node.textContent ?? '');

function translated(text: string): string {
  const digits = text.replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
  return MARKS.join(digits);
}

function original(text: string): string {
  return text
    .replaceAll(MARKS[0], '')
    .replaceAll(MARKS[1], '')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
}

const isTranslated = (text: Text) => text.data.startsWith(MARKS[0]);

/** Texts that are siblings, or each one, which are to be translated. */
function runsIn(root: Node, way: Way): Text[][] {
  const runs: Text[][] = [];
  for (const text of textsIn(root)) {
    if (isTranslated(text) || text.data.trim() === '') continue;
    const run = runs.at(-1);
    if (way === 'runs' && run?.at(-1) === text.previousSibling) run.push(text);
    else runs.push([text]);
  }
  return runs;
}

function textsIn(root: Node): Text[] {
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, 4);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest(SKIPPED)) texts.push(text);
  }
  return texts;
}

const elementsIn = (root: Node, selector: string) => [
  ...(root as ParentNode).querySelectorAll<HTMLElement>(selector),
];

/** A document or shadow root, and every open shadow root in it. */
function rootsIn(root: Node): Node[] {
  const inner = elementsIn(root, '*').flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...inner.flatMap(rootsIn)];
}
