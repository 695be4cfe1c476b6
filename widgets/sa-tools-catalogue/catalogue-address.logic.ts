/** The prefix of each tool's parameters, by its id. */
type Prefixes = Readonly<Record<string, string>>;

/** A place on the tools page that its address can name. */
export type CataloguePlace =
  | { kind: 'catalogue' }
  | { kind: 'countries' }
  | { kind: 'university-matcher' }
  | { kind: 'tool'; id: string };

/** Parses the hash of an address, with or without its `#`. Anything unknown is the catalogue. */
export function readHash(hash: string, prefixes: Prefixes): CataloguePlace {
  const id = hash.replace(/^#/, '').toLowerCase();
  if (id === 'countries' || id === 'university-matcher') return { kind: id };
  return Object.hasOwn(prefixes, id) ? { kind: 'tool', id } : { kind: 'catalogue' };
}

/** The hash of a place; empty for the catalogue. */
export function formatHash(place: CataloguePlace): string {
  if (place.kind === 'catalogue') return '';
  return `#${place.kind === 'tool' ? place.id : place.kind}`;
}

/** Whether two places are the same. */
function isSamePlace(one: CataloguePlace, other: CataloguePlace): boolean {
  return formatHash(one) === formatHash(other);
}

/** The target of a link within the tools page, with its query (`?visa-country=ca`). */
export interface CatalogueLink {
  place: CataloguePlace;
  query: string;
}

/**
 * Parses the address of a link to a place on the tools page, which has each of `pages` as its
 * address. Null for every other link, and for one to the page as a whole.
 */
export function readLink(
  href: string,
  pages: readonly string[],
  prefixes: Prefixes,
): CatalogueLink | null {
  const [address = '', hash = ''] = href.split('#');
  const [page = '', query] = address.split('?');
  const place = readHash(hash, prefixes);
  if (!pages.includes(page) || place.kind === 'catalogue') return null;
  return { place, query: query ? `?${query}` : '' };
}

/** The visitor's place, and the query of the link that led there (`?visa-country=ca`). */
export interface CatalogueRoute extends CatalogueLink {
  /** Incremented on each visit, so that a reopened tool starts afresh. */
  visitId: number;
}

export const INITIAL_ROUTE: CatalogueRoute = {
  place: { kind: 'catalogue' },
  query: '',
  visitId: 0,
};

/**
 * The route for the address's hash. A hash for anything else on the page, such as the `#main` of a
 * skip link, keeps the current route.
 */
export function routeFromHash(
  hash: string,
  here: CatalogueRoute,
  prefixes: Prefixes,
): CatalogueRoute {
  const place = readHash(hash, prefixes);
  const isForeign = place.kind === 'catalogue' && hash.length > 1;
  if (isForeign || isSamePlace(place, here.place)) return here;
  return { place, query: '', visitId: here.visitId + 1 };
}

/** Removes the parameters of all tools but the one at `place` from a query; others stay. */
export function keepParametersOf(place: CataloguePlace, query: string, prefixes: Prefixes): string {
  const isForeign = (part: string) =>
    Object.entries(prefixes).some(
      ([id, prefix]) => part.startsWith(prefix) && !isSamePlace(place, { kind: 'tool', id }),
    );
  return joinQuery(splitQuery(query).filter((part) => !isForeign(part)));
}

/** The query and hash of a link's target, on a page whose address has the query `search`. */
export function formatLink(
  { place, query }: CatalogueLink,
  search: string,
  prefixes: Prefixes,
): string {
  const kept = splitQuery(keepParametersOf({ kind: 'catalogue' }, search, prefixes));
  return joinQuery([...kept, ...splitQuery(query)]) + formatHash(place);
}

/** The choices that a link may make in its tool: attributes that name a country or a side. */
const LINKED = ['country', 'tab', 'side'] as const;

/** The choices of a link in its tool, as attributes. */
export function readLinkedChoices({ place, query }: CatalogueLink, prefixes: Prefixes) {
  const chosen = new URLSearchParams(query);
  const prefix = place.kind === 'tool' ? prefixes[place.id] : '?';
  return Object.fromEntries(
    LINKED.flatMap((name) => {
      const value = chosen.get(`${prefix}${name}`);
      return value ? [[name, value]] : [];
    }),
  );
}

// By hand, because URLSearchParams would respell parameters that are not ours.
const splitQuery = (query: string) => query.replace(/^\?/, '').split('&').filter(Boolean);
const joinQuery = (parts: string[]) => (parts.length ? `?${parts.join('&')}` : '');
