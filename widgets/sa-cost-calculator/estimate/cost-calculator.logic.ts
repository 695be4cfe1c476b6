import type { City, Country } from '../../content/countries/country.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import type { AccommodationBasis, CostChoice } from '../plan/cost-choice.ts';
import {
  type CostContext,
  type CostKey,
  type CostLine,
  computeLines,
  formatFactor,
} from './cost-lines.logic.ts';

/** The result by one reading of the rent table. */
export interface Reading {
  basis: AccommodationBasis;
  lines: CostLine[];
  totalUsd: number;
  /** Everything but tuition, per month. Not rounded. */
  monthlyUsd: number;
}

export interface CostEstimate extends Reading {
  plan: CostChoice;
  /** Years of study. */
  years: number;
  country: Country;
  /** Undefined if none was chosen. */
  city: City | undefined;
  /** Which city factor applies. */
  cityNote: string;
  /** By both readings of the rent table, first the specified one. */
  readings: readonly [Reading, Reading];
}

/**
 * The cost of studying abroad, by the specification's formulas. With `basis` yearly the
 * accommodation is not multiplied by 12.
 *
 * @throws Error `Country not found` for a country that is not among `countries`.
 */
export function estimateCosts(
  countries: readonly Country[],
  plan: CostChoice,
  basis: AccommodationBasis = 'monthly',
): CostEstimate {
  const country = countries.find(({ code }) => code === plan.country);
  if (!country) throw new Error('Country not found');
  const city = country.cities.list.find(({ name }) => name === plan.city);
  const monthly = calculateForBasis({ country, city, plan, basis: 'monthly' });
  const yearly = calculateForBasis({ country, city, plan, basis: 'yearly' });
  return {
    ...(basis === 'monthly' ? monthly : yearly),
    readings: [monthly, yearly],
    plan,
    years: Number(plan.duration),
    country,
    city,
    cityNote: describeCity(country, city),
  };
}

/** The same estimate by one reading of the rent table. */
export function countBy(estimate: CostEstimate, basis: AccommodationBasis): CostEstimate {
  const [monthly, yearly] = estimate.readings;
  return { ...estimate, ...(basis === 'monthly' ? monthly : yearly) };
}

function calculateForBasis(context: CostContext): Reading {
  const { plan, basis } = context;
  const lines = computeLines(context);
  const totalUsd = addUp(lines.map(({ amountUsd }) => amountUsd));
  const livingUsd = totalUsd - amountOf(lines, 'tuitionFees');
  return { basis, lines, totalUsd, monthlyUsd: livingUsd / (12 * Number(plan.duration)) };
}

function amountOf(lines: readonly CostLine[], key: CostKey): number {
  return lines.find((line) => line.key === key)?.amountUsd ?? 0;
}

function describeCity({ cities }: Country, city: City | undefined): string {
  if (city) return `${city.name}: city factor ${showFactor(city.costFactor)}.`;
  const highest = Math.max(...cities.list.map(({ costFactor }) => costFactor));
  const base = 'No city chosen: national base, city factor 1.0.';
  return highest > 1 ? `${base} Cities here go up to ${showFactor(highest)}.` : base;
}

function showFactor(factor: number): string {
  return formatFactor(Math.round(factor * 100));
}

/** The three notes under every estimate. */
export function listNotes({ currency }: Country): string[] {
  return [
    'This is an estimate. What you pay may vary.',
    `Exchange rates may affect costs: you will pay in ${currency}.`,
    'Scholarships can reduce costs.',
  ];
}
