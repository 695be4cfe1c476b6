import type { Costs, Country } from '../../content/countries/country.ts';
import type { Visa, VisaFigure } from '../../content/visas/visa.ts';

/** A dated figure of a country, in /facts.json and in a kept plan. */
export interface CountryFigure extends Omit<VisaFigure, 'topic'> {
  /** Made from country and label, so that a new value leaves it as it is. */
  id: string;
}

/** `Living costs in London` is `living-costs-in-london`. */
export const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The figures of a visa guide. */
export const visaFigures = ({ country, figures }: Visa): CountryFigure[] =>
  figures.map((figure) => ({ ...figure, id: `visa.${country}.${slugOf(figure.label)}` }));

/** The periods that the cost table has for its living costs. */
const MONTHLY: readonly string[] = [
  'food',
  'transportation',
  'personal',
  'miscellaneous',
] satisfies (keyof Costs['living'])[];

/** The figures of a row of the cost table. */
export function costFigures({ code, costs }: Country): CountryFigure[] {
  const { tuition, accommodation, living, asOf, source } = costs;
  const figuresOf = (values: object, group = '') =>
    Object.entries(values).map(([key, value]): CountryFigure => {
      const name = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      const label = group
        ? `${group}, ${name}`
        : name.replace(/^./, (first) => first.toUpperCase());
      return {
        id: `cost.${code}.${slugOf(label)}`,
        label,
        per: MONTHLY.includes(key) ? 'month' : 'year',
        listed: { currency: '$', value, asOf, source },
        newer: [],
      };
    });
  return [
    ...figuresOf(tuition, 'Tuition'),
    ...figuresOf(accommodation, 'Accommodation'),
    ...figuresOf(living),
  ];
}
