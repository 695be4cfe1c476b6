/**
 * Replaces the lines between `<!-- name -->` and `<!-- /name -->`, or between `// name` and
 * `// /name` in code.
 *
 * @throws Error if the text lacks the markers.
 */
export function fillMarkers(text: string, name: string, lines: string): string {
  const between = new RegExp(
    `((?:<!--|//) ${name}(?: -->)?\\n)[\\s\\S]*?([ \\t]*(?:<!--|//) /${name}\\b)`,
  );
  if (!between.test(text)) throw new Error(`There are no markers "${name}" to write between`);
  return text.replace(between, (_, start, end) => `${start}${lines}${end}`);
}
