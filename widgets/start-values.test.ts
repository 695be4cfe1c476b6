import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tools } from './content/tools.ts';
import { type AddressTable, namesOf, readQuery, writeQuery } from './kit/address/address-table.ts';
import { timelineTable } from './sa-application-timeline/application-timeline.fields.ts';
import { blogTable } from './sa-blog-list/blog-list.fields.ts';
import { costTable } from './sa-cost-calculator/cost-calculator.fields.ts';
import { finderTable } from './sa-scholarship-finder/scholarship-finder.fields.ts';
import { examTable } from './sa-toefl-mock-exam/toefl-mock-exam.fields.ts';
import { simulatorTable } from './sa-visa-interview-simulator/visa-interview-simulator.fields.ts';
import { visaTable } from './sa-visa-requirements/visa-requirements.fields.ts';
import { practiceTable } from './sa-vocabulary-practice/vocabulary-practice.fields.ts';

interface Documented {
  tagName: string;
  attributes: { name: string; type: { text: string }; default?: string; description: string }[];
  events?: { name: string; type: { text: string } }[];
}

/** A start value of each tool, with something that attribute and parameter may say of it. */
const samples: Record<string, { table: unknown; texts: Record<string, string> }> = {
  'sa-application-timeline': {
    table: timelineTable,
    texts: {
      country: 'uk',
      'program-level': 'mba',
      season: 'winter',
      year: '2031',
      'language-tests': 'off',
      'test-type': 'TOEFL',
      gmat: 'on',
    },
  },
  'sa-blog-list': { table: blogTable, texts: { category: 'visa-guides', q: 'usa' } },
  'sa-cost-calculator': {
    table: costTable,
    texts: {
      country: 'uk',
      city: 'London',
      'program-level': 'phd',
      duration: '2',
      accommodation: 'private',
      lifestyle: 'budget',
      'accommodation-basis': 'yearly',
      tab: 'afford',
    },
  },
  'sa-scholarship-finder': {
    table: finderTable,
    texts: {
      level: 'PhD',
      country: 'uk',
      field: 'Law',
      nationality: 'India',
      gpa: '7.5',
      keyword: 'daad',
    },
  },
  'sa-toefl-mock-exam': { table: examTable, texts: { test: 'test-2' } },
  'sa-visa-interview-simulator': {
    table: simulatorTable,
    texts: { country: 'uk', difficulty: 'hard', tab: 'tips' },
  },
  'sa-visa-requirements': { table: visaTable, texts: { country: 'uk', tab: 'tips' } },
  'sa-vocabulary-practice': {
    table: practiceTable,
    texts: { tab: 'stats', level: 'GRE', difficulty: 'hard', mode: 'review', count: '5' },
  },
};

/** What events tell beside the start values. A start value in another word does not belong here. */
const results = [
  ...['totalUsd', 'monthlyUsd', 'events', 'firstDate', 'lastDate', 'found', 'id'],
  ...['questions', 'recorded', 'words', 'total', 'correct', 'score', 'section', 'path', 'href'],
];

const { modules } = JSON.parse(
  readFileSync(new URL('custom-elements.json', import.meta.url), 'utf8'),
) as { modules: { declarations: Documented[] }[] };
const synced = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ attributes }) => attributes.some(({ name }) => name === 'sync-url'));

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();
const keysOf = ({ events = [] }: Documented) =>
  events.flatMap(({ type }) => [...type.text.matchAll(/(\w+): /g)].map(([, key = '']) => key));
const tableOf = (tag: string) => samples[tag]?.table as AddressTable<Record<string, string>>;

describe('the start values', () => {
  it('are a table of every element with sync-url', () => {
    expect(Object.keys(samples).sort()).toEqual(synced.map(({ tagName }) => tagName).sort());
  });

  it.each(tools)('of $component have the prefix by which the catalogue knows them', (tool) => {
    expect(tableOf(tool.component).prefix).toBe(tool.addressPrefix);
  });
});

describe.each(synced)('the start values of <$tagName>', (element) => {
  const { tagName, attributes } = element;
  const table = tableOf(tagName);
  const { texts } = samples[tagName] as { texts: Record<string, string> };
  const documented = attributes.find(({ name }) => name === 'sync-url')?.description ?? '';
  const isBlog = tagName === 'sa-blog-list';
  const parameters = namesOf(table).map((name) => table.prefix + kebab(name));

  it('have a sample each', () => {
    expect(Object.keys(texts)).toEqual(namesOf(table).map(kebab));
  });

  it.runIf(!isBlog)('are attributes, with the same defaults', () => {
    for (const name of namesOf(table)) {
      const attribute = attributes.find((candidate) => candidate.name === kebab(name));
      expect(attribute, name).toBeDefined();
      if (attribute?.default) expect(table.fields[name]?.fallback).toBe(attribute.default);
    }
  });

  it('are documented by the parameters that they have', () => {
    const named = [...documented.matchAll(/[?&]([a-z-]+)=/g)].map(([, parameter]) => parameter);
    const known = [...parameters, 'cost-plan'];
    expect(named).not.toEqual([]);
    for (const parameter of named) expect(known).toContain(parameter);
  });

  it('come from the address and go there, but for what is about the visitor', () => {
    const query = new URLSearchParams(
      Object.entries(texts).map(([name, text]) => [table.prefix + name, text]),
    );
    const values = readQuery(table, String(query));
    expect(Object.keys(values)).toEqual(namesOf(table));
    for (const name of namesOf(table)) {
      if (table.fields[name]?.isPrivate) query.delete(table.prefix + kebab(name));
    }
    expect(writeQuery(table, '', values as Record<string, string>)).toBe(String(query));
  });

  it('have the same names in events', () => {
    for (const key of keysOf(element)) expect([...namesOf(table), ...results]).toContain(key);
  });
});
