import Papa from 'papaparse';
import type { Columns, LeftLine, Row, WordTable } from './word-list.logic.ts';

/**
 * The text of a file: by its byte order mark, else as UTF-8, else as Windows' own code page, which
 * Excel's plain "CSV" has; `isGuess` tells the last. Null for a file that is no text, such as a workbook
 * or a package of Anki.
 */
export function decodeText(bytes: Uint8Array): { text: string; isGuess: boolean } | null {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const label = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  let [text, isGuess] = ['', false];
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    [text, isGuess] = [new TextDecoder('windows-1252').decode(bytes), true];
  }
  return text.includes('\0') ? null : { text, isGuess };
}

const LANGUAGE =
  /^(english|hindi|marathi|gujarati|bengali|tamil|telugu|kannada|malayalam|punjabi|urdu|odia|nepali|हिन्दी|हिंदी|मराठी|अंग्रेज़ी|अंग्रेजी|इंग्रजी|इंग्लिश)$/;

/** Words that headings contain. The first of these rows that fits decides. */
const HEADINGS: [kind: keyof Columns, name: RegExp][] = [
  ['example', /^(examples?|sentences?|context|usage|उदाहरण|वाक्य)$/],
  [
    'meaning',
    /^(meanings?|definitions?|back|translations?|explanation|answer|अर्थ|मतलब|परिभाषा|व्याख्या)$/,
  ],
  [
    'word',
    /^(words?|terms?|front|vocabulary|phrases?|question|english|शब्द|अंग्रेज़ी|अंग्रेजी|इंग्रजी|इंग्लिश)$/,
  ],
  ['meaning', LANGUAGE],
];

/** Signs between word and meaning where each line is an entry, the strongest first. */
const TAB = /\t/;
const STRONG = [/(?<=\s)[–—-]+(?=\s)|[–—]/, /:(?=\s)/, /=>?|->|→/];
const SEPARATORS = [[TAB], STRONG, [/;/], [/,/]];

/** Separators of tables beside the tab. */
const DELIMITERS = [';', ',', '|'];

const ANKI_SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  colon: ':',
  pipe: '|',
  space: ' ',
};

/** A header line of Anki's; a spreadsheet puts it in quotes and adds empty cells. */
const ANKI_LINE =
  /^"?#(separator|html|columns|if matches|match scope|(?:tags|deck|notetype|guid)(?: column)?): *(.+?)"?[,;\t]*$/i;

/** The number or bullet of a line. */
const MARKER = /^\s*(?:\(?\d{1,4}[.)]|[•▪●*–—-])\s+/u;

/** Text whose signs separate nothing: in brackets, in quotes, tags and entities. */
const WHOLE = /\([^()]*\)|\[[^[\]]*\]|"[^"]*"|<[^<>]*>|&#?\w{1,8};/g;

/** Markup as Anki's editor writes it. */
const HTML =
  /<\/?(?:b|i|u|br|hr|a|p|div|span|li|ul|ol|em|strong|sub|sup|font|img)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+);|\[sound:/i;

/** Neither word nor meaning: pronunciation, part of speech, level. */
const ASIDE =
  /^(?:[/[].*[/\]]|(?:n|v|vt|vi|adj|adv|noun|verb|adjective|adverb|phrase|idiom)\.?|[abc][12])$/i;

type Line = Pick<LeftLine, 'line' | 'text'>;

/** A row before its cells are plain text. */
interface RawRow extends Line {
  raw: string[];
}

/**
 * A list as rows, and a guess which columns are word and meaning. It may be a table with tabs, semicolons,
 * commas or bars, as spreadsheets, Anki, Quizlet and Google Translate write it, or have an entry a line
 * with a dash, a colon or a comma within. Nothing is lost: each line that is not blank is in `head`, in a
 * row or in `left`.
 */
export function readWordList(source: string): WordTable {
  const { head, values, body } = readHead(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const lines = body
    .split('\n')
    .map((text, index) => ({ line: head.length + index + 1, text }))
    .filter(({ text }) => text.trim());
  const named = values.get('separator') ?? '';
  const given = ANKI_SEPARATORS[named.toLowerCase()] ?? /^[^\p{L}\p{N}"]/u.exec(named)?.[0];
  const isGiven = given !== undefined && body.includes(given);
  const separator = isGiven ? given : findSeparator(lines.map(({ text }) => text));
  const all = separator ? readTable(body, separator, head.length + 1) : readLines(lines);

  const html = values.get('html');
  const isHtml = html
    ? html === 'true'
    : all.some(({ raw }) => raw.some((cell) => HTML.test(cell)));
  const toText = (cell: string) => clean(cell, isHtml);
  const [first, ...rest] = all;
  const firstCells = first?.raw.map(toText) ?? [];
  const fieldNames = values.get('columns')?.split(given ?? (separator || '\t'));
  const headings = readHeadings(fieldNames ?? firstCells);
  const names = fieldNames ?? (headings ? firstCells : []);
  const isNamedByRow = !!first && !!headings && !fieldNames;
  if (isNamedByRow) head.push(first.text);

  const raw = isNamedByRow ? rest : all;
  const isTabbed = separator === '\t' && !isGiven && !headings;
  const joined = isTabbed ? joinToMeanings(raw) : separator ? 0 : lines.length - all.length;
  const rows = raw.map((row) => ({ ...row, cells: row.raw.map(toText) }));
  const others = ['tags', 'deck', 'notetype', 'guid'].map(
    (kind) => `${values.get(`${kind} column`)}`,
  );
  const columns = headings ?? guessColumns(rows, others);
  const width = Math.max(names.length || findWidth(rows), 2);
  const table: WordTable & { rows: Row[]; left: LeftLine[] } = {
    rows: [],
    left: [],
    names,
    columns,
    head: head.join('\n'),
    lines: lines.length,
    joined,
  };
  for (const { line, text, raw: rawCells, cells } of rows) {
    const isLong = rawCells.slice(width).some((cell) => cell.trim());
    if (!isLong) table.rows.push({ line, text, cells });
    else if (columns.meaning === width - 1) {
      const meaning = toText(rawCells.slice(columns.meaning).join(separator));
      table.rows.push({ line, text, cells: [...cells.slice(0, columns.meaning), meaning] });
    } else table.left.push({ line, text, reason: 'more columns than the other lines' });
  }
  return table;
}

/** Lines above the list: `sep=;` of Excel, and Anki's header. */
function readHead(text: string) {
  const lines = text.split('\n');
  const values = new Map<string, string>();
  const take = (key: string, value: string) => values.set(key.toLowerCase(), value);
  const [, separator] = /^"?sep=(.)"?[,;\t]*$/i.exec(lines[0] ?? '') ?? [];
  if (separator) take('separator', separator);
  let end = separator ? 1 : 0;
  for (;;) {
    const [line, key = '', value = ''] = ANKI_LINE.exec(lines[end] ?? '') ?? [];
    if (!line) break;
    take(key, value);
    end += 1;
  }
  const body = lines.slice(end).join('\n');
  return { head: lines.slice(0, end), values, body: end ? body : spread(body) };
}

/** Entries that stand on one line, with semicolons between them, on a line each. */
function spread(body: string): string {
  const line = body.trim();
  const parts = line.split(';').filter((part) => part.trim());
  const isSpread =
    parts.length > 1 &&
    !/\n/.test(line) &&
    // None of them is within quotes or brackets.
    !line.match(WHOLE)?.some((whole) => whole.includes(';')) &&
    SEPARATORS.flat().some((separator) => parts.every((part) => findSplit(part, [separator])));
  return isSpread ? parts.join('\n') : body;
}

/** The separator of a table; empty where each line is better taken by itself. */
function findSeparator(lines: readonly string[]): string {
  const [first = ''] = lines;
  const most = (test: (line: string) => unknown) => lines.filter(test).length * 2 > lines.length;
  const isStrong = most((line) => findSplit(line, STRONG));
  if (most((line) => line.includes('\t')) || (first.includes('\t') && !isStrong)) return '\t';
  const named = DELIMITERS.find((delimiter) =>
    readHeadings(first.split(delimiter).map((cell) => cell.replaceAll('"', ''))),
  );
  if (named || isStrong) return named ?? '';
  return (
    DELIMITERS.find((delimiter) => {
      const counts = lines.map((line) => line.split(delimiter).length - 1);
      const hasQuotes = lines.some(
        (line) => line.startsWith('"') || line.includes(`${delimiter}"`),
      );
      if (hasQuotes) return most((line) => line.includes(delimiter));
      const [amount = 0] = counts;
      return (
        amount > (lines.length > 1 ? 0 : 2) &&
        counts.every((each) => each === amount) &&
        (delimiter === '|' || !lines.some((line) => line.includes(`${delimiter} `)))
      );
    }) ?? ''
  );
}

/** Rows of a table. From a quote on that nothing closes, each line is a row and a quote is a quote. */
function readTable(body: string, delimiter: string, firstLine: number): RawRow[] {
  const rows: RawRow[] = [];
  let [from, line] = [0, firstLine];
  const take = (raw: string[], to: number) => {
    const text = body.slice(from, to);
    if (raw.some((cell) => cell.trim())) rows.push({ line, text: text.replace(/\n$/, ''), raw });
    [from, line] = [to, line + text.split('\n').length - 1];
  };
  Papa.parse<string[]>(body, {
    delimiter,
    newline: '\n',
    step({ data, errors, meta }, parser) {
      // No program writes a row with tabs into a cell of tabs.
      const isSwallowed = delimiter === '\t' && data.some((cell) => /\n.*\t/.test(cell));
      if (errors.length > 0 || isSwallowed) parser.abort();
      else take(data, meta.cursor);
    },
  });
  for (const text of from < body.length ? body.slice(from).split('\n') : []) {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
    take(errors.length > 0 ? text.split(delimiter) : (data[0] ?? []), from + text.length + 1);
  }
  return rows;
}

/** An entry a line, or a paragraph where only first lines have a word. */
function readLines(lines: readonly Line[]): RawRow[] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last?.at(-1)?.line === line.line - 1) last.push(line);
    else paragraphs.push([line]);
  }
  const areEntries =
    paragraphs.length > 1 &&
    paragraphs.every((paragraph) =>
      paragraph.every(({ text }, index) => !findSplit(text, STRONG) === index > 0),
    );
  const entries = areEntries
    ? paragraphs.map((paragraph) => ({
        line: paragraph[0]?.line ?? 0,
        text: paragraph.map(({ text }) => text).join('\n'),
      }))
    : lines;
  const common = SEPARATORS.map((group) =>
    group.filter(
      (separator) =>
        entries.filter(({ text }) => findSplit(text, [separator])).length * 2 > entries.length,
    ),
  ).find(({ length }) => length);
  const groups = common ? [common, [TAB], STRONG] : SEPARATORS;
  return entries.map(({ line, text }) => {
    let split: ReturnType<typeof findSplit> = null;
    for (const group of groups) split ??= findSplit(text, group);
    const raw = (split ?? [text]).map((part) => part.trim().replace(/^"([^"]*)"$/, '$1'));
    return { line, text, raw };
  });
}

/** A line at its first separator of these; null where it has none, or nothing before or behind it. */
function findSplit(line: string, separators: readonly RegExp[]): [string, string] | null {
  const text = line.replace(MARKER, '').trim();
  const signs = text.replace(WHOLE, (whole) => '_'.repeat(whole.length)).slice(1);
  const [first] = separators
    .map((separator) => separator.exec(signs))
    .filter((found) => found !== null)
    .sort((one, other) => one.index - other.index);
  const before = text.slice(0, (first?.index ?? 0) + 1);
  const behind = first ? text.slice(before.length + first[0].length) : '';
  return behind.trim() ? [before, behind] : null;
}

/** Joins lines without a tab to the meaning above; Quizlet writes definitions of several lines so. */
function joinToMeanings(rows: RawRow[]): number {
  const all = rows.splice(0);
  for (const row of all) {
    const last = rows.at(-1);
    if (!last || row.raw.length > 1) rows.push(row);
    else {
      last.text += `\n${row.text}`;
      last.raw[last.raw.length - 1] += ` ${row.raw[0]}`;
    }
  }
  return all.length - rows.length;
}

/** Columns by their headings; null unless word and meaning are named. */
function readHeadings(cells: readonly string[]): Columns | null {
  const kinds = cells.map((cell) => {
    const names =
      cell
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (names.length > 3) return undefined;
    return HEADINGS.find(([, heading]) => names.some((name) => heading.test(name)))?.[0];
  });
  const columns = {
    word: kinds.indexOf('word'),
    meaning: kinds.indexOf('meaning'),
    example: kinds.indexOf('example'),
  };
  // Google's saved phrases begin with both languages in each row.
  const isPhrase = isLanguage(cells[0]) && isLanguage(cells[1]) && cells[2] && !kinds[2];
  return columns.word < 0 || columns.meaning < 0 || isPhrase ? null : columns;
}

const isLanguage = (cell = '') => LANGUAGE.test(cell.normalize('NFC').trim().toLowerCase());

/** Columns by what they hold. `others` has the numbers of columns that are no field, from 1. */
function guessColumns(rows: readonly Row[], others: readonly string[]): Columns {
  const sample = rows.slice(0, 200);
  const isMost = (test: (cells: readonly string[]) => unknown) =>
    sample.filter(({ cells }) => test(cells)).length * 2 >= sample.length;
  const isSaid = (cell = '') => /\p{L}/u.test(cell) && !ASIDE.test(cell) && !isLanguage(cell);
  const said = [...Array(Math.max(...sample.map(({ cells }) => cells.length), 0)).keys()].filter(
    (index) => !others.includes(`${index + 1}`) && isMost((cells) => isSaid(cells[index])),
  );
  const varied = said.filter((index) => new Set(sample.map(({ cells }) => cells[index])).size > 1);
  const [word = 0, ...rest] = varied.length > 1 ? varied : said;
  const isExample = (index: number) =>
    isMost((cells) => {
      const form = cells[word]?.toLowerCase() ?? '';
      return cells[index]?.toLowerCase().includes(form.slice(0, Math.max(3, form.length - 2)));
    });
  // The last: some meanings have the word, too.
  const example = rest.length > 1 ? (rest.filter(isExample).at(-1) ?? -1) : -1;
  return { word, meaning: rest.find((index) => index !== example) ?? word + 1, example };
}

/** How many cells most rows have. */
function findWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** A cell as plain text on one line. */
function clean(cell: string, isHtml: boolean): string {
  return (isHtml ? stripHtml(cell) : cell)
    .replace(/^\s+"([^"]*)"\s*$/, '$1')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

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
      if (name) return ENTITIES.get(name.toLowerCase()) ?? entity;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}
