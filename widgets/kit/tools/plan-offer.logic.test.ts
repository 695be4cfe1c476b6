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
const plan = { country: 'ca', city: 'Toronto', programLevel: 'masters', duration: '2', gpa: '8' };

type Values = Record<string, string>;

describe('offerPlan', () => {
  it.each<[string, Values, Values, string[], Values]>([
    [
      'fields as the tool opens, in the tool’s own values',
      plan,
      opening,
      [],
      { country: 'ca', city: 'Toronto', programLevel: 'Masters', duration: '2' },
    ],
    [
      'no field that holds something',
      plan,
      { ...opening, programLevel: 'PhD' },
      [],
      {
        country: 'ca',
        city: 'Toronto',
        duration: '2',
      },
    ],
    ['no field that is taken', plan, opening, ['country', 'programLevel', 'duration'], {}],
    [
      'no city of another country',
      plan,
      { ...opening, country: 'de' },
      [],
      {
        programLevel: 'Masters',
        duration: '2',
      },
    ],
    [
      'a city of the country in the form',
      plan,
      { ...opening, country: 'ca' },
      [],
      {
        city: 'Toronto',
        programLevel: 'Masters',
        duration: '2',
      },
    ],
    ['nothing that is there already', { duration: '1' }, opening, [], {}],
    [
      'nothing that the tool does not have',
      { country: 'fr', programLevel: 'phd' },
      opening,
      [],
      {},
    ],
    [
      'a field by the name that the plan has for it',
      { field: 'Law' },
      opening,
      [],
      { level: 'Law' },
    ],
    ['nothing of an empty plan', {}, opening, [], {}],
  ])('offers %s', (_, choices, values, taken, offered) => {
    expect(offerPlan({ choices, fields, accept, values, taken: new Set(taken) }).values).toEqual(
      offered,
    );
  });

  it('tells what it offers as the plan spells it', () => {
    const { choices } = offerPlan({
      choices: plan,
      fields,
      accept,
      values: opening,
      taken: new Set(),
    });
    expect(choices).toEqual({
      country: 'ca',
      city: 'Toronto',
      programLevel: 'masters',
      duration: '2',
    });
  });
});
