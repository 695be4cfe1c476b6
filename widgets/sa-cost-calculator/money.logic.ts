const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const inr = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** US dollars without decimals, halves rounded up: `$173,500`, `$0`. */
export function formatUsd(amountUsd: number): string {
  return usd.format(amountUsd);
}

/** The amount in rupees at the visitor's rate, grouped in lakh and crore: `₹1,56,15,000`. */
export function formatAsRupees(amountUsd: number, rupeesPerUsd: number): string {
  return inr.format(amountUsd * rupeesPerUsd);
}

/** A rate outside these limits is a typing mistake, or dollars per rupee. */
const RATE_LIMITS = { min: 10, max: 1000 };

/** Parses the rupees for one dollar; undefined if that is no usable rate. */
export function parseRupeeRate(text: string): number | undefined {
  const rate = Number(text);
  return rate >= RATE_LIMITS.min && rate <= RATE_LIMITS.max ? rate : undefined;
}
