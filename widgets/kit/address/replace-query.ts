/**
 * Replaces the query of the page's address, without a reload or a new history entry. The rest of
 * the address stays.
 */
export function replaceQuery(query: string): void {
  try {
    const address = new URL(location.href);
    address.search = query;
    history.replaceState(history.state, '', address);
  } catch {
    // Sandboxed frames may not change their address, and Safari allows only 100 changes in 30 s.
  }
}

/**
 * A new history entry for the address as it is, so that Back returns to its present values. It has no
 * state: the state of the current entry belongs to the code that wrote it.
 */
export function pushAddress(): void {
  try {
    history.pushState(null, '', location.href);
  } catch {
    // Refused as in `replaceQuery`.
  }
}
