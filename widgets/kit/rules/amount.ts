import { findValue, type Option } from './options.ts';

const LAKH = 1e5;
const CRORE = 1e7;

/** Currencies in which a budget can be named. */
export const BUDGET_CURRENCIES = [
  { value: 'INR', label: 'Rupees' },
  { value: 'USD', label: 'US dollars' },
] as const satisfies readonly Option[];

export type BudgetCurrency = (typeof BUDGET_CURRENCIES)[number]['value'];

export interface Amount {
  value: number;
  currency: BudgetCurrency;
  /** Purpose of the amount, if the text names one. */
  per?: 'year' | 'total';
}

/** The units of an amount, and what each multiplies it by. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  million: 1e6,
  l: LAKH,
  lac: LAKH,
  lacs: LAKH,
  lakh: LAKH,
  lakhs: LAKH,
  cr: CRORE,
  crore: CRORE,
  crores: CRORE,
  हजार: 1e3,
  लाख: LAKH,
  करोड: CRORE,
};

/** The largest budget that is believed: a hundred crore. */
const MAX_BUDGET = 100 * CRORE;

const RUPEES = /^(?:₹|rs|inr|रु|rupee)/;
const YEAR =
  /^(?:p\.?a\.?|(?:per|a|an|each|every|\/)?(?:year|yr|annum)|yearly|annually|प्रतिवर्ष|सालाना)$/;
const TOTAL = /^(?:(?:in)?total|(?:in|for)all(?:years)?|altogether|कुल)$/;

/** A currency, before its number or after it. */
const CURRENCY = '₹|rs\\.?|inr|rupees?|रुपये|रुपए|रु\\.?|(?:us)?(?:\\$|dollars?)|usd';

/** A currency, a number, a unit, a currency and a period, without spaces. */
const WRITTEN = new RegExp(
  `^(${CURRENCY})?(\\d+(?:\\.\\d+)?)(${Object.keys(UNITS)
    .sort((one, other) => other.length - one.length)
    .join('|')})(${CURRENCY})?(.*)$`,
);

/**
 * Parses an amount as people write it: `30,000`, `25 lakh`, `₹1.2 cr`, `$40k`, `25 lac per year`,
 * `२५ लाख`, `₹25,00,000/-`, `40000$`. A sign, a name, a lakh or a crore gives the currency; otherwise it
 * is `currency`.
 * Undefined if that is no amount above zero.
 */
export function parseAmount(text: string, currency: string): Amount | undefined {
  const [, sign = '', digits = '', unit = '', name = '', period = ''] =
    WRITTEN.exec(tidy(text)) ?? [];
  const value = Number(digits) * (UNITS[unit] ?? NaN);
  const per = YEAR.test(period) ? 'year' : TOTAL.test(period) ? 'total' : undefined;
  if (!(value > 0 && value <= MAX_BUDGET) || (period && !per)) return undefined;
  const spelled = sign || name;
  const isRupees = spelled ? RUPEES.test(spelled) : (UNITS[unit] ?? 0) >= LAKH;
  const named =
    spelled || isRupees ? (isRupees ? 'INR' : 'USD') : findValue(BUDGET_CURRENCIES, currency);
  return { value, currency: named ?? 'USD', ...(per && { per }) };
}

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/** Lower case, Devanagari digits as ours, without blanks, commas, dots below letters and the "only" of a cheque: `/-`. */
const tidy = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s,\p{DI}\u093c]|\/[-=]|only|मात्र|\.$/gu, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
