const SEPARATORS = /[\s().-]/g;
/** The index is of trigrams. */
const SHORTEST_WORD = 3;

/**
 * An FTS5 query for what a member types: each word anywhere in the lead, in any order. Where a word
 * has fewer than three characters, the whole is looked for as it is typed. A number is compared
 * without its separators. Quoting leaves no character with a meaning of its own.
 */
export function writeSearchQuery(search: string): string {
  const text = search
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  if (isNumber(text)) return quote(text.replace(SEPARATORS, ''));
  const words = text.split(/\s+/);
  const areLong = words.every((word) => [...word].length >= SHORTEST_WORD);
  return areLong ? words.map(quote).join(' ') : quote(text);
}

function isNumber(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= SHORTEST_WORD;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
