interface AddressedTool {
  id: string;
}

/** A place on the tools page that its address can name. */
export type CataloguePlace =
  | { kind: 'catalogue' }
  | { kind: 'countries' }
  | { kind: 'university-matcher' }
  | { kind: 'tool'; id: string };

/** Reads the hash of the address, with or without its `#`. Anything unknown is the catalogue. */
export function readHash(hash: string, tools: readonly AddressedTool[]): CataloguePlace {
  const id = hash.replace(/^#/, '').toLowerCase();
  if (id === 'countries' || id === 'university-matcher') return { kind: id };
  return tools.some((tool) => tool.id === id) ? { kind: 'tool', id } : { kind: 'catalogue' };
}

/** The hash of a place; empty for the catalogue. */
export function formatHash(place: CataloguePlace): string {
  if (place.kind === 'catalogue') return '';
  return `#${place.kind === 'tool' ? place.id : place.kind}`;
}

/** Whether two places are the same, so that going from one to the other changes nothing. */
export function isSamePlace(one: CataloguePlace, other: CataloguePlace): boolean {
  return formatHash(one) === formatHash(other);
}

/** Where a link leads within the tools page, and the query it brings along (`?visa-country=ca`). */
export interface CatalogueLink {
  place: CataloguePlace;
  query: string;
}

/**
 * Reads the address of a link as a place of the tools page, which is at each of `pages`. Null for
 * every other link, and for one to the page as a whole.
 */
export function readLink(
  href: string,
  pages: readonly string[],
  tools: readonly AddressedTool[],
): CatalogueLink | null {
  const [address = '', hash = ''] = href.split('#');
  const [page = '', query] = address.split('?');
  const place = readHash(hash, tools);
  if (!pages.includes(page) || place.kind === 'catalogue') return null;
  return { place, query: query ? `?${query}` : '' };
}

/** Where a visitor is, and what the link that led there said (`?visa-country=ca`). */
export interface CatalogueStay extends CatalogueLink {
  /** One more than at the place they came from, so that a tool opened anew starts anew. */
  turn: number;
}

export const firstStay: CatalogueStay = { place: { kind: 'catalogue' }, query: '', turn: 0 };

/**
 * Where the hash of the address leads. One that names something else on the page, such as the
 * `#main` of a skip link, leaves the visitor where they are.
 */
export function enterHash(
  hash: string,
  here: CatalogueStay,
  tools: readonly AddressedTool[],
): CatalogueStay {
  const place = readHash(hash, tools);
  const isForeign = place.kind === 'catalogue' && hash.length > 1;
  if (isForeign || isSamePlace(place, here.place)) return here;
  return { place, query: '', turn: here.turn + 1 };
}

/** What the parameters of each tool in the page's address begin with. */
const parameterPrefixes: Readonly<Record<string, string>> = {
  'toefl-mock-exam': 'toefl-',
  'vocabulary-practice': 'vocabulary-',
  'cost-calculator': 'cost-',
  'visa-requirements': 'visa-',
  'visa-interview-simulator': 'interview-',
  'scholarship-finder': 'scholarship-',
  'application-timeline': 'timeline-',
};

/** A query without the parameters of all tools but the one at `place`; what is no tool's stays. */
export function keepParametersOf(place: CataloguePlace, query: string): string {
  const foreign = Object.entries(parameterPrefixes)
    .filter(([id]) => !isSamePlace(place, { kind: 'tool', id }))
    .map(([, prefix]) => prefix);
  return joinQuery(
    splitQuery(query).filter((part) => !foreign.some((own) => part.startsWith(own))),
  );
}

/** The query and hash that a link leads to, on a page whose address has the query `search`. */
export function formatLink({ place, query }: CatalogueLink, search: string): string {
  const kept = splitQuery(keepParametersOf({ kind: 'catalogue' }, search));
  return joinQuery([...kept, ...splitQuery(query)]) + formatHash(place);
}

/** The country that a link chooses in the tool it leads to; undefined where it names none. */
export function readLinkedCountry({ place, query }: CatalogueLink): string | undefined {
  if (place.kind !== 'tool') return undefined;
  return new URLSearchParams(query).get(`${parameterPrefixes[place.id]}country`) ?? undefined;
}

// By hand, because URLSearchParams would spell what is not ours in another way.
const splitQuery = (query: string) => query.replace(/^\?/, '').split('&').filter(Boolean);
const joinQuery = (parts: string[]) => (parts.length ? `?${parts.join('&')}` : '');
