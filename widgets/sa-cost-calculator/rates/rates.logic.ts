/** Units of a currency for one US dollar. */
export interface Rate {
  perUsd: number;
  /** The day the visitor entered it, or that of its source, as YYYY-MM-DD. */
  day: string;
  /** Publisher. Absent if the visitor entered it. */
  publisher?: string;
}

/** A published table: units of each currency for one euro. */
interface RateTable {
  asOf: string;
  publisher: string;
  perEuro: Readonly<Record<string, number>>;
}

/** Rates that the visitor has entered, by currency code. */
export type OwnRates = Readonly<Record<string, Rate>>;

/** The visitor's rate of a currency, or that of the table; undefined if neither has one. */
export function findRate(currency: string, own: OwnRates, table: RateTable): Rate | undefined {
  const { [currency]: units, USD: dollars } = table.perEuro;
  if (own[currency] || !units || !dollars) return own[currency];
  return { perUsd: roundRate(units / dollars), day: table.asOf, publisher: table.publisher };
}

/** Four digits that count: 96.43, 1.425, 0.7532. */
function roundRate(perUsd: number): number {
  return Number(perUsd.toPrecision(4));
}
