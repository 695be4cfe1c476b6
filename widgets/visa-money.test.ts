import { describe, expect, it } from 'vitest';
import { newestChanges } from '../scripts/site-builder/visa-proof.ts';
import { countries } from './content/countries/countries.ts';
import type { CountryCode } from './content/country-code.ts';
import type { FundsRule } from './content/visas/visa.ts';
import { loadGuides, visas } from './content/visas/visas.ts';
import { sumFunds } from './kit/funds/family.logic.ts';
import { formatMoney, formatRange } from './kit/funds/money.logic.ts';
import { addDays } from './kit/rules/day-arithmetic.ts';
import { estimateCosts } from './sa-cost-calculator/estimate/cost-calculator.logic.ts';
import { checkFunds } from './sa-cost-calculator/estimate/funds.logic.ts';
import { formatFigure } from './sa-visa-requirements/guide/visa-figures.logic.ts';
import { listMoneyToShow } from './sa-visa-requirements/money/money-to-show.logic.ts';

const guides = await loadGuides();

/** Two years around the changes that our ledger knows of. */
const DAYS = Array.from({ length: 731 }, (_, index) => addDays('2025-08-01', index));

const RATES = { USD: 1, EUR: 1, CAD: 1, AUD: 1, NZD: 1, GBP: 1 };

/** The visa tool's bar for a country. */
const inChart = (country: string, day: string) =>
  listMoneyToShow(day, RATES).find((row) => row.country === country)?.amount;

/** The calculator's sums, for whatever city. */
function inCalculator(code: CountryCode, day: string): string | undefined {
  const country = countries.find((each) => each.code === code);
  const cities = ['', ...(country?.cities.list.map(({ name }) => name) ?? [])];
  const sums = cities.flatMap((city) => {
    const asked = saidOf(code, city, day);
    return asked?.match(/(?:show|States,) (.+?) for /)?.[1] ?? [];
  });
  return [...new Set(sums)].join(' to ') || undefined;
}

/** The sum that the calculator names for the visa of a city. */
function saidOf(code: CountryCode, city: string, day: string): string | undefined {
  const plan = { country: code, city, programLevel: 'masters', duration: '1' } as const;
  const home = { accommodation: 'shared', lifestyle: 'budget' } as const;
  const estimate = estimateCosts(countries, { ...plan, ...home }, 'yearly');
  return checkFunds(estimate, day, { perUsd: 1, day })?.asked;
}

/** The visa tool's sum for one person, at the cheapest and the dearest place. */
function inWorkings(rule: FundsRule, day: string): string | undefined {
  const alone = { months: 12, people: 1, partner: false, children: 0, pupils: 0 };
  const places = 'places' in rule ? rule.places.map(({ id }) => id) : [''];
  const sums = places.flatMap((place) => sumFunds(rule, { ...alone, place }, day) ?? []);
  const [first, ...others] = sums.map(({ total }) => total);
  const currency = sums[0]?.currency;
  if (!first || !currency) return undefined;
  return formatRange(Math.min(first, ...others), Math.max(first, ...others), (sum) =>
    formatMoney(currency, sum),
  );
}

/** The days on which two places do not show the same. */
const listUnlike = (one: (day: string) => unknown, other: (day: string) => unknown) =>
  DAYS.filter((day) => one(day) !== other(day));

const regions = guides.flatMap(({ country }) => {
  const [anywhere, ...others] = visas[country]?.funds ?? [];
  const cities = countries.find(({ code }) => code === country)?.cities.list ?? [];
  const having = (name: string) => others.find((figure) => figure.cities?.includes(name));
  return others.length === 0
    ? []
    : cities.map(({ name }) => ({ country, city: name, figure: having(name) ?? anywhere }));
});

describe('the money that a visa asks for, by the region', () => {
  it.each(regions)('in $city, $country, is named with its region', ({ country, city, figure }) => {
    const asked = saidOf(country, city, '2027-07-31');
    expect(asked).toContain(figure?.asker ?? figure?.place);
  });

  it.each(guides)('in $country is for cities of the cost table', ({ country }) => {
    const cities = visas[country]?.funds.flatMap((figure) => figure.cities ?? []) ?? [];
    const known = regions.filter((each) => each.country === country).map(({ city }) => city);
    expect(known).toEqual(expect.arrayContaining(cities));
  });
});

describe('the money that a visa asks for, on every day of two years', () => {
  it.each(guides)('in $country is the same in the chart and in the calculator', ({ country }) => {
    const unlike = listUnlike(
      (day) => inChart(country, day),
      (day) => inCalculator(country, day),
    );
    expect(unlike).toEqual([]);
    expect(inChart(country, '2027-07-31')).toMatch(/\d/);
  });

  it.each(guides.filter(({ fundsRule }) => fundsRule))(
    'in $country is what the visa tool works out for one person',
    ({ country, fundsRule }) => {
      const days = listUnlike(
        (day) => inChart(country, day),
        (day) => inWorkings(fundsRule as FundsRule, day),
      );
      // Canada's tables of families begin later than its figure for one person.
      expect(days.filter((day) => day >= '2025-09-01')).toEqual([]);
    },
  );

  it.each(newestChanges(guides, guides.length))(
    "in $country, $label, is home's amount from its day, and the one before it on the eve",
    ({ code, label, amount, before, effective }) => {
      const figure = guides
        .find(({ country }) => country === code)
        ?.figures.find((each) => each.label === label);
      if (!figure) throw new Error(`no figure "${label}"`);
      const period = figure.per ? ` per ${figure.per}` : '';
      const inGuide = (day: string) =>
        formatFigure(figure, day).newer.find(({ status }) => status === 'now')?.amount;
      const unlike = DAYS.filter((day) => day >= effective).filter(
        (day) => inGuide(day) !== amount.replace(' a ', ' per '),
      );
      expect(unlike).toEqual([]);
      expect(inGuide(addDays(effective, -1))).toBe(before ? `${before}${period}` : undefined);
    },
  );
});
