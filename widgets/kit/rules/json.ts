/** Parses JSON of any origin; undefined if it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value as JSON, on any page: Prototype up to 1.6 gives arrays a `toJSON` that writes each as a text. */
export const formatJson = (value: unknown, indent?: number): string =>
  JSON.stringify(
    value,
    function (key) {
      return this[key];
    },
    indent,
  );

/** Whether a value is an object with keys: neither null nor an array. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list in a value of any shape; empty if it is none. */
export const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
