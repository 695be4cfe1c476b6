import { MAX_OWN_WORDS, type OwnWord } from './review-data.logic.ts';

export type NewWord = Omit<OwnWord, 'id'>;

/** A line that is not added. */
export interface LeftLine {
  /** From 1, as editors count. */
  line: number;
  text: string;
  reason: string;
  /** Whether the same word with the same meaning is there already, so that nothing is missing. */
  isKnown?: boolean;
}

interface ParsedList {
  words: (NewWord & Pick<LeftLine, 'line' | 'text'>)[];
  left: LeftLine[];
}

/** Longer words and meanings are a mistake of the separator, or no flashcard. */
export const LIMITS = { word: 80, meaning: 400, example: 400 };

/** Columns by their content, from 0; -1 for no column. */
export type Columns = Readonly<Record<keyof NewWord, number>>;

export interface Row extends Pick<LeftLine, 'line' | 'text'> {
  /** Plain text, without empty cells at the end. */
  cells: readonly string[];
}

/** A list as rows, whatever wrote it. */
export interface WordTable {
  rows: readonly Row[];
  left: readonly LeftLine[];
  /** Names of the columns; empty if the list has none. */
  names: readonly string[];
  /** A guess. */
  columns: Columns;
  /** Lines above the rows, which name the separator or the columns. */
  head: string;
  /** Lines of the list that are not blank. */
  lines: number;
  /** Lines that were joined to the meaning above, because they have no word. */
  joined: number;
}

/** Words from these columns; a row without word or meaning, or with too long a one, is left. */
export function takeWords({ rows, left }: WordTable, columns: Columns): ParsedList {
  const list: ParsedList = { words: [], left: [...left] };
  for (const { line, text, cells } of rows) {
    const read = (kind: keyof NewWord) => cells[columns[kind]] ?? '';
    const word = { word: read('word'), meaning: read('meaning'), example: read('example') };
    const reason = findFault(word);
    if (reason) list.left.push({ line, text, reason });
    else list.words.push({ ...word, line, text });
  }
  return list;
}

/** Columns that hold something, and those that are chosen, each with its name and a sample. */
export function listColumns({ rows, names, columns }: WordTable) {
  const samples = new Map([columns.word, columns.meaning].map((index) => [index, '']));
  for (const { cells } of rows) {
    cells.forEach((cell, index) => {
      if (cell && !samples.get(index)) samples.set(index, cell.slice(0, 30));
    });
  }
  return [...samples.keys()]
    .sort((one, other) => one - other)
    .map((index) => ({
      index,
      name: names[index] || `Column ${index + 1}`,
      sample: samples.get(index) || 'empty',
    }));
}

/** Another column for words or meanings. If the other kind has it, the two swap. */
export function chooseColumn(
  { word, meaning, example }: Columns,
  kind: 'word' | 'meaning',
  index: number,
): Columns {
  const isSwap = index === (kind === 'word' ? meaning : word);
  return {
    word: kind === 'word' ? index : isSwap ? meaning : word,
    meaning: kind === 'meaning' ? index : isSwap ? word : meaning,
    example: example === index ? -1 : example,
  };
}

/** The reason why a word cannot be added; undefined if it can. */
function findFault(entry: NewWord): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(entry.word)) return 'no word';
  if (!entry.meaning) return 'no meaning';
  const long = (['word', 'meaning', 'example'] as const).find(
    (kind) => entry[kind].length > LIMITS[kind],
  );
  return long && `the ${long} is longer than ${LIMITS[long]} characters`;
}

export interface AddedWords {
  /** To be stored. */
  added: NewWord[];
  left: LeftLine[];
  /** Words of these that a deck or the 20 have as well. */
  alsoElsewhere: string[];
}

/** Which words of a list are new among the visitor's own, and within the limit; the others are left. */
export function addWords(
  { words, left }: ParsedList,
  own: readonly Pick<OwnWord, 'word' | 'meaning'>[],
  elsewhere: readonly string[],
): AddedWords {
  const known = new Map(
    own.map(({ word, meaning }) => [
      word.toLowerCase(),
      { meaning, place: 'already among your words' },
    ]),
  );
  const others = new Set(elsewhere.map((word) => word.toLowerCase()));
  const result: AddedWords = { added: [], left: [...left], alsoElsewhere: [] };
  for (const { line, text, ...entry } of words) {
    const key = entry.word.toLowerCase();
    const same = known.get(key);
    const leave = (reason: string, isKnown = false) =>
      result.left.push({ line, text, reason, isKnown });
    if (same?.meaning === entry.meaning) leave(same.place, true);
    else if (same) leave(`${same.place}, with another meaning: ${same.meaning}`);
    else if (own.length + result.added.length >= MAX_OWN_WORDS)
      leave(`more than ${MAX_OWN_WORDS.toLocaleString('en')} words`);
    else {
      known.set(key, { meaning: entry.meaning, place: `already in line ${line} of this list` });
      result.added.push(entry);
      if (others.has(key)) result.alsoElsewhere.push(entry.word);
    }
  }
  result.left.sort((a, b) => a.line - b.line);
  return result;
}

/** The visitor's words as CSV with a row of headings. */
export function writeCsv(words: readonly NewWord[]): string {
  const rows = words.map(({ word, meaning, example }) => [word, meaning, example]);
  const line = (cells: readonly string[]) => cells.map(quote).join(',');
  return `${[['word', 'meaning', 'example'], ...rows].map(line).join('\r\n')}\r\n`;
}

/** The visitor's words as Anki's text import reads them. */
export function writeAnkiText(words: readonly NewWord[]): string {
  const rows = words.map(({ word, meaning, example }) =>
    [word, meaning, example]
      .map((cell) => (/["\t\n]|^#/.test(cell) ? quote(cell) : cell))
      .join('\t'),
  );
  const header = ['#separator:tab', '#html:false', '#columns:Word\tMeaning\tExample'];
  return `${[...header, ...rows].join('\n')}\n`;
}

const quote = (cell: string) =>
  /[",\r\n\t]|^\s|\s$|^#/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
