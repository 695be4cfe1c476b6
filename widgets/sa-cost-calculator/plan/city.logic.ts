import type { Country } from '../../content/countries/country.ts';

/** The name of a city in these countries, spelled out or as `new-york`. */
export function findCity(wanted: string, countries: readonly Country[]): string | undefined {
  const cities = countries.flatMap((country) => country.cities.list);
  return cities.find(({ name }) => toSlug(name) === toSlug(wanted))?.name;
}

/** Whether a country has a city: one of another country never stays chosen. */
export function hasCity(countries: readonly Country[], code: string, city: string): boolean {
  const country = countries.find((candidate) => candidate.code === code);
  return !!country?.cities.list.some(({ name }) => name === city);
}

/** `New York` becomes `new-york`. */
export function toSlug(city: string): string {
  return city.toLowerCase().replaceAll(' ', '-');
}
