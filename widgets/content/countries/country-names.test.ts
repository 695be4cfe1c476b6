import { expect, it } from 'vitest';
import { countries } from './countries.ts';
import { countryNames } from './country-names.ts';

it('countryNames names the same countries as countries, in the same order', () => {
  const named = countries.map(({ code, name }) => ({ code, name }));
  expect(countryNames).toEqual(named);
});
