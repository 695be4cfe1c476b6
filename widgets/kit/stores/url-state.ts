/** One parameter of a query string such as `?q=usa`; empty when it is absent. */
export function readParameter(query: string, name: string): string {
  return new URLSearchParams(query).get(name) ?? '';
}

/**
 * Puts parameters into the page's address in place of the present one, without a reload and without
 * a step in the history. An empty value removes its parameter; the rest of the address stays.
 * What visitors enter about themselves never belongs there: addresses are logged and shared. Nor
 * does `name`, which WordPress takes for the name of a page.
 */
export function writeParameters(values: Record<string, string>): void {
  try {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(values)) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame may not change its address, nor Safari more than 100 times in 30 s.
  }
}
