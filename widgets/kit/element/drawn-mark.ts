/**
 * Says what served markup was drawn by: the version, and a hash of the attributes. Only where the
 * mark is today's own may the code take the markup over as it stands; hydrating any other would mix
 * old fields with new ones.
 *
 * @param names The element's observed attributes.
 */
export function drawnMark(
  names: readonly string[],
  getAttribute: (name: string) => string | null,
): string {
  const attributes = JSON.stringify(names.map(getAttribute));
  let hash = 0;
  for (const character of attributes) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return `${__VERSION__} ${hash}`;
}
