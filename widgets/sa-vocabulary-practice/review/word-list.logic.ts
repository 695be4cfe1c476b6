import { MAX_OWN_WORDS, type OwnWord } from './review-data.logic.ts';

export type NewWord = Omit<OwnWord, 'id'>;

/** A line that was not taken. */
export interface LeftLine {
  /** From 1, as editors count. */
  line: number;
  text: string;
  reason: string;
}

export interface ParsedList {
  words: (NewWord & Pick<LeftLine, 'line' | 'text'>)[];
  left: LeftLine[];
}

/** Longer words and meanings are a mistake of the separator, or no flashcard. */
export const LIMITS = { word: 80, meaning: 400, example: 400 };

/** What is known of a file beyond its rows. */
interface Format {
  separator: string;
  isHtml: boolean;
  /** Columns by what they hold, from 0; -1 for none. */
  columns: { word: number; meaning: number; example: number };
}

interface Row {
  line: number;
  text: string;
  cells: string[];
}

/** What a row begins with in a spreadsheet whose first row names its columns, in lower case. */
const HEADINGS = {
  word: ['word', 'term', 'front', 'english'],
  meaning: ['meaning', 'definition', 'back', 'translation'],
  example: ['example', 'sentence', 'context'],
};

/**
 * Words from a pasted list or a file: a word and its meaning on each line, with a dash, a colon, a tab,
 * a semicolon or a comma between them; CSV with quoted fields; or Anki's text export, by its header
 * lines. Nothing is lost: a line that is no word is listed with its reason.
 */
export function parseWordList(text: string): ParsedList {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const anki = readAnkiHeader(source);
  if (anki) return takeRows(readRows(anki.body, anki.format.separator, anki.lines), anki.format);
  const separator = findSeparator(source);
  if (!separator) return parseLines(source);
  const rows = readRows(source, separator, 0);
  const columns = readHeadings(rows[0]?.cells ?? []);
  return takeRows(columns ? rows.slice(1) : rows, {
    separator,
    isHtml: false,
    columns: columns ?? { word: 0, meaning: 1, example: 2 },
  });
}

/** A line each: the first separator counts, the rest belongs to the meaning. */
function parseLines(source: string): ParsedList {
  const rows = source.split('\n').map((text, index) => {
    const match = /^(.+?)(?:\s+[–—-]+\s+|\s*[\t–—]\s*|\s*:\s+|\s*[=;]\s*|\s*,\s*)(.+)$/u.exec(text);
    return { line: index + 1, text, cells: match?.slice(1) ?? [text] };
  });
  return takeRows(rows, {
    separator: '',
    isHtml: false,
    columns: { word: 0, meaning: 1, example: -1 },
  });
}

/** The separator of a table; empty where lines are better taken one by one. */
function findSeparator(source: string): string {
  const lines = source.split('\n').filter((line) => line.trim());
  const most = (test: (line: string) => boolean) =>
    lines.length > 0 && lines.filter(test).length * 2 > lines.length;
  if (most((line) => line.includes('\t'))) return '\t';
  const hasHeadings = (separator: string) => !!readHeadings(lines[0]?.split(separator) ?? []);
  for (const separator of [';', ',']) {
    const hasQuotes = lines.some((line) => line.startsWith('"') || line.includes(`${separator}"`));
    if (hasHeadings(separator) || (hasQuotes && most((line) => line.includes(separator))))
      return separator;
  }
  return '';
}

function readHeadings(cells: readonly string[]): Format['columns'] | null {
  const names = cells.map((cell) => cell.replaceAll('"', '').trim().toLowerCase());
  const find = (kind: keyof typeof HEADINGS) =>
    names.findIndex((name) => HEADINGS[kind].includes(name));
  const columns = { word: find('word'), meaning: find('meaning'), example: find('example') };
  return columns.word >= 0 && columns.meaning >= 0 ? columns : null;
}

const ANKI_SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  colon: ':',
  pipe: '|',
  space: ' ',
};

/** Anki's header lines, `#separator:tab` and so on; null for a text without them. */
function readAnkiHeader(source: string) {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const header = lines.slice(0, first < 0 ? lines.length : first);
  const values = new Map(
    header.map((line) => {
      const [key = '', ...rest] = line.slice(1).split(':');
      return [key.trim().toLowerCase(), rest.join(':').trim()];
    }),
  );
  if (!['separator', 'html', 'columns'].some((key) => values.has(key))) return null;
  const named = values.get('separator')?.toLowerCase() ?? 'tab';
  const separator = ANKI_SEPARATORS[named] ?? (named.charAt(0) || '\t');
  const headings = readHeadings(values.get('columns')?.split(separator) ?? []);
  // Columns that hold no field, numbered from 1.
  const others = ['tags', 'deck', 'notetype', 'guid'].map(
    (kind) => Number(values.get(`${kind} column`) ?? 0) - 1,
  );
  const [word, meaning, example] = [...Array(12).keys()].filter(
    (index) => !others.includes(index),
  ) as [number, number, number];
  return {
    body: lines.slice(header.length).join('\n'),
    lines: header.length,
    format: {
      separator,
      isHtml: values.get('html') === 'true',
      columns: headings ?? { word, meaning, example },
    },
  };
}

/** Rows of a table; a quoted field may hold separators, quotes written twice, and lines (RFC 4180). */
function readRows(body: string, separator: string, linesBefore: number): Row[] {
  const rows: Row[] = [];
  let [cells, cell, isQuoted, wasQuoted]: [string[], string, boolean, boolean] = [
    [],
    '',
    false,
    false,
  ];
  let [line, startsAt, from] = [linesBefore + 1, linesBefore + 1, 0];
  const endCell = () => {
    cells.push(cell);
    [cell, wasQuoted] = ['', false];
  };
  const endRow = (at: number) => {
    endCell();
    rows.push({ line: startsAt, text: body.slice(from, at), cells });
    [cells, from, startsAt] = [[], at + 1, line + 1];
  };
  for (let index = 0; index < body.length; index += 1) {
    const character = body[index];
    if (isQuoted) {
      if (character === '"' && body[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else if (character === '"') isQuoted = false;
      else cell += character;
    } else if (character === '"' && cell.trim() === '' && !wasQuoted) {
      [cell, isQuoted, wasQuoted] = ['', true, true];
    } else if (character === separator) endCell();
    else if (character === '\n') endRow(index);
    else cell += character;
    if (character === '\n') line += 1;
  }
  endRow(body.length);
  return rows;
}

function takeRows(rows: readonly Row[], { isHtml, columns }: Format): ParsedList {
  const list: ParsedList = { words: [], left: [] };
  for (const { line, text, cells } of rows) {
    if (!text.trim() || (isHtml && text.startsWith('#'))) continue;
    const read = (kind: keyof NewWord) => clean(cells[columns[kind]] ?? '', isHtml);
    const word = { word: read('word'), meaning: read('meaning'), example: read('example') };
    const reason = findFault(word);
    if (reason) list.left.push({ line, text, reason });
    else list.words.push({ ...word, line, text });
  }
  return list;
}

/** What is wrong with a word, in words; undefined if nothing is. */
function findFault({ word, meaning, example }: NewWord): string | undefined {
  if (!word) return 'no word';
  if (!meaning) return 'no meaning';
  if (word.length > LIMITS.word) return `the word is longer than ${LIMITS.word} characters`;
  if (meaning.length > LIMITS.meaning)
    return `the meaning is longer than ${LIMITS.meaning} characters`;
  if (example.length > LIMITS.example)
    return `the example is longer than ${LIMITS.example} characters`;
  return undefined;
}

/** A cell as plain text on one line. */
function clean(cell: string, isHtml: boolean): string {
  return (isHtml ? stripHtml(cell) : cell)
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** HTML as text: what Anki writes, without its markup, sounds, pictures and cloze marks. */
function stripHtml(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<(br|hr|\/?(div|p|li|ul|ol|tr|td|h\d))\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\[sound:[^\]]*\]/g, ' ')
    .replace(/\{\{c\d+::(.*?)(?:::.*?)?\}\}/g, '$1')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}

export interface AddedWords {
  /** To be stored. */
  added: NewWord[];
  left: LeftLine[];
  /** Words of these that a deck or the 20 have as well. */
  alsoElsewhere: string[];
}

/** Which words of a list are new to her own, and within the limit; the others are left. */
export function addWords(
  { words, left }: ParsedList,
  own: readonly Pick<OwnWord, 'word' | 'meaning'>[],
  elsewhere: readonly string[],
): AddedWords {
  const known = new Map(own.map(({ word, meaning }) => [word.toLowerCase(), meaning]));
  const others = new Set(elsewhere.map((word) => word.toLowerCase()));
  const result: AddedWords = { added: [], left: [...left], alsoElsewhere: [] };
  for (const { line, text, ...entry } of words) {
    const key = entry.word.toLowerCase();
    const meaning = known.get(key);
    const leave = (reason: string) => result.left.push({ line, text, reason });
    if (meaning === entry.meaning) leave('already among your words');
    else if (meaning !== undefined)
      leave(`already among your words, with another meaning: ${meaning}`);
    else if (own.length + result.added.length >= MAX_OWN_WORDS)
      leave(`more than ${MAX_OWN_WORDS.toLocaleString('en')} words`);
    else {
      known.set(key, entry.meaning);
      result.added.push(entry);
      if (others.has(key)) result.alsoElsewhere.push(entry.word);
    }
  }
  result.left.sort((a, b) => a.line - b.line);
  return result;
}

/** Her words as CSV with a row of headings. */
export function writeCsv(words: readonly NewWord[]): string {
  const rows = words.map(({ word, meaning, example }) => [word, meaning, example]);
  const line = (cells: readonly string[]) => cells.map(quote).join(',');
  return `${[['word', 'meaning', 'example'], ...rows].map(line).join('\r\n')}\r\n`;
}

/** Her words as Anki's text import reads them. */
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
