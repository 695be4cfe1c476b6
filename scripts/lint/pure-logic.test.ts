import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const IMPURE = [
  'export const now = Date.now();',
  'export const today = new Date();',
  'export const chance = Math.random();',
  'export const title = document.title;',
  'export const saved = localStorage.length;',
  "export const answer = fetch('/');",
];
const SQL = "export const read = (db: D1Database) => db.prepare('SELECT 1').first();";

const files = [
  ...IMPURE.flatMap((text, at) => [
    { path: `widgets/sa-faq/quiz/refused-${at}.logic.ts`, text },
    { path: `widgets/kit/rules/refused-${at}.ts`, text },
    { path: `widgets/sa-faq/quiz/allowed-${at}.logic.test.ts`, text },
  ]),
  { path: 'widgets/sa-faq/quiz/allowed.logic.ts', text: 'export const day = new Date(0);' },
  { path: 'worker/leads/refused.ts', text: SQL },
  { path: 'worker/leads/allowed.sql.ts', text: SQL },
  { path: 'worker/leads/allowed.test.ts', text: SQL },
];

describe('the rules for pure logic and for SQL', () => {
  let refusedPaths: Set<string>;

  beforeAll(() => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    const isOurs = ({ plugins }: { plugins?: string[] }) =>
      plugins?.some((plugin) => /pure-logic|sql-in-its-files/.test(plugin));
    refusedPaths = lintFiles(files, overrides.filter(isOurs));
  });

  it.each(files)('$path with $text', ({ path }) => {
    expect(refusedPaths.has(path)).toBe(path.includes('refused'));
  });
});
