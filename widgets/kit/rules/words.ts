/** Counts the words between white space. Hyphens and apostrophes do not split words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
