import json from '../../content/exchange-rates.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/**
 * The European Central Bank's reference rates of one day, as it publishes them: units of each
 * currency for one euro. Tools show what they work out with them as a start value, with this date;
 * a visitor may enter a bank's rate instead. Day and rates change together.
 */
export const exchangeRates = json as unknown as Content<'exchange-rates'> & {
  perEuro: Readonly<Record<string, number>>;
};

export const contents = { 'exchange-rates': json };
