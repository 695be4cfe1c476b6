/** Parses one attribute: `null` when absent. Never throws; bad input gives the default. */
export type AttributeReader<T> = (value: string | null) => T;

/** Free text; the default when absent or empty. */
export const text =
  (fallback = ''): AttributeReader<string> =>
  (value) =>
    value || fallback;

/** Present means true, and `="false"` means false, as React and WordPress write it. */
export const flag = (): AttributeReader<boolean> => (value) => value !== null && value !== 'false';

/** One of a closed list; the default for anything else. */
export const option =
  <T extends string, D extends string = T>(
    values: readonly T[],
    fallback: D,
  ): AttributeReader<T | D> =>
  (value) =>
    values.find((candidate) => candidate === value) ?? fallback;
