import type { Country } from '../../content/countries/country.ts';
import { onEverySite, samples } from '../specification.ts';

const source = 'https://source.example/table';
const planningTable = { asOf: '2023', source: 'Our own planning averages' } as const;

const CURRENCIES: Readonly<Record<string, string>> = {
  us: 'USD',
  uk: 'GBP',
  ca: 'CAD',
  au: 'AUD',
  de: 'EUR',
  nz: 'NZD',
  sg: 'SGD',
  fr: 'EUR',
  nl: 'EUR',
  ch: 'CHF',
};

const insuranceNotes: Readonly<Record<string, string>> = {
  uk: 'Visa Requirements lists the health surcharge you pay with the visa at about £470 a year. Since 6 February 2024 it is £776.',
};
const tuitionNotes: Readonly<Record<string, string>> = {
  de: 'Most public universities charge none. Those of Baden-Württemberg take €3,000 a year from students from outside the EU.',
};
const intakeNotes: Readonly<Record<string, string>> = {
  au: 'Most courses in Australia start in late February or in July: check yours. Spring (February) is closest to the first, Summer (June) to the second.',
  nz: 'Most courses in New Zealand start in late February or March, or in July: check yours. Spring (February) is closest to the first, Summer (June) to the second.',
};
const note = (text: string | undefined) => text && { text, asOf: '2026-10-05', source };

const numbers = (cells: string) => cells.split('/').map(Number) as [number, ...number[]];

/** The planning table of the specification. */
export const countries: readonly Country[] = onEverySite.countries.map((entry, index) => {
  const code = entry.slice(0, 2) as Country['code'];
  const [, tuition, home, living] = samples.costs[index] as (typeof samples.costs)[number];
  const [, fall, spring, summer] = samples.leadMonths[index] as (typeof samples.leadMonths)[number];
  const [bachelors = 0, masters = 0, phd = 0, diploma = 0] = numbers(tuition);
  const [oncampus = 0, shared = 0, own = 0, homestay = 0] = numbers(home);
  const [food = 0, transportation = 0, healthInsurance = 0, ...others] = numbers(living);
  const [books = 0, personal = 0, miscellaneous = 0] = others;
  return {
    code,
    name: entry.slice(3),
    currency: CURRENCIES[code] as string,
    cities: {
      ...planningTable,
      list: `${samples.cities[index]}`
        .slice(4)
        .split(', ')
        .map((city) => {
          const [, name = '', factor] = /^(.*) ([\d.]+)$/.exec(city) ?? [];
          return { name, costFactor: Number(factor) };
        }),
    },
    costs: {
      ...planningTable,
      tuition: { bachelors, masters, phd, diploma },
      tuitionNote: note(tuitionNotes[code]),
      accommodation: { oncampus, shared, private: own, homestay },
      living: { food, transportation, healthInsurance, books, personal, miscellaneous },
      healthInsuranceNote: note(insuranceNotes[code]),
    },
    applicationDeadline: { ...planningTable, fall, spring, summer },
    intakeNote: note(intakeNotes[code]),
  } as Country;
});
