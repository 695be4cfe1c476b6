const inr = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const LAKH = 1e5;
const CRORE = 1e7;

/** Rupees as they are said: `₹88,500`, `₹59.8 lakh`, `₹1.56 crore`. */
export function formatRupees(rupees: number): string {
  if (rupees >= CRORE - LAKH / 20) return `₹${Number((rupees / CRORE).toFixed(2))} crore`;
  return rupees >= LAKH ? `₹${Number((rupees / LAKH).toFixed(1))} lakh` : inr.format(rupees);
}
