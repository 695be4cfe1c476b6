import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { visas } from './content/visas/visas.ts';
import { waySteps } from './content/way.ts';
import { type AddressTable, readQuery } from './kit/address/address-table.ts';
import { chooseNext } from './kit/tools/next-step.logic.ts';
import { viewTable } from './sa-cost-calculator/cost-calculator.api.ts';
import { examTable } from './sa-toefl-mock-exam/toefl-mock-exam.api.ts';
import { visaTable } from './sa-visa-requirements/visa-requirements.api.ts';
import { practiceTable } from './sa-vocabulary-practice/vocabulary-practice.api.ts';

const tables: Record<string, AddressTable<Record<string, string>>> = {
  'cost-calculator': viewTable,
  'toefl-mock-exam': examTable,
  'visa-requirements': visaTable,
  'vocabulary-practice': practiceTable,
} as never;

const WRITTEN = /(\?[a-z]+-[a-z]+=[a-z-]+(?:&[a-z-]+=[a-z-]+)*)#([a-z-]+)/g;
const { to, query } = chooseNext(null, { choices: {}, results: {} });

/** Every link of our sources that names a side of a tool or a choice in it. */
const links = [
  ...globSync(['widgets/sa-*/**/*.{ts,tsx}', 'widgets/content/*.ts', 'host/pages/**/*.html'])
    .concat(globSync('widgets/content/posts/*.md'))
    .filter((path) => !/\.(?:test|browser|states)\./.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(WRITTEN)])
    .map(([, search = '', tool = '']) => [search, tool] as const),
  ...waySteps.flatMap((step) => (step.query ? [[step.query, step.tool] as const] : [])),
  [query, to] as const,
];

describe('a link to a side of a tool', () => {
  it.each([...new Set(links.map((link) => link.join('#')))])(
    '%s names one that there is',
    (link) => {
      const [search = '', tool = ''] = link.split('#');
      const table = tables[tool];
      const named = table ? readQuery(table, search) : {};
      expect(Object.values(named)).toEqual([...new URLSearchParams(search).values()]);
      if (named.country) expect(Object.keys(visas)).toContain(named.country);
    },
  );
});
