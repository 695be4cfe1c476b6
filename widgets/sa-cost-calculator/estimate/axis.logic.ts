const usdShort = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});

/** Round numbers along an axis that begins at zero. */
export interface Axis {
  /** Its end, at least as large as what it shows. */
  end: number;
  /** From zero to `end`. */
  ticks: readonly number[];
}

/** The shortest axis with steps of 1, 2 or 5 times a power of ten, at most `steps` of them. */
export function makeAxis(highest: number, steps = 4): Axis {
  const rough = Math.max(highest, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const length = Math.ceil(Math.max(highest, 1) / step);
  return { end: length * step, ticks: Array.from({ length: length + 1 }, (_, i) => i * step) };
}

/** US dollars along an axis: `$20K`, `$1.5M`. */
export function formatTick(amountUsd: number): string {
  return usdShort.format(amountUsd);
}
