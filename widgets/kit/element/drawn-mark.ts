/** What a class of ours tells of itself to whoever writes down what its elements draw. */
export interface ElementClass {
  version: string;
  observedAttributes: readonly string[];
  /** All CSS rules of its script so far. */
  styles: string;
}

/**
 * Says what served markup was drawn by: the version, and the attributes the element reads. Only
 * where the mark is today's own may the code take the markup over as it stands; hydrating any other
 * would mix old fields with new ones.
 */
export function drawnMark(
  { version, observedAttributes }: Omit<ElementClass, 'styles'>,
  getAttribute: (name: string) => string | null,
): string {
  return [version, ...observedAttributes.map((name) => getAttribute(name) ?? 0)].join();
}
