/** The value below which `share` of the values lie; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

/** Median and 10th to 90th percentile of times in milliseconds, as text. */
export function describeTimes(times: readonly number[], decimals = 0): string {
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) =>
    quantile(times, share).toFixed(decimals),
  );
  return `median ${middle} ms, 10th to 90th percentile ${low} to ${high} ms`;
}
