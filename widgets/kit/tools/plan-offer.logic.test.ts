import { describe, expect, it } from 'vitest';
import { offerPlan } from './plan-offer.logic.ts';

const fields = {
  country: { fallback: '' },
  city: { fallback: '' },
  programLevel: { fallback: '' },
  duration: { fallback: '1' },
  level: { fallback: '', planName: 'field' },
};
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: { ca: 'ca', de: 'de' },
  programLevel: { masters: 'Masters' },
};
const accept = (name: string, text: string) => (known[name] ? known[name][text] : text);
const opening = { country: '', city: '', programLevel: '', duration: '1', level: '' };
const plan = { country: 'ca', city: 'Toronto', programLevel: 'masters', duration: '2' };
const offered = { ...plan, programLevel: 'Masters' };
const { country: _, ...inCountry } = offered;
const { city: __, ...elsewhere } = inCountry;
const { programLevel: ___, ...withoutLevel } = offered;

type Values = Record<string, string>;

describe('offerPlan', () => {
  it.each<[string, Values, Values, string[], Values]>([
    ['fields as the tool opens, in the tool’s own values', plan, {}, [], offered],
    ['no field that has a value', plan, { programLevel: 'PhD' }, [], withoutLevel],
    ['no field that is taken', plan, {}, ['country', 'programLevel', 'duration'], {}],
    ['no city of another country', plan, { country: 'de' }, [], elsewhere],
    ['a city of the country in the form', plan, { country: 'ca' }, [], inCountry],
    ['no value that the form has', { duration: '1' }, {}, [], {}],
    ['no value that the tool lacks', { country: 'fr', programLevel: 'phd' }, {}, [], {}],
    ['a field by its name in the plan', { field: 'Law' }, {}, [], { level: 'Law' }],
    ['nothing of an empty plan', {}, {}, [], {}],
  ])('offers %s', (_name, choices, values, taken, expected) => {
    const offer = offerPlan({
      choices: { gpa: '8', ...choices },
      fields,
      accept,
      values: { ...opening, ...values },
      taken: new Set(taken),
    });
    expect(offer.values).toEqual(expected);
  });

  it('has the offered choices as the plan spells them', () => {
    const { choices } = offerPlan({
      choices: plan,
      fields,
      accept,
      values: opening,
      taken: new Set(),
    });
    expect(choices).toEqual(plan);
  });
});
