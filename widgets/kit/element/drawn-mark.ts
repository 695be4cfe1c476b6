/** The part of an element's class that a writer of its markup reads. */
export interface ElementClass {
  version: string;
  observedAttributes: readonly string[];
  /** All CSS rules of its script so far. */
  styles: string;
}

/**
 * Identifies the code and input of served markup: the version, and the attributes the element reads.
 * Only markup with today's mark is hydrated; hydrating any other would mix old fields with new ones.
 */
export function drawnMark(
  { version, observedAttributes }: Omit<ElementClass, 'styles'>,
  getAttribute: (name: string) => string | null,
): string {
  return [version, ...observedAttributes.map((name) => getAttribute(name) ?? 0)].join();
}
