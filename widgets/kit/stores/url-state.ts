/** One parameter of a query string such as `?q=usa`; empty when it is absent. */
export function readParameter(query: string, name: string): string {
  return new URLSearchParams(query).get(name) ?? '';
}

/**
 * Of several tools on one page each has parameters of its own: those that begin with `prefix`. Gives
 * the ones among `names` that say something, by the name without the prefix.
 */
export function readParameters<Name extends string>(
  query: string,
  prefix: `${string}-`,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const entries = names.map((name) => [name, readParameter(query, prefix + name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Partial<Record<Name, string>>;
}

/**
 * Puts parameters into the page's address in place of the present one, without a reload and without
 * a step in the history. An empty value removes its parameter; the rest of the address stays.
 * What visitors enter about themselves never belongs there: addresses are logged and shared. Nor
 * does `name`, which WordPress takes for the name of a page. `prefix` stands before each name.
 */
export function writeParameters(
  values: Record<string, string>,
  prefix: `${string}-` | '' = '',
): void {
  try {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(values)) {
      if (value) address.searchParams.set(prefix + name, value);
      else address.searchParams.delete(prefix + name);
    }
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame may not change its address, nor Safari more than 100 times in 30 s.
  }
}
