import { describe, expect, it } from 'vitest';
import { addressPrefixes } from '../content/address-prefixes.ts';
import { tools } from '../content/tools.ts';
import {
  type CataloguePlace,
  type CatalogueRoute,
  formatHash,
  formatLink,
  INITIAL_ROUTE,
  keepParametersOf,
  readHash,
  readLink,
  readLinkedChoices,
  routeFromHash,
} from './catalogue-address.logic.ts';

const places: [string, CataloguePlace][] = [
  ['', { kind: 'catalogue' }],
  ['#countries', { kind: 'countries' }],
  ['#university-matcher', { kind: 'university-matcher' }],
  ...tools.map(({ id }): [string, CataloguePlace] => [`#${id}`, { kind: 'tool', id }]),
];

describe('readHash and formatHash', () => {
  it.each(places)('read %j and write it back', (hash, place) => {
    expect(readHash(hash, addressPrefixes)).toEqual(place);
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
    expect(readHash(hash, addressPrefixes).kind).toBe(kind);
  });
});

describe('readLink', () => {
  const page = 'https://site.example/tools';

  it.each<[string, CataloguePlace, string]>([
    ['#cost-calculator', { kind: 'tool', id: 'cost-calculator' }, ''],
    [
      '?visa-country=ca#visa-requirements',
      { kind: 'tool', id: 'visa-requirements' },
      '?visa-country=ca',
    ],
    ['#countries', { kind: 'countries' }, ''],
    ['#university-matcher', { kind: 'university-matcher' }, ''],
  ])('reads /tools%s as a place', (rest, place, query) => {
    expect(readLink(page + rest, [page], addressPrefixes)).toEqual({ place, query });
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
    expect(readLink(href, [page], addressPrefixes)).toBeNull();
  });
});

describe('routeFromHash', () => {
  const inTool: CatalogueRoute = {
    place: { kind: 'tool', id: 'cost-calculator' },
    query: '?visa-country=ca',
    visitId: 3,
  };

  it.each(['', '#', '#main', '#consultation'])('stays in the catalogue for %j', (hash) => {
    expect(routeFromHash(hash, INITIAL_ROUTE, addressPrefixes)).toBe(INITIAL_ROUTE);
  });

  it.each(['#main', '#cost-calculator'])('stays in an opened tool for %j', (hash) => {
    expect(routeFromHash(hash, inTool, addressPrefixes)).toBe(inTool);
  });

  it.each<[string, CataloguePlace]>([
    ['', { kind: 'catalogue' }],
    ['#countries', { kind: 'countries' }],
    ['#scholarship-finder', { kind: 'tool', id: 'scholarship-finder' }],
  ])('leaves a tool for %j, one visit on', (hash, place) => {
    expect(routeFromHash(hash, inTool, addressPrefixes)).toEqual({ place, query: '', visitId: 4 });
  });
});

const visa: CataloguePlace = { kind: 'tool', id: 'visa-requirements' };
const ofAllTools =
  'toefl-test=1&vocabulary-tab=stats&cost-plan=us&visa-tab=tips&interview-country=uk&scholarship-level=PhD&timeline-year=2028';

describe('keepParametersOf', () => {
  it.each<[CataloguePlace, string, string]>([
    [visa, `?${ofAllTools}`, '?visa-tab=tips'],
    [{ kind: 'catalogue' }, `?${ofAllTools}`, ''],
    [{ kind: 'university-matcher' }, `?${ofAllTools}&utm=x`, '?utm=x'],
    [visa, '?utm=a%20b&cost-plan=us&visa-country=ca&lang', '?utm=a%20b&visa-country=ca&lang'],
    [visa, '?costly=1&visa=2', '?costly=1&visa=2'],
    [visa, '', ''],
  ])('of %j leaves of "%s" "%s"', (place, query, kept) => {
    expect(keepParametersOf(place, query, addressPrefixes)).toBe(kept);
  });

  it('knows the parameters of each of the seven tools', () => {
    for (const { id } of tools)
      expect(keepParametersOf({ kind: 'tool', id }, ofAllTools, addressPrefixes)).toMatch(
        /^\?[^&]+$/,
      );
  });
});

describe('formatLink', () => {
  it.each([
    ['', '?visa-country=ca', '?visa-country=ca#visa-requirements'],
    ['?utm=x&cost-plan=us', '?visa-country=ca', '?utm=x&visa-country=ca#visa-requirements'],
    ['?visa-country=ca&visa-tab=tips', '', '#visa-requirements'],
  ])('leads from the query "%s" with "%s" to %s', (search, query, address) => {
    expect(formatLink({ place: visa, query }, search, addressPrefixes)).toBe(address);
  });

  it('leads back to the catalogue without what a tool kept there', () => {
    expect(formatLink(INITIAL_ROUTE, '?utm=x&cost-plan=us', addressPrefixes)).toBe('?utm=x');
  });
});

describe('readLinkedChoices', () => {
  it.each<[CataloguePlace, string, object]>([
    [visa, '?visa-country=ca&visa-tab=finances', { country: 'ca', tab: 'finances' }],
    [visa, '?cost-country=ca&country=de', {}],
    [{ kind: 'tool', id: 'cost-calculator' }, '?cost-tab=afford', { tab: 'afford' }],
    [{ kind: 'tool', id: 'vocabulary-practice' }, '?vocabulary-side=review', { side: 'review' }],
    [{ kind: 'countries' }, '?visa-country=ca', {}],
    [visa, '?visa-onclick=alert()&visa-theme=dark', {}],
  ])('finds for %j in "%s" %j', (place, query, choices) => {
    expect(readLinkedChoices({ place, query }, addressPrefixes)).toEqual(choices);
  });
});
