/**
 * Other words of the same length and order: each letter becomes a letter and each sum its double, so
 * that a quotation still quotes, a beginning still begins a word and sums still add up.
 */

/** Read by code or by a rule of the content, or a name that everybody keeps. */
const KEPT_WORDS = new Set(
  (
    'a an and to he she the in of or at is ' +
    'january february march april may june july august september october november december jan feb mid ' +
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'dear hi conversation lecture ' +
    // Search words lead to them.
    'application awards cost country english funds statement test timeline university visa ' +
    // Texts that a site must word like this.
    'our own figure demo trademark no connection success rate not yet confirmed ' +
    'bachelors bachelor masters master phd diploma paragraph invented simulated sample note ' +
    'united states kingdom canada australia australian germany new zealand singapore france netherlands switzerland ' +
    'ireland india indian european'
  ).split(' '),
);

const NEXT_VOWEL: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Sums and days; then addresses, placeholders, links in Markdown and what is in capitals; then words. */
const PIECES = new RegExp(
  String.raw`((?:[$£€₹]|\b(?:CAD|AUD|NZD|INR|USD|EUR|GBP) ))(\d+(?:,\d{2,3})*(?:\.\d+)?)|(\b\d{1,2}\b(?= (?:${MONTHS})))|(\{+[^}]*\}+|https?:\//[^\s)]+|\]\([^)]*\)|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b(?:/\S*)?|\b[\p{Lu}\d]{2,}\b)|(\p{L}+(?:\[\p{L}+\])?)`,
  'gu',
);

export function otherText(text: string): string {
  return text.replace(PIECES, (piece, currency, sum, date, kept, word) => {
    if (currency) return currency + doubleSum(sum);
    if (date) return otherDate(date);
    return kept ? piece : otherWord(word);
  });
}

/** The end of a word may be in brackets, as a gap to fill. */
function otherWord(word: string): string {
  const letters = word.replace(/[[\]]/g, '');
  if (letters.length < 2 || KEPT_WORDS.has(letters.toLowerCase())) return word;
  return otherLetters(word);
}

export const otherLetters = (word: string) =>
  word.replace(/\p{L}/gu, (letter) => {
    const next = NEXT_VOWEL[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? next : next.toUpperCase();
  });

function doubleSum(written: string): string {
  const sum = 2 * Number(written.replaceAll(',', ''));
  return written.includes(',') || sum > 999 ? sum.toLocaleString('en-GB') : String(sum);
}

/** The day before; the first and the last days of a month stay, which may mean the whole month. */
export const otherDay = (day: string) => day.replace(/\d+$/, otherDate);

const otherDate = (date: string) =>
  Number(date) > 1 && Number(date) < 28
    ? String(Number(date) - 1).padStart(date.length, '0')
    : date;
