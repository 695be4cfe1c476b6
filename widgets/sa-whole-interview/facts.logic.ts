import { type Payer, payers, type WholeInterview } from '../content/interview/whole-types.ts';
import { type ProgramLevel, programLevelNames } from '../content/program-level.ts';
import { convert, formatMoney } from '../kit/funds/money.logic.ts';
import { parseAmount } from '../kit/rules/amount.ts';
import { isJsonObject } from '../kit/rules/json.ts';
import { formatRupees } from '../kit/rules/money.ts';

/** Facts of the visitor's plan, as typed or chosen; empty if untold. */
export interface Facts {
  programLevel: string;
  course: string;
  fees: string;
  living: string;
  /** Codes, with commas between them. */
  payers: string;
  savings: string;
  loan: string;
  scholarship: string;
  income: string;
  lastLevel: string;
  /** The month as `2024-06`. */
  lastEnded: string;
  season: string;
  year: string;
  relatives: string;
  refusals: string;
}

export type FactName = keyof Facts;

export const NO_FACTS: Facts = {
  programLevel: '',
  course: '',
  fees: '',
  living: '',
  payers: '',
  savings: '',
  loan: '',
  scholarship: '',
  income: '',
  lastLevel: '',
  lastEnded: '',
  season: '',
  year: '',
  relatives: '',
  refusals: '',
};

/** Longer than anything that is asked for. */
const MAX_LENGTH = 120;

/** The facts in a value of any shape: known names with texts of a sane length. */
export function readFacts(value: unknown): Facts {
  if (!isJsonObject(value)) return NO_FACTS;
  const entries = Object.keys(NO_FACTS).map((name) => {
    const text = value[name];
    return [name, typeof text === 'string' ? text.slice(0, MAX_LENGTH) : ''];
  });
  return Object.fromEntries(entries) as unknown as Facts;
}

type Currency = WholeInterview['currency'];
type Rates = Readonly<Record<string, number>>;

export interface Money {
  rupees: number;
  /** Whether the sum was named in another currency, so that rupees depend on a day's rate. */
  isConverted: boolean;
  /** `₹25 lakh`, or `£21,000 (about ₹26.9 lakh)`. */
  said: string;
}

/** Signs and codes of currencies; CA$ before A$, which it ends with. */
const CURRENCIES: readonly [RegExp, Currency][] = [
  [/c\$|ca\$|cad|canadian dollars?/i, 'CAD'],
  [/a\$|au\$|aud|australian dollars?/i, 'AUD'],
  [/us\$|usd|us dollars?/i, '$'],
  [/£|gbp|pounds?(?: sterling)?/i, '£'],
  [/€|eur(?:os?)?/i, '€'],
];

/**
 * Parses an amount as `parseAmount` does, and in the currencies of the five countries. A dollar sign is
 * the country's own dollar where it has one; a bare number is in `bare`.
 */
export function readMoney(
  text: string,
  local: Currency,
  bare: 'rupees' | 'local',
  perEuro: Rates,
): Money | undefined {
  const found = CURRENCIES.find(([sign]) => sign.test(text));
  const rest = found ? text.replace(found[0], '') : text;
  const hasDollar = /\$|dollar/i.test(rest);
  const parsed = parseAmount(rest, bare === 'rupees' && !found ? 'INR' : 'USD');
  if (!parsed) return undefined;
  if (parsed.currency === 'INR' && !found) {
    return { rupees: parsed.value, isConverted: false, said: formatRupees(parsed.value) };
  }
  const ownDollar = local === 'AUD' || local === 'CAD' ? local : '$';
  const currency = found?.[1] ?? (hasDollar ? ownDollar : local);
  const rupees = convert(parsed.value, currency, 'INR', perEuro);
  const amount = formatMoney(currency, parsed.value);
  return { rupees, isConverted: true, said: `${amount} (about ${formatRupees(rupees)})` };
}

/** In which a bare number is meant, by the fact. */
export const BARE_CURRENCY = {
  fees: 'local',
  living: 'local',
  savings: 'rupees',
  loan: 'rupees',
  scholarship: 'rupees',
  income: 'rupees',
} as const satisfies Partial<Record<FactName, 'rupees' | 'local'>>;

export type MoneyFact = keyof typeof BARE_CURRENCY;

/** The chosen payers. */
export const readPayers = (text: string): Payer[] =>
  text.split(',').filter((code): code is Payer => Object.hasOwn(payers, code));

/** Puts a payer in or takes it out. */
export function togglePayer(text: string, payer: Payer): string {
  const now = readPayers(text);
  const next = now.includes(payer) ? now.filter((each) => each !== payer) : [...now, payer];
  return next.join(',');
}

/** The months of the intakes, as our timeline has them. */
export const seasons = {
  fall: 'Fall (September)',
  spring: 'Spring (February)',
  summer: 'Summer (June)',
  winter: 'Winter (January)',
} as const;

const SEASON_MONTHS: Readonly<Record<keyof typeof seasons, string>> = {
  fall: '09',
  spring: '02',
  summer: '06',
  winter: '01',
};

/** The first month of the course as `2027-09`; undefined unless season and year are known. */
export function startMonth({ season, year }: Facts): string | undefined {
  const month = Object.hasOwn(SEASON_MONTHS, season)
    ? SEASON_MONTHS[season as keyof typeof seasons]
    : undefined;
  return month && /^20\d\d$/.test(year) ? `${year}-${month}` : undefined;
}

/** A level of study by its code; undefined for none. */
export const readLevel = (text: string): ProgramLevel | undefined =>
  Object.hasOwn(programLevelNames, text) ? (text as ProgramLevel) : undefined;

/** Fault of a typed amount; empty if there is none. */
export function explainAmount(text: string, money: Money | undefined): string {
  if (!text.trim()) return '';
  return money ? `That is ${money.said}.` : 'Not understood. Write it like 30,000 or 25 lakh.';
}
