import type { Country, TuitionLevel } from '../../content/countries/country.ts';
import { formatRupees, formatUsd } from '../../kit/rules/money.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import type { Affordability, BudgetQuestion, Reach } from './affordability.logic.ts';

const LEVELS: Readonly<Record<TuitionLevel, string>> = {
  bachelors: "a bachelor's",
  masters: "a master's",
  phd: 'a PhD',
  diploma: 'a diploma',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const numberOf = (amount: number) => NUMBERS[amount] ?? (amount === 10 ? 'ten' : `${amount}`);

/** An amount in rupees if there is a rate, else in dollars. */
export const formatAmount = (amountUsd: number, rupeesPerUsd: number | undefined) =>
  rupeesPerUsd ? formatRupees(amountUsd * rupeesPerUsd) : formatUsd(amountUsd);

/** ` a year` if amounts are for one. */
export const unitOf = ({ per }: Pick<BudgetQuestion, 'per'>) => (per === 'year' ? ' a year' : '');

interface Words {
  heading: string;
  /** Within the budget by the reading drawn, from the cheapest. */
  fits: readonly Country[];
  /** The others, then what the other reading reaches. */
  lines: readonly string[];
}

/** How far a budget reaches by both readings of the rent, the one drawn first. */
export function describeReach(
  reach: Readonly<Record<AccommodationBasis, Reach>>,
  basis: AccommodationBasis,
  { countries, start }: Affordability,
  question: BudgetQuestion,
  rupeesPerUsd: number | undefined,
): Words {
  const { budgetUsd, programLevel, per } = question;
  const [first, ...others] = countries;
  const title = others.length ? `${numberOf(countries.length)} countries` : first?.country.name;
  const unasked = `${title?.replace(/^./, (letter) => letter.toUpperCase())}, from the cheapest`;
  if (!start || !first) {
    const nothing = 'Nothing in our tables matches these choices.';
    return { heading: 'No answer', fits: [], lines: [nothing] };
  }
  if (budgetUsd === undefined) {
    const text = `Each dot is the cheapest way to live in that city during ${LEVELS[programLevel]}. Enter a budget to see which cities are within it.`;
    return { heading: unasked, fits: [], lines: [text] };
  }
  const format = (amountUsd: number) => formatAmount(amountUsd, rupeesPerUsd);
  const listOf = (codes: Reach) =>
    codes.flatMap((code) => countries.filter(({ country }) => country.code === code));
  const [drawn, other] =
    basis === 'yearly' ? (['yearly', 'monthly'] as const) : (['monthly', 'yearly'] as const);
  const fits = listOf(reach[drawn]).map(({ country }) => country);
  const missed = countries.filter(({ country }) => !fits.includes(country));
  const elsewhere = listOf(reach[other]).map(({ country }) => country.name);
  const same = fits.length && elsewhere.length === fits.length ? 'the same' : elsewhere.join(', ');
  const { plan, amountUsd } = start;
  const nearest = `The nearest city is ${plan.city} at ${format(amountUsd)}${unitOf(question)}, ${format(amountUsd - budgetUsd)} more than you have.`;
  return {
    heading: `With ${format(budgetUsd)} ${per === 'year' ? 'a year' : 'in all'}, ${rentReadings[drawn]}`,
    fits,
    lines: [
      ...(fits.length
        ? nameMissed(missed.map(({ country }) => country.name))
        : [
            `${others.length ? `None of the ${numberOf(countries.length)}` : `Not ${first.country.name}`}. ${nearest}`,
          ]),
      `With ${rentReadings[other]}: ${same || 'none'}.`,
    ],
  };
}

const nameMissed = (names: readonly string[]) => {
  const [only, ...others] = names;
  if (!only) return [];
  return [`Not: ${others.length ? `the other ${numberOf(names.length)}` : only}.`];
};

/** The same as one text. */
export const speakReach = ({ heading, fits, lines }: Words) =>
  [
    `${heading}${fits.length ? `: ${fits.map(({ name }) => name).join(', ')}` : ''}.`,
    ...lines,
  ].join(' ');
