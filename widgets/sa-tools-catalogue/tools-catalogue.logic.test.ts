import { describe, expect, it } from 'vitest';
import {
  type CataloguePlace,
  type CatalogueStay,
  describeResults,
  describeTool,
  enterHash,
  firstFilter,
  firstStay,
  formatHash,
  isSamePlace,
  listTabs,
  noToolsMessage,
  readHash,
  readLink,
  searchPlaceholder,
  viewCatalogue,
} from './tools-catalogue.logic.ts';

/** The table of the specification. */
const tools = (
  [
    ['TOEFL Mock Exam', 'exam-prep', true],
    ['Vocabulary Practice', 'exam-prep', true],
    ['Cost Calculator', 'planning', true],
    ['Visa Requirements', 'visa', false],
    ['Visa Interview Simulator', 'visa', true],
    ['Scholarship Finder', 'opportunities', true],
    ['Application Timeline', 'planning', false],
  ] as const
).map(([name, category, popular]) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  popular,
  description: name === 'Cost Calculator' ? 'What a year abroad costs' : '',
}));

const categories = [
  { id: 'exam-prep', label: 'Exam Preparation' },
  { id: 'planning', label: 'Planning & Finance' },
  { id: 'visa', label: 'Visa & Immigration' },
  { id: 'opportunities', label: 'Opportunities' },
];

const view = (filter: Partial<typeof firstFilter>) =>
  viewCatalogue(tools, categories, { ...firstFilter, ...filter });
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
const resultsOf = (filter: Partial<typeof firstFilter>) => {
  const seen = view(filter);
  return seen.kind === 'results' ? [seen.heading, ...namesOf(seen.tools)] : [seen.kind];
};

describe('listTabs', () => {
  it('starts with All Tools, which is selected at load', () => {
    const tabs = listTabs(categories);
    expect(tabs.map(({ label }) => label)).toEqual([
      'All Tools',
      'Popular',
      'Exam Preparation',
      'Planning & Finance',
      'Visa & Immigration',
      'Opportunities',
    ]);
    expect(firstFilter).toEqual({ tab: tabs[0]?.id, search: '' });
  });
});

describe('the texts', () => {
  it('are those of the specification', () => {
    expect(searchPlaceholder).toBe('Search for a tool...');
    expect(noToolsMessage).toBe('No tools found matching your criteria');
  });
});

describe('viewCatalogue', () => {
  it.each(['', '   '])('shows the popular tools and each category at load, search %j', (search) => {
    const seen = view({ search });
    if (seen.kind !== 'overview') throw new Error('no overview');
    const rows = seen.sections.map(({ heading, tools: list, viewAllTab }) => [
      heading,
      list.length,
      viewAllTab,
    ]);
    expect(rows).toEqual([
      ['Popular Tools', 5, null],
      ['Exam Preparation', 2, 'exam-prep'],
      ['Planning & Finance', 2, 'planning'],
      ['Visa & Immigration', 2, 'visa'],
      ['Opportunities', 1, 'opportunities'],
    ]);
  });

  it('shows five popular tools on their tab, without sections', () => {
    expect(resultsOf({ tab: 'popular' })).toEqual([
      'Popular Tools',
      'TOEFL Mock Exam',
      'Vocabulary Practice',
      'Cost Calculator',
      'Visa Interview Simulator',
      'Scholarship Finder',
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

  it('finds nothing for zzzz', () => {
    expect(resultsOf({ search: 'zzzz' })).toEqual(['Search results for "zzzz"']);
  });

  it('takes a tab it does not know for All Tools', () => {
    expect(resultsOf({ tab: 'jobs' })).toEqual(['overview']);
    expect(resultsOf({ tab: 'jobs', search: 'cost' }).slice(1)).toEqual(['Cost Calculator']);
  });

  it('gives back the tools it was given, with all their data', () => {
    const seen = view({ tab: 'opportunities' });
    expect(seen.kind === 'results' && seen.tools[0]).toBe(tools[5]);
  });
});

const places: [string, CataloguePlace][] = [
  ['', { kind: 'catalogue' }],
  ['#countries', { kind: 'countries' }],
  ['#university-matcher', { kind: 'university-matcher' }],
  ...[
    'toefl-mock-exam',
    'vocabulary-practice',
    'cost-calculator',
    'visa-requirements',
    'visa-interview-simulator',
    'scholarship-finder',
    'application-timeline',
  ].map((id): [string, CataloguePlace] => [`#${id}`, { kind: 'tool', id }]),
];

describe('readHash and formatHash', () => {
  it.each(places)('read %j and write it back', (hash, place) => {
    expect(readHash(hash, tools)).toEqual(place);
    expect(formatHash(place)).toBe(hash);
  });

  it.each([
    ['cost-calculator', 'tool'],
    ['#Cost-Calculator', 'tool'],
    ['#', 'catalogue'],
    ['#consultation', 'catalogue'],
    ['#cost', 'catalogue'],
    ['#%E0%A4%A', 'catalogue'],
    ['#toString', 'catalogue'],
  ])('read %j as %s', (hash, kind) => {
    expect(readHash(hash, tools).kind).toBe(kind);
  });

  it('keep the matcher out of the catalogue and of the search', () => {
    expect(resultsOf({ search: 'matcher' })).toHaveLength(1);
  });
});

describe('isSamePlace', () => {
  it.each<[CataloguePlace, CataloguePlace, boolean]>([
    [{ kind: 'catalogue' }, { kind: 'catalogue' }, true],
    [{ kind: 'countries' }, { kind: 'catalogue' }, false],
    [{ kind: 'tool', id: 'a' }, { kind: 'tool', id: 'a' }, true],
    [{ kind: 'tool', id: 'a' }, { kind: 'tool', id: 'b' }, false],
  ])('compares %j with %j: %s', (one, other, isSame) => {
    expect(isSamePlace(one, other)).toBe(isSame);
  });
});

describe('readLink', () => {
  const page = 'https://site.example/tools';

  it.each<[string, CataloguePlace, string]>([
    ['#cost-calculator', { kind: 'tool', id: 'cost-calculator' }, ''],
    ['?country=ca#visa-requirements', { kind: 'tool', id: 'visa-requirements' }, '?country=ca'],
    ['#countries', { kind: 'countries' }, ''],
    ['#university-matcher', { kind: 'university-matcher' }, ''],
  ])('reads /tools%s as a place', (rest, place, query) => {
    expect(readLink(page + rest, [page], tools)).toEqual({ place, query });
  });

  it.each([
    page,
    `${page}#nothing`,
    `${page}/more#cost-calculator`,
    'https://site.example/contact#consultation',
    'https://other.example/tools#cost-calculator',
    'mailto:a@b.example',
    '',
  ])('leaves %j to the browser', (href) => {
    expect(readLink(href, [page], tools)).toBeNull();
  });
});

describe('enterHash', () => {
  const inTool: CatalogueStay = {
    place: { kind: 'tool', id: 'cost-calculator' },
    query: '?country=ca',
    turn: 3,
  };

  it.each(['', '#', '#main', '#consultation'])('stays in the catalogue for %j', (hash) => {
    expect(enterHash(hash, firstStay, tools)).toBe(firstStay);
  });

  it.each(['#main', '#cost-calculator'])('stays in an opened tool for %j', (hash) => {
    expect(enterHash(hash, inTool, tools)).toBe(inTool);
  });

  it.each<[string, CataloguePlace]>([
    ['', { kind: 'catalogue' }],
    ['#countries', { kind: 'countries' }],
    ['#scholarship-finder', { kind: 'tool', id: 'scholarship-finder' }],
  ])('leaves a tool for %j, one turn on', (hash, place) => {
    expect(enterHash(hash, inTool, tools)).toEqual({ place, query: '', turn: 4 });
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

describe('describeTool', () => {
  it('names an opened tool and its category', () => {
    const tool = tools[3] as (typeof tools)[number];
    expect(describeTool(tool, categories)).toEqual({
      name: 'Visa Requirements',
      badge: 'Visa & Immigration',
    });
  });
});
