import { spellings } from '../../content/toefl/spellings.ts';

/** A paragraph in pieces: text, and in between the gaps with what is missing in each. */
type Piece =
  | { text: string }
  | {
      /** Index among the gaps. */
      gap: number;
      /** The letters of the word that are there. */
      start: string;
      missing: string;
    };

const GAP = /(\p{L}*)\[(\p{L}+)\]/gu;

/** The pieces of a `CutParagraph`: `Many plants gr[ow] in soil.` */
export function splitGaps(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(GAP)) {
    const [whole, start = '', missing = ''] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ gap: pieces.filter((piece) => 'gap' in piece).length, start, missing });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

export const listGaps = (text: string) =>
  splitGaps(text).flatMap((piece) => ('gap' in piece ? [piece] : []));

/**
 * Whether what was typed completes a word. Capital letters and spaces around do not count, the whole
 * word may be typed in place of its end, and a word may be spelled as in Britain or in America.
 */
export function fillsGap(start: string, missing: string, typed: string): boolean {
  const text = plain(typed);
  if (!text) return false;
  const word = plain(start + missing);
  return [plain(start) + text, text].some((each) => isSameWord(each, word));
}

/** Whether two words differ by nothing but British or American spelling. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || toBritish(one) === toBritish(other);

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function toBritish(word: string): string {
  const found = spellings.find(
    ([american, british]) =>
      word.startsWith(american) && !(british.startsWith(american) && word.startsWith(british)),
  );
  return found ? found[1] + word.slice(found[0].length) : word;
}
