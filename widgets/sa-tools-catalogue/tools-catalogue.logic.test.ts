import { describe, expect, it } from 'vitest';
import { onEverySite } from '../testing/specification.ts';
import {
  describeResults,
  INITIAL_FILTER,
  listTabs,
  viewCatalogue,
} from './tools-catalogue.logic.ts';

const tools = onEverySite.tools.map(([name, category, popular, , id]) => ({
  id,
  name,
  category,
  popular,
  description: name === 'Cost Calculator' ? 'What a year abroad costs' : '',
}));
const categories = onEverySite.toolCategories.map(([id, label]) => ({ id, label }));

const view = (filter: Partial<typeof INITIAL_FILTER>) =>
  viewCatalogue(tools, categories, { ...INITIAL_FILTER, ...filter });
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
const resultsOf = (filter: Partial<typeof INITIAL_FILTER>) => {
  const seen = view(filter);
  return seen.kind === 'results' ? [seen.heading, ...namesOf(seen.tools)] : [seen.kind];
};

describe('listTabs', () => {
  it('starts with All Tools, which is selected at load', () => {
    const tabs = listTabs(categories);
    expect(tabs.map(({ label }) => label)).toEqual([
      ...['All Tools', 'Popular', ...categories.map(({ label }) => label)],
    ]);
    expect(INITIAL_FILTER).toEqual({ tab: tabs[0]?.id, search: '' });
  });
});

describe('viewCatalogue', () => {
  it.each(['', '   '])('shows the popular tools and each category at load, search %j', (search) => {
    const seen = view({ search });
    if (seen.kind !== 'overview') throw new Error('no overview');
    const rows = seen.sections.map(({ heading, tools: list, viewAllTab }) => [
      ...[heading, list.length, viewAllTab],
    ]);
    expect(rows).toEqual([
      ['Popular Tools', 5, null],
      ...categories.map(({ id, label }) => [label, label === 'Opportunities' ? 1 : 2, id]),
    ]);
  });

  it.each([
    ['exam-prep', 'Exam Preparation Tools', 'TOEFL Mock Exam', 'Vocabulary Practice'],
    ['planning', 'Planning & Finance Tools', 'Cost Calculator', 'Application Timeline'],
    ['visa', 'Visa & Immigration Tools', 'Visa Requirements', 'Visa Interview Simulator'],
    ['opportunities', 'Opportunities Tools', 'Scholarship Finder'],
  ])('shows on the tab %s "%s"', (tab, ...expected) => {
    expect(resultsOf({ tab })).toEqual(expected);
  });

  it.each(['TOEFL', 'toefl', ' Toefl '])('finds %j in a name', (search) => {
    const [heading, ...found] = resultsOf({ search });
    expect(found).toEqual(['TOEFL Mock Exam']);
    expect(heading).toBe(`Search results for "${search.trim()}"`);
  });

  it('finds a word of a description', () => {
    expect(resultsOf({ search: 'YEAR ABROAD' }).slice(1)).toEqual(['Cost Calculator']);
  });

  it.each([
    ['all', ['Visa Requirements', 'Visa Interview Simulator']],
    ['popular', ['Visa Interview Simulator']],
    ['visa', ['Visa Requirements', 'Visa Interview Simulator']],
    ['planning', []],
  ])('limits a search to the tab %s, under the heading of the search', (tab, found) => {
    expect(resultsOf({ tab, search: 'visa' })).toEqual(['Search results for "visa"', ...found]);
  });

  it('opens All Tools for an unknown tab', () => {
    expect(resultsOf({ tab: 'jobs' })).toEqual(['overview']);
    expect(resultsOf({ tab: 'jobs', search: 'cost' }).slice(1)).toEqual(['Cost Calculator']);
  });
});

describe('describeResults', () => {
  it.each([
    [{}, ''],
    [{ tab: 'popular' }, 'Popular Tools: 5 tools'],
    [{ tab: 'opportunities' }, 'Opportunities Tools: 1 tool'],
    [{ search: 'zzzz' }, 'Search results for "zzzz": 0 tools'],
  ])('says for %j "%s"', (filter, text) => {
    expect(describeResults(view(filter))).toBe(text);
  });
});
