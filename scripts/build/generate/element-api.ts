import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Attribute as Row } from '../../../widgets/kit/element/attributes.ts';
import { knownTexts } from './known-texts.ts';

/** An attribute as the manifest documents it. */
export interface Attribute {
  name: string;
  type: { text: string };
  default?: string;
  /** For a text in which the element looks for what it knows: all that it knows. */
  known?: readonly string[];
  description: string;
}

/** A row of a table, with what only some of them have. */
export interface ApiRow extends Row<unknown> {
  values?: readonly string[];
  /** The values with the words that the element has for them. */
  options?: readonly { value: string; label: string }[];
  /** Parses a text; undefined if the element has no such value. */
  accept?(text: string): string | undefined;
  /** The same, if a lazy part of the element accepts more. */
  acceptLater?(text: string): string | undefined;
}

// Synchronous, because the pages and the build ask for it in the middle of things.
const require = createRequire(import.meta.url);

/** The rows of a table of attributes by their attributes' names. */
export function readRows(path: string, table = 'api'): Record<string, ApiRow> {
  const rows: Record<string, ApiRow> = require(path)[table];
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [kebab(name), row]));
}

/**
 * The attributes that a table declares, each described by the comment above its row.
 *
 * @throws Error for a row without one.
 */
export function readAttributes(path: string, table = 'api'): Attribute[] {
  const comments = readComments(path, table);
  return Object.entries(readRows(path, table)).map(([name, row]) => {
    const initial = row(null);
    const description = comments.get(name);
    const accept = row.acceptLater ?? row.accept;
    const known = accept ? knownTexts(accept) : [];
    if (!description) throw new Error(`${path}: ${name} needs a comment that describes it`);
    return {
      name,
      type: { text: typeOf(initial, row.values) },
      ...(!!initial && { default: String(initial) }),
      ...(known.length > 0 && { known }),
      description,
    };
  });
}

/** The comments above the rows of a table, and of the tables that it spreads. */
function readComments(path: string, table: string): Map<string, string> {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const rows = findTable(source, table);
  if (!rows) return readComments(findImport(source, table), table);
  return new Map(
    rows.properties.flatMap((row): [string, string][] => {
      if (ts.isSpreadAssignment(row)) return [...readComments(path, row.expression.getText())];
      const comment = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(row)[0]?.comment);
      return comment ? [[kebab(row.name?.getText() ?? ''), comment.replace(/\s+/g, ' ')]] : [];
    }),
  );
}

function findTable(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declaration) => declaration.name.getText() === name)
    .map(({ initializer }) => initializer)
    .find((value) => !!value && ts.isObjectLiteralExpression(value));
}

/** The file from which `name` is imported. */
function findImport(source: ts.SourceFile, name: string): string {
  const found = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => new RegExp(`\\b${name}\\b`).test(importClause?.getText() ?? ''));
  if (!found) throw new Error(`${source.fileName}: ${name} is no table`);
  return join(dirname(source.fileName), (found.moduleSpecifier as ts.StringLiteral).text);
}

/** A switch may have values in the address; as an attribute it is there or not. */
function typeOf(initial: unknown, values: readonly string[] = []): string {
  const isUnion = typeof initial === 'string' && values.length > 0;
  return isUnion ? values.map((value) => `'${value}'`).join('|') : typeof initial;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();
