/**
 * The token in an address like `/appointment#token`, and the address without it. Empty if the fragment
 * is something else, such as a heading's id.
 */
export function takeToken({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): { token: string; address: string } {
  const [, token = ''] = /^#([\w.~-]{20,})$/.exec(hash) ?? [];
  return { token, address: pathname + search };
}
