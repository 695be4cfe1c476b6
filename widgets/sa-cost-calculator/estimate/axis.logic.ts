const short = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact' });
const usdShort = short('en-US', 'USD');
const inrShort = short('en-IN', 'INR');

/** Round amounts along an axis that begins at zero. */
export interface Axis {
  /** Its end in US dollars, at least as large as what it shows. */
  end: number;
  /** From zero to `end`, in US dollars. */
  ticks: readonly number[];
  /** Rupees per dollar, if the axis has round amounts of rupees. */
  rupeesPerUsd: number | undefined;
}

const STEPS = 4;

/**
 * The shortest axis with steps of 1, 2 or 5 times a power of ten, at most four of them: of rupees if
 * there is a rate, else of dollars.
 */
export function makeAxis(highestUsd: number, rupeesPerUsd?: number): Axis {
  const perUsd = rupeesPerUsd ?? 1;
  const highest = highestUsd * perUsd;
  const rough = Math.max(highest, 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const length = Math.ceil(Math.max(highest, 1) / step);
  const ticks = [...Array(length + 1).keys()].map((i) => (i * step) / perUsd);
  return { end: (length * step) / perUsd, ticks, rupeesPerUsd };
}

/** An amount along an axis: `$20K`, `$1.5M`, `₹20L`, `₹1Cr`. */
export function formatTick(amountUsd: number, rupeesPerUsd?: number): string {
  return rupeesPerUsd ? inrShort.format(amountUsd * rupeesPerUsd) : usdShort.format(amountUsd);
}
