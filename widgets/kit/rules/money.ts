const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const inr = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumSignificantDigits: 3,
});

const LAKH = 1e5;
const CRORE = 1e7;

/** US dollars without decimals, halves rounded up: `$173,500`, `$0`. */
export function formatUsd(amountUsd: number): string {
  return usd.format(amountUsd);
}

/** Rupees rounded to three digits at most: `₹92,600`, `₹59.8 lakh`, `₹1.56 crore`. */
export function formatRupees(rupees: number): string {
  if (rupees >= CRORE - LAKH / 20) return `₹${Number((rupees / CRORE).toFixed(2))} crore`;
  return rupees >= LAKH - 50 ? `₹${Number((rupees / LAKH).toFixed(1))} lakh` : inr.format(rupees);
}
