import { isSameWord } from './gaps.logic.ts';
import { listWords } from './sentence.logic.ts';

interface SpokenWord {
  word: string;
  isHeard: boolean;
}

/**
 * The words of a sentence, and which of them were heard in their order: the longest common sequence,
 * so that one word too many or too few costs nothing but itself.
 *
 * @param transcript What the browser's recogniser has understood. It writes numbers as digits.
 */
export function compareWords(sentence: string, transcript: string): SpokenWord[] {
  const words = listWords(sentence);
  const heard = listWords(transcript).flatMap((word) => NUMBERS[Number(word)] ?? word);
  /** Cells: how many words the rest of the sentence and the rest of what was heard share. */
  const shared = [...words, ''].map(() => new Array<number>(heard.length + 1).fill(0));
  const at = (row: number, column: number) => shared[row]?.[column] ?? 0;
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = heard.length - 1; column >= 0; column -= 1) {
      const cells = shared[row] as number[];
      cells[column] = isSameWord(words[row] as string, heard[column] as string)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let column = 0;
  return words.map((word, row) => {
    while (column < heard.length && at(row, column) === at(row, column + 1)) column += 1;
    const next = heard[column];
    const isHeard = next !== undefined && isSameWord(word, next);
    if (isHeard) column += 1;
    return { word, isHeard };
  });
}

const NUMBERS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
