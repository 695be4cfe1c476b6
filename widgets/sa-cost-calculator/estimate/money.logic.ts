const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars without decimals, halves rounded up: `$173,500`, `$0`. */
export function formatUsd(amountUsd: number): string {
  return usd.format(amountUsd);
}
