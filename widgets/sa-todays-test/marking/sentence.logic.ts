import type { ScrambledSentence } from '../../content/toefl/today-types.ts';
import { type Random, shuffle } from '../../kit/rules/shuffle.ts';

/** The chunks in another order than the right one. Indexes, because two chunks may be alike. */
export function shuffleChunks(sentence: ScrambledSentence, random: Random): number[] {
  const indexes = sentence.chunks.map((_, index) => index);
  const order = shuffle(indexes, random);
  // One turn of a right order is never right again, as long as its chunks are not all alike.
  return isRightOrder(sentence, order) ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/** The chunks of an order as one text. */
export const joinChunks = ({ chunks }: ScrambledSentence, order: readonly number[]): string =>
  order.map((index) => chunks[index]).join(' ');

/** Whether an order of all chunks is the answer, or another that is right too. */
export function isRightOrder(sentence: ScrambledSentence, order: readonly number[]): boolean {
  const built = listWords(joinChunks(sentence, order)).join(' ');
  return [sentence.answer, ...(sentence.accepted ?? [])].some(
    (right) => listWords(right).join(' ') === built,
  );
}

/** The words of a text without capital letters and punctuation, apostrophes all alike. */
export function listWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’‘ʼ]/g, "'");
  return plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}
