/**
 * Whether one of the texts contains the query. Case, surrounding spaces and the shape of an
 * apostrophe make no difference: keyboards type a straight one. Every text contains a blank query.
 */
export function isFound(query: string, texts: readonly string[]): boolean {
  const wanted = fold(query.trim());
  return texts.some((text) => fold(text).includes(wanted));
}

const fold = (text: string) => text.toLowerCase().replaceAll('\u2019', "'");
