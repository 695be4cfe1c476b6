import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { tools } from '../../../widgets/content/tools.ts';
import type { ElementDoc } from './element-doc.ts';
import { findExampleMistakes } from './element-example.ts';
import type { ElementFolder } from './element-folders.ts';

/** Parts, events and tags that an element's code uses, in any state. */
interface Usage {
  /** Names in `part="…"`. */
  parts: Set<string>;
  /** Events dispatched with `emit` or `emitOnce`. */
  events: Set<string>;
  /** Tags rendered into its own shadow root. */
  placed: Set<string>;
  /** Custom properties of the page that its styles read. */
  properties: Set<string>;
}

/** The kit fires them for every link, element or form, so one test of each is enough. */
const TESTED_ONCE = [
  'sa-navigate',
  'sa-ready',
  'sa-viewed',
  'sa-started',
  'sa-submitted',
  'sa-failed',
];

type Source = Usage & { imports: string[] };

/** Places elements whose tags come from content, so any part or event may pass through it. */
const PLACES_ANY = 'sa-tools-catalogue';

/** Parts and events in modules that an element imports but never reaches at run time. */
const NEVER_REACHED: Record<string, string[]> = {
  // The submission rules come with the code that sends.
  'sa-blog-newsletter': ['sa-submitted', 'sa-failed', 'sa-started'],
  // Their fields belong to no form, so nothing validates them.
  'sa-daily-review': ['error'],
  'sa-success-stories': ['error'],
  'sa-university-matcher': ['error'],
  'sa-visa-interview-simulator': ['error'],
  'sa-visa-requirements': ['error'],
  'sa-vocabulary-practice': ['error'],
  'sa-whole-interview': ['error'],
};

const sources = new Map<string, Source>();

/** Everything that an element's define file uses, directly or through static or lazy imports. */
export function usageOf({ definePath }: ElementFolder): Usage {
  const files = new Set([definePath]);
  // The loop also visits files added along the way.
  for (const file of files) for (const imported of readSource(file).imports) files.add(imported);
  const all = [...files].map(readSource);
  return {
    parts: new Set(all.flatMap(({ parts }) => [...parts])),
    events: new Set(all.flatMap(({ events }) => [...events])),
    placed: new Set(all.flatMap(({ placed }) => [...placed])),
    properties: new Set(all.flatMap(({ properties }) => [...properties])),
  };
}

function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const source = parseSource(file, readFileSync(file, 'utf8'));
  sources.set(file, source);
  return source;
}

function parseSource(file: string, text: string): Source {
  const root = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Source = {
    parts: new Set(),
    events: new Set(),
    placed: new Set(),
    properties: new Set(
      [...text.matchAll(/var\((--sa-[a-z-]*[a-z])/g)].map(([, name = '']) => name),
    ),
    imports: [],
  };
  const visit = (node: ts.Node): void => {
    const imported = importedBy(node);
    if (imported && /^\..*\.tsx?$/.test(imported))
      found.imports.push(join(dirname(file), imported));
    const attribute = ts.isJsxAttribute(node) ? node.name.getText(root) : '';
    // Parts of an element that it places show through it by `exportParts`.
    if (attribute === 'part' || attribute === 'exportParts') {
      for (const text of stringsIn(node))
        for (const name of text.split(/[ ,]/)) found.parts.add(name);
    }
    if (attribute === 'tag') for (const text of stringsIn(node)) found.placed.add(text);
    if (ts.isCallExpression(node) && /^emit(Once)?$/.test(node.expression.getText(root))) {
      const [, name] = node.arguments;
      if (name && ts.isStringLiteral(name)) found.events.add(`sa-${name.text}`);
    }
    if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText(root).startsWith('sa-')) {
      found.placed.add(node.tagName.getText(root));
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The module a node loads at run time; type-only imports load none. */
function importedBy(node: ts.Node): string | undefined {
  const isTypes =
    (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly) ||
    (ts.isExportDeclaration(node) && node.isTypeOnly);
  if (isTypes) return undefined;
  const specifier =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

function stringsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  const strings: string[] = [];
  ts.forEachChild(node, (child) => {
    strings.push(...stringsIn(child));
  });
  return strings;
}

/** Source of an element's tests and of those that it shares with others. */
export function testsOf({ path, tag }: ElementFolder): string {
  const tests = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test\.tsx?|browser\.ts)$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'));
  const shared = readdirSync(join(path, '..'))
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => readFileSync(join(path, '..', name), 'utf8'))
    .filter((text) => text.includes(`./${tag}/`));
  return [...tests, ...shared].join('\n');
}

/** Differences between an element's doc block, code and tests, one sentence each. */
export function findDrift(
  doc: ElementDoc,
  usage: Usage,
  tests: string,
  all: ElementDoc[],
): string[] {
  const { tagName, stores, cssProperties } = doc;
  const parts = doc.cssParts.map(({ name }) => name);
  const events = doc.events.map(({ name }) => name);
  const passing = all
    .filter((other) => tagName === PLACES_ANY || usage.placed.has(other.tagName))
    .flatMap((other) => other.events.map(({ name }) => name));
  const without = (names: Iterable<string>, known: Iterable<string>) =>
    [...names].filter((name) => !new Set(known).has(name));
  const neverReached = NEVER_REACHED[tagName] ?? [];
  const untested = [...usage.events].filter(
    (name) => events.includes(name) && !tests.includes(name) && !TESTED_ONCE.includes(name),
  );
  return [
    ...without(usage.parts, [...parts, ...neverReached]).map(
      (name) => `<${tagName}> does not document part ${name}`,
    ),
    ...without(parts, usage.parts).map((name) => `<${tagName}> never renders part ${name}`),
    ...without(usage.events, [...events, ...neverReached]).map(
      (name) => `<${tagName}> does not document ${name}`,
    ),
    ...without(events, [...usage.events, ...passing]).map(
      (name) => `<${tagName}> never fires ${name}`,
    ),
    ...untested.map((name) => `<${tagName}> fires ${name} in no test`),
    ...without(
      usage.properties,
      cssProperties.map(({ name }) => name),
    ).map(
      (name) =>
        `scripts/build/generate/css-properties.ts does not have ${name}, which <${tagName}> reads`,
    ),
    ...(tagName === PLACES_ANY ? without(storedByTools(all), stores) : []).map(
      (entry) => `<${tagName}> does not document what a tool in it stores: ${entry}`,
    ),
    ...findExampleMistakes(doc),
  ];
}

function storedByTools(all: ElementDoc[]): string[] {
  const tags = new Set<string>(tools.map(({ component }) => component));
  return all.filter(({ tagName }) => tags.has(tagName)).flatMap(({ stores }) => stores);
}
