import { phoneDigits, toAsciiDigits } from '../contract/phone-digits.ts';
import type { StoredKind } from './kinds.ts';

/**
 * Separator after the address, behind which mentions of it are searched. `foldText` leaves no control character
 * in a text.
 */
export const ADDRESS_END = 31;
/** Separator before the note, so that a statement can replace the note. */
export const NOTE_START = 30;

/** Builds the search columns of `leads`. */
export function describeSearch(
  { shows }: Pick<StoredKind, 'shows'>,
  row: Readonly<Record<string, unknown>>,
  note = '',
): { phone_digits: string | null; folded: string } {
  const read = (column: string | undefined) => (column && row[column] ? String(row[column]) : null);
  const phone = read(shows.phone);
  const reference = String(row.dedupe_key).slice(0, 8);
  const words = [read(shows.name), phone, read(shows.topic), read(shows.message), reference];
  const [addressEnd, noteStart] = [ADDRESS_END, NOTE_START].map((code) =>
    String.fromCodePoint(code),
  );
  const folded = [
    foldText(String(row.email)) + addressEnd,
    foldText(words.filter(Boolean).join(' ')) + noteStart,
    foldText(note),
  ].join('');
  return { phone_digits: phone && phoneDigits(phone), folded };
}

const COMBINING_MARKS = /[\u0300-\u036f]/g;

/**
 * Folds case, Latin accents, the script of digits, the shape of quotes and spacing, which make no
 * difference to a search: `D’Souza` is found by `d'souza`, as in the tools' own searches.
 */
export function foldText(text: string): string {
  return toAsciiDigits(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Alternatives for a match: all texts in a lead's words, or digits in its number. */
export interface Sought {
  words: string[];
  digits: string | null;
}

/** Most words of a search: more would be too many parameters for a statement. */
const MAX_WORDS = 12;
const MIN_DIGITS = 3;
const NUMBER = /^\+?[\d\s().\u2010-\u2015-]{3,}$/;
const REFERENCE = /^([0-9a-f]{4})[\s\u2010-\u2015-]*([0-9a-f]{4})$/;

/**
 * Parses a search: each word anywhere in the lead, in any order; a telephone number or a reference in
 * any spelling.
 */
export function readSought(search: string): Sought {
  const text = foldText(search);
  const digits = NUMBER.test(text) ? phoneDigits(text) : '';
  const reference = REFERENCE.exec(text)?.slice(1).join('');
  const words = text.split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return {
    words: reference ? [reference] : words,
    digits: digits.length < MIN_DIGITS ? null : digits,
  };
}
