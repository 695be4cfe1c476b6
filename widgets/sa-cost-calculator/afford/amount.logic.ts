import { findValue, type Option } from '../../kit/rules/options.ts';

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
}

/** What may stand behind a number, and what it multiplies it by. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  l: LAKH,
  lac: LAKH,
  lacs: LAKH,
  lakh: LAKH,
  lakhs: LAKH,
  cr: CRORE,
  crore: CRORE,
  crores: CRORE,
};

/** The largest budget taken for meant: a hundred crore. */
const MAX_BUDGET = 100 * CRORE;

/**
 * Parses an amount as people write it: `30,000`, `25 lakh`, `₹1.2 cr`, `$40k`. A sign, a lakh or a
 * crore says the currency; otherwise it is `currency`. Undefined if that is no amount above zero.
 */
export function parseAmount(text: string, currency: string): Amount | undefined {
  const [, sign = '', digits = '', unit = ''] =
    text
      .toLowerCase()
      .replace(/[\s,]/g, '')
      .match(/^(₹|rs\.?|inr|\$|usd)?(\d+(?:\.\d+)?)([a-z]*)$/) ?? [];
  const value = Number(digits) * (Object.hasOwn(UNITS, unit) ? (UNITS[unit] as number) : NaN);
  if (!(value > 0 && value <= MAX_BUDGET)) return undefined;
  const isRupees = sign ? !/\$|usd/.test(sign) : /^[lc]/.test(unit);
  const named =
    sign || isRupees ? (isRupees ? 'INR' : 'USD') : findValue(BUDGET_CURRENCIES, currency);
  return { value, currency: named ?? 'USD' };
}
