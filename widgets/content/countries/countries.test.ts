import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';

const AS_OF = /^\d{4}(-\d{2}(-\d{2})?)?$/;

/** Paths of numbers and sentences without a dated source on themselves or on an ancestor. */
function unsourcedFacts(value: unknown, path = '', isSourced = false): string[] {
  if (typeof value === 'number') return isSourced ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  const { asOf, source } = value as { asOf?: string; source?: string };
  const here = isSourced || (AS_OF.test(asOf ?? '') && !!source?.trim());
  const missing = 'text' in value && !here ? [`${path}.text`] : [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    unsourcedFacts(child, `${path}.${key}`, here),
  );
  return [...missing, ...below];
}

describe('countries', () => {
  it('are ten, in the order of their codes in the specification', () => {
    expect(countries.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'us United States',
      'uk United Kingdom',
      'ca Canada',
      'au Australia',
      'de Germany',
      'nz New Zealand',
      'sg Singapore',
      'fr France',
      'nl Netherlands',
      'ch Switzerland',
    ]);
  });

  it.each(countries)('$name has a date and a source for every fact', (country) => {
    expect(unsourcedFacts(country)).toEqual([]);
  });

  it('would be reported with a fact that has no date', () => {
    const { costs } = countries[0] as (typeof countries)[number];
    expect(unsourcedFacts({ books: costs.living.books })).toEqual(['.books']);
    expect(unsourcedFacts({ costs: { ...costs, asOf: '' } })).toContain('.costs.living.food');
    expect(unsourcedFacts({ intakeNote: { text: 'In July.' } })).toEqual(['.intakeNote.text']);
  });

  it.each([
    ['us', '35000/40000/45000/25000', '12000/10000/18000/13000', '400/150/1500/1200/200/150'],
    ['uk', '20000/25000/20000/15000', '9000/7000/15000/9500', '300/120/500/800/200/150'],
    ['ca', '25000/30000/15000/18000', '8000/7000/14000/9000', '350/120/800/1000/180/120'],
    ['au', '30000/35000/30000/20000', '10000/8000/16000/10000', '400/140/650/1000/200/150'],
    ['de', '0/0/0/5000', '3500/4000/8000/5500', '250/90/1200/500/150/100'],
    ['nz', '25000/30000/35000/18000', '9000/7000/14000/10000', '350/120/600/800/180/130'],
    ['sg', '25000/30000/35000/20000', '7000/8000/15000/10000', '400/100/300/800/200/150'],
    ['fr', '3000/4000/2000/5000', '4000/6000/10000/8000', '300/100/300/500/150/100'],
    ['nl', '8000/15000/0/9000', '5000/6000/12000/8000', '350/120/1000/700/150/120'],
    ['ch', '1500/1500/1000/5000', '6000/8000/15000/10000', '600/150/2000/800/300/200'],
  ])('%s costs what the specification lists', (code, tuition, accommodation, living) => {
    const { costs } = countries.find((country) => country.code === code) ?? {};
    const { bachelors, masters, phd, diploma } = costs?.tuition ?? {};
    expect([bachelors, masters, phd, diploma].join('/')).toBe(tuition);
    const { oncampus, shared, private: own, homestay } = costs?.accommodation ?? {};
    expect([oncampus, shared, own, homestay].join('/')).toBe(accommodation);
    const { food, transportation, healthInsurance, books, personal, miscellaneous } =
      costs?.living ?? {};
    const amounts = [food, transportation, healthInsurance, books, personal, miscellaneous];
    expect(amounts.join('/')).toBe(living);
  });

  it.each([
    [
      'us',
      'New York 1.5, Los Angeles 1.4, Chicago 1.2, Boston 1.3, San Francisco 1.6, Austin 1.1, Atlanta 1',
    ],
    [
      'uk',
      'London 1.5, Manchester 1.1, Edinburgh 1.2, Birmingham 1, Glasgow 1, Oxford 1.3, Cambridge 1.3',
    ],
    [
      'ca',
      'Toronto 1.3, Vancouver 1.4, Montreal 1.1, Ottawa 1.1, Calgary 1, Edmonton 1, Quebec City 1',
    ],
    [
      'au',
      'Sydney 1.4, Melbourne 1.3, Brisbane 1.1, Perth 1.1, Adelaide 1, Canberra 1.2, Gold Coast 1.1',
    ],
    ['de', 'Munich 1.3, Berlin 1.2, Hamburg 1.2, Frankfurt 1.2, Cologne 1.1, Dresden 1, Aachen 1'],
    ['nz', 'Auckland 1.3, Wellington 1.2, Christchurch 1.1, Hamilton 1, Dunedin 1'],
    ['sg', 'Singapore 1'],
    ['fr', 'Paris 1.4, Lyon 1.1, Marseille 1.1, Toulouse 1, Bordeaux 1'],
    ['nl', 'Amsterdam 1.3, Rotterdam 1.1, Utrecht 1.1, Eindhoven 1, Groningen 1'],
    ['ch', 'Zurich 1.5, Geneva 1.5, Lausanne 1.4, Bern 1.3, Basel 1.3'],
  ])('%s has the cities and factors of the specification', (code, listed) => {
    const cities = countries.find((country) => country.code === code)?.cities.list ?? [];
    expect(cities.map(({ name, costFactor }) => `${name} ${costFactor}`).join(', ')).toBe(listed);
  });

  it('have 56 cities in all', () => {
    expect(countries.flatMap(({ cities }) => cities.list)).toHaveLength(56);
  });

  it.each([
    ['us', 9, 6, 5],
    ['uk', 6, 4, 3],
    ['ca', 8, 5, 4],
    ['au', 6, 5, 4],
    ['de', 6, 4, 4],
    ['nz', 5, 4, 3],
    ['sg', 6, 4, 3],
    ['fr', 6, 4, 3],
    ['nl', 5, 4, 3],
    ['ch', 5, 4, 3],
  ])('%s has the lead months %i, %i and %i, and none for winter', (code, fall, spring, summer) => {
    const { applicationDeadline } = countries.find((country) => country.code === code) ?? {};
    expect(applicationDeadline).toMatchObject({ fall, spring, summer });
    expect(applicationDeadline?.winter).toBeUndefined();
  });
});
