import { findClosest } from './closest.ts';

/**
 * Whether one of the texts contains the query. Case, surrounding spaces and the shape of an
 * apostrophe make no difference: keyboards type a straight one. Every text contains a blank query.
 */
export function isFound(query: string, texts: readonly string[]): boolean {
  const wanted = fold(query.trim());
  return texts.some((text) => fold(text).includes(wanted));
}

/** The word to search for instead of `query`, which found nothing; its keys are in lower case. */
export function suggestSearch(
  query: string,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const asked = fold(query.trim());
  const known =
    Object.keys(words).find((word) => word === asked) ?? findClosest(asked, Object.keys(words));
  return known && words[known];
}

const fold = (text: string) => text.toLowerCase().replaceAll('\u2019', "'");
