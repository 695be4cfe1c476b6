/**
 * One attribute of an element, a row of its `*.api.ts`. Parses the attribute: `null` when absent.
 * Never throws; bad input gives the default.
 */
export type Attribute<T> = (value: string | null) => T;

/** An attribute with a closed list of values. */
export interface Choice<T extends string, D extends string = T> extends Attribute<T | D> {
  values: readonly T[];
  fallback: D;
}

/** The props that a view gets from an element's attributes. */
export type PropsOf<Attributes extends Record<string, Attribute<unknown>>> = {
  [Name in keyof Attributes]: ReturnType<Attributes[Name]>;
};

/** Free text; the default when absent or empty. */
export const text =
  (fallback = ''): Attribute<string> =>
  (value) =>
    value || fallback;

/** Present means true, and `="false"` means false, as React and WordPress write it. */
export const flag = (): Attribute<boolean> => (value) => value !== null && value !== 'false';

/** One of a closed list, spelt exactly; the default for anything else. */
export const option = <const T extends string, D extends string = T>(
  values: readonly T[],
  fallback: D,
): Choice<T, D> =>
  Object.assign((value: string | null) => (values.includes(value as T) ? (value as T) : fallback), {
    values,
    fallback,
  });

/** The attribute of a prop, and the prop's name as HTML lowercases it: `site-base`, `sitebase`. */
export function attributeNames(name: string): [attribute: string, flattened: string] {
  return [name.replace(/[A-Z]/g, '-$&').toLowerCase(), name.toLowerCase()];
}
