import ts from 'typescript';

/** A text of the plugin that can be translated. */
interface PluginText {
  text: string;
  /** Set if the text has a plural form. */
  plural?: string;
  /** Distinguishes texts that read alike, such as `block title`. */
  context?: string;
  /** Note for translators on its placeholders. */
  comment?: string;
  /** Files that have it. */
  files: string[];
}

export const TEXT_DOMAIN = 'study-abroad-widgets';

/** By function: which arguments are text, plural and context. */
const FUNCTIONS: Readonly<Record<string, { plural?: number; context?: number }>> = {
  __: {},
  _e: {},
  esc_html__: {},
  esc_html_e: {},
  esc_attr__: {},
  esc_attr_e: {},
  _n: { plural: 1 },
  _x: { context: 1 },
};

const CALL = /\b(?<name>__|_e|_n|_x|esc_(?:html|attr)_(?:_|e))\(\s*(?<rest>')/g;
const COMMENT = /\/\*\s*translators:\s*(?<text>.*?)\s*\*\//g;
/** Lines between a comment for translators and the text that it is for. */
const COMMENT_REACH = 3;

/**
 * All texts of the plugin, in the order of the files' names.
 *
 * @param files Content by path within the plugin.
 * @throws Error for a text of another domain, or one that is no plain string.
 */
export function findTexts(files: Readonly<Record<string, string>>): PluginText[] {
  const found = new Map<string, PluginText>();
  for (const [file, source] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const text of readTexts(file, source)) {
      const key = `${text.context ?? ''}\u0004${text.text}`;
      const known = found.get(key);
      if (!known) found.set(key, { ...text, files: [file] });
      else if (!known.files.includes(file)) known.files.push(file);
      if (known && text.plural) known.plural = text.plural;
    }
  }
  return [...found.values()];
}

function readTexts(file: string, source: string): Omit<PluginText, 'files'>[] {
  if (file.endsWith('block.json')) return readBlock(source);
  if (/\.jsx?$/.test(file)) return readScript(file, source);
  if (!file.endsWith('.php')) return [];
  return [...readHeader(source), ...readPhp(file, source)];
}

/** The texts of the plugin's header, for WordPress's list. */
function readHeader(source: string): Omit<PluginText, 'files'>[] {
  return ['Plugin Name', 'Description'].flatMap((name) => {
    const [, text] = source.match(new RegExp(`^ \\* ${name}: (.+)$`, 'm')) ?? [];
    return text && source.includes(' * Plugin Name:') ? [{ text }] : [];
  });
}

function readBlock(source: string): Omit<PluginText, 'files'>[] {
  const { title, description, keywords = [] } = JSON.parse(source);
  return [
    { text: title, context: 'block title' },
    { text: description, context: 'block description' },
    ...keywords.map((text: string) => ({ text, context: 'block keyword' })),
  ];
}

function readPhp(file: string, source: string): Omit<PluginText, 'files'>[] {
  const comments = Array.from(source.matchAll(COMMENT), ({ index, groups }) => ({
    line: lineOf(source, index),
    text: groups?.text ?? '',
  }));
  return Array.from(source.matchAll(CALL), (call) => {
    const at = call.index + call[0].length - 1;
    const line = lineOf(source, call.index);
    const comment = comments.findLast(
      (other) => other.line <= line && line - other.line <= COMMENT_REACH,
    );
    const place = `${file}:${line}`;
    return describeCall(call.groups?.name ?? '', readStrings(source, at), place, comment?.text);
  });
}

/** The single-quoted arguments from a place on, up to one that is something else. */
function readStrings(source: string, start: number): string[] {
  const argument = /\s*'(?<text>(?:[^'\\]|\\.)*)'\s*(?<more>,?)/y;
  const strings: string[] = [];
  argument.lastIndex = start;
  for (let match = argument.exec(source); match; match = argument.exec(source)) {
    strings.push((match.groups?.text ?? '').replace(/\\(['\\])/g, '$1'));
    if (!match.groups?.more) break;
  }
  return strings;
}

function readScript(file: string, source: string): Omit<PluginText, 'files'>[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const found: Omit<PluginText, 'files'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText(root);
      const strings = node.arguments.filter(ts.isStringLiteral).map(({ text }) => text);
      if (name in FUNCTIONS) {
        const line = lineOf(source, node.getStart(root));
        const [comment] = [...source.slice(0, node.getStart(root)).matchAll(COMMENT)].slice(-1);
        const isNear = comment && line - lineOf(source, comment.index) <= COMMENT_REACH;
        const said = isNear ? comment.groups?.text : undefined;
        found.push(describeCall(name, strings, `${file}:${line}`, said));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function describeCall(
  name: string,
  strings: string[],
  place: string,
  comment?: string,
): Omit<PluginText, 'files'> {
  const { plural, context } = FUNCTIONS[name] ?? {};
  const [text] = strings;
  if (!text || strings.length < 2) throw new Error(`${place}: ${name}() needs a plain text`);
  // The number of _n() precedes the domain and ends the list of strings in PHP.
  if (plural === undefined && strings.at(-1) !== TEXT_DOMAIN)
    throw new Error(`${place}: "${text}" is not of the domain ${TEXT_DOMAIN}`);
  const hasPlaceholder = /%(?:\d\$)?s/.test(text);
  return {
    text,
    ...(plural !== undefined && { plural: strings[plural] ?? '' }),
    ...(context !== undefined && { context: strings[context] ?? '' }),
    ...(comment && hasPlaceholder && { comment }),
  };
}

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length;

/** The template from which a translation begins, as a `.pot` file. */
export function templateOf(texts: readonly PluginText[]): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: Study-abroad widgets\\n"',
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
    `"X-Domain: ${TEXT_DOMAIN}\\n"`,
  ];
  const entries = texts.map(({ text, plural, context, comment, files }) =>
    [
      ...(comment ? [`#. translators: ${comment}`] : []),
      ...files.map((file) => `#: ${file}`),
      ...(/%(?:\d\$)?s/.test(text) ? ['#, php-format'] : []),
      ...(context ? [`msgctxt ${quote(context)}`] : []),
      `msgid ${quote(text)}`,
      ...(plural
        ? [`msgid_plural ${quote(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']
        : ['msgstr ""']),
    ].join('\n'),
  );
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`;
}

const quote = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
