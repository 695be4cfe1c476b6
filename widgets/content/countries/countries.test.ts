import { describe, expect, it } from 'vitest';
import { onEverySite } from '../../testing/specification.ts';
import { countries } from './countries.ts';
import { countryNames } from './country-names.ts';

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
    expect(countries.map(({ code, name }) => `${code} ${name}`)).toEqual(onEverySite.countries);
    expect(countryNames).toEqual(countries.map(({ code, name }) => ({ code, name })));
  });

  it.each(countries)('$name has a date and a source for every fact', (country) => {
    expect(unsourcedFacts(country)).toEqual([]);
  });

  it('have at least one city each, and none twice', () => {
    for (const { cities } of countries) {
      expect(cities.list).not.toEqual([]);
      expect(new Set(cities.list.map(({ name }) => name)).size).toBe(cities.list.length);
    }
  });

  it.each(countries)(
    '$name has lead months below a year, and none for winter',
    ({ applicationDeadline }) => {
      const { fall, spring, summer, winter } = applicationDeadline;
      for (const months of [fall, spring, summer])
        expect(months).toSatisfy((n: number) => n > 0 && n < 12);
      expect(winter).toBeUndefined();
    },
  );
});
