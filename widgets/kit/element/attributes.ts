/** One attribute of an element, a row of its `*.api.ts`. */
export interface Attribute<T> {
  /** Parses it: `null` when absent. Never throws; bad input gives the default. */
  read(value: string | null): T;
}

/** An attribute with a closed list of values. */
export interface Choice<T extends string, D extends string = T> extends Attribute<T | D> {
  values: readonly T[];
  fallback: D;
  /** Parses a text; undefined for one that is no value, letter for letter. */
  accept(text: string | null): T | undefined;
}

/** What a view gets of an element's attributes. */
export type PropsOf<Attributes extends Record<string, Attribute<unknown>>> = {
  [Name in keyof Attributes]: ReturnType<Attributes[Name]['read']>;
};

/** Free text; the default when absent or empty. */
export const text = (fallback = ''): Attribute<string> => ({ read: (value) => value || fallback });

/** Present means true, and `="false"` means false, as React and WordPress write it. */
export const flag = (): Attribute<boolean> => ({
  read: (value) => value !== null && value !== 'false',
});

/** One of a closed list; the default for anything else. */
export function option<const T extends string, D extends string = T>(
  values: readonly T[],
  fallback: D,
): Choice<T, D> {
  const accept = (text: string | null) => values.find((value) => value === text);
  return { values, fallback, accept, read: (value) => accept(value) ?? fallback };
}

/** The attribute of a prop, and the prop's name as HTML lowercases it: `site-base`, `sitebase`. */
export function attributeNames(name: string): [attribute: string, flattened: string] {
  return [name.replace(/[A-Z]/g, '-$&').toLowerCase(), name.toLowerCase()];
}
