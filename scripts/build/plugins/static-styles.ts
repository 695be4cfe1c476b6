import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { parse } from 'postcss';
import type { Plugin } from 'rollup';
import { type Node, nodesIn } from './syntax-tree.ts';

/** goober's output for the templates. */
export interface RecordedStyles {
  /** The name of each template by its key; none where it had several. */
  names: Record<string, string | null>;
  /** The rules by name. */
  rules: Record<string, string>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sheet = `${root}widgets/kit/element/sheet.ts`;

const RECORDED = 'virtual:recorded-styles';
/** Placeholder of a file's rules until its chunk is known. */
const MARKER = '@@rules';
const NAME = /\bgo\d+\b/g;

interface Template {
  start: number;
  end: number;
  tag: Node | undefined;
  /** The same in every bundle: the file, and the template's place in it. */
  key: string;
  kind: string;
}

/** The templates of our styles in a file, the last first, so that they can be replaced in place. */
function templatesIn(tree: unknown, id: string): Template[] {
  if (!id.startsWith(`${root}widgets/`)) return [];
  return nodesIn(tree)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && tag)
    .map(({ start, end, tag }) => ({ start, end, tag, kind: `${tag?.name}` }))
    .filter(({ kind }) => ['css', 'keyframes', 'glob'].includes(kind))
    .sort((one, other) => one.start - other.start)
    .map((template, index) => ({ ...template, key: `${relative(root, id)}#${index}` }))
    .reverse();
}

/**
 * Records goober's output for each template while the bundle runs: the module `virtual:recorded-styles`.
 */
export function recordStyles(): Plugin {
  return {
    name: 'record-styles',
    resolveId: (id) => (id === RECORDED ? `\0${RECORDED}` : null),
    load: (id) => (id === `\0${RECORDED}` ? recorder : null),
    transform(code, id) {
      const templates = templatesIn(this.parse(code), id);
      if (!templates.length) return null;
      const recorded = templates.reduce(
        (text, { tag, key, kind }) =>
          `${text.slice(0, tag?.start)}__record(${JSON.stringify(key)}, ${kind})${text.slice(tag?.end)}`,
        code,
      );
      return `import { record as __record } from ${JSON.stringify(RECORDED)};\n${recorded}`;
    },
  };
}

/**
 * goober's names are ten digits that no compression shortens. They are cut to the last six, or to more if
 * two would be equal: still a hash of the text, so that markup of another version matches the rules that
 * have not changed.
 */
const recorder = `
import { readStyles as readSheet } from ${JSON.stringify(sheet)};
export const recordedStyles = { names: {}, rules: {} };
const { names, rules } = recordedStyles;
const short = new Map();
const shorten = (name, digits = 6) => {
  const shorter = 'go' + name.slice(2).slice(-digits);
  return shorter in rules ? shorten(name, digits + 1) : shorter;
};
export const record = (key, tag) => (...template) => {
  const { length } = readSheet();
  const full = tag(...template);
  if (!short.has(full)) {
    const name = shorten(full);
    short.set(full, name);
    rules[name] = readSheet().slice(length).replaceAll(full, name);
  }
  const name = short.get(full);
  names[key] = key in names && names[key] !== name ? null : name;
  return name;
};
`;

/**
 * Replaces templates by their names and rules, so that a visitor's browser neither downloads goober nor
 * parses CSS templates. Each chunk adds the rules that its code mentions, as one text. It saves
 * 1,105 B of the newsletter form's own file, 960 B of the consultation form's,
 * and 1,075 B and a request by the loader (28 November 2026).
 *
 * A template whose text is known only when an element runs fails the build.
 */
export function staticStyles(read: () => Promise<RecordedStyles>): Plugin {
  let recorded: RecordedStyles;
  return {
    name: 'static-styles',
    async buildStart() {
      recorded = await read();
    },
    transform(code, id) {
      const templates = templatesIn(this.parse(code), id);
      if (!templates.length) return null;
      const named = templates.map((template) => {
        const name = recorded.names[template.key];
        if (name) return { ...template, name };
        return this.error(
          'This template is not known at build time: write one that does not depend on what an element does',
          template.start,
        );
      });
      const replaced = named.reduce(
        (text, { start, end, name }) =>
          `${text.slice(0, start)}${JSON.stringify(name)}${text.slice(end)}`,
        code,
      );
      const global = named.find(({ kind }) => kind === 'glob')?.name ?? '';
      return [
        `import { addRules as __addRules } from ${JSON.stringify(sheet)};`,
        `__addRules(${JSON.stringify(`${MARKER} ${global}`)});`,
        replaced,
      ].join('\n');
    },
    renderChunk(code) {
      const rules = rulesFor(code.match(NAME) ?? [], recorded.rules);
      let isAdded = false;
      return code.replace(new RegExp(String.raw`([\w$]+)\("${MARKER} \w*"\);`, 'g'), (_, add) => {
        const text = isAdded || !rules ? '' : `${add}(${JSON.stringify(rules)});`;
        isAdded = true;
        return text;
      });
    },
  };
}

/** Minifies rules, each outermost one on a line of its own, so that some can be picked without parsing. */
export function oneRulePerLine(css: string): string {
  return parse(css)
    .nodes.map((rule) => `${minify(`${rule}`)}\n`)
    .join('');
}

/** Keeps today's syntax: browsers that support our container queries support it. */
const minify = (css: string) =>
  transform({ filename: 'rule.css', code: Buffer.from(css), minify: true }).code;

/** The rules of `names`, in that order, and of the animations they use. */
function rulesFor(names: string[], rules: RecordedStyles['rules']): string {
  const used = new Set<string>();
  for (const name of names) {
    const mentioned = rules[name]?.match(NAME) ?? [];
    for (const other of mentioned) if (rules[other]?.startsWith('@keyframes')) used.add(other);
    if (name in rules) used.add(name);
  }
  return [...used].map((name) => rules[name]).join('');
}
