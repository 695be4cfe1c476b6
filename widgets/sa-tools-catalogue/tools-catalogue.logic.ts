/** What the catalogue needs of a tool; its data may hold more. */
interface CatalogueTool {
  id: string;
  name: string;
  description: string;
  category: string;
  popular: boolean;
}

interface CatalogueCategory {
  id: string;
  label: string;
}

export const searchPlaceholder = 'Search for a tool...';
export const noToolsMessage = 'No tools found matching your criteria';

export interface CatalogueTab {
  id: string;
  label: string;
}

/** The tabs in order, the first selected at load. */
export function listTabs(categories: readonly CatalogueCategory[]): CatalogueTab[] {
  return [
    { id: 'all', label: 'All Tools' },
    { id: 'popular', label: 'Popular' },
    ...categories.map(({ id, label }) => ({ id, label })),
  ];
}

export interface CatalogueFilter {
  tab: string;
  search: string;
}

export const firstFilter: CatalogueFilter = { tab: 'all', search: '' };

export interface CatalogueSection<T> {
  heading: string;
  tools: T[];
  /** The tab its 'View all' button selects; null for the popular tools, which are all shown. */
  viewAllTab: string | null;
}

/** Sections while nothing is filtered, one list of results otherwise. */
export type CatalogueView<T> =
  | { kind: 'overview'; sections: CatalogueSection<T>[] }
  | { kind: 'results'; heading: string; tools: T[] };

/** What the catalogue shows. A search names the heading; the tab still limits what is found. */
export function viewCatalogue<T extends CatalogueTool>(
  tools: readonly T[],
  categories: readonly CatalogueCategory[],
  { tab, search }: CatalogueFilter,
): CatalogueView<T> {
  const term = search.trim();
  const selected = listTabs(categories).some(({ id }) => id === tab) ? tab : 'all';
  if (!term && selected === 'all') {
    return { kind: 'overview', sections: buildSections(tools, categories) };
  }
  return {
    kind: 'results',
    heading: term ? `Search results for "${term}"` : nameTab(categories, selected),
    tools: tools.filter((tool) => isOnTab(tool, selected) && isMatch(tool, term)),
  };
}

/** A place on the tools page that its address can name. */
export type CataloguePlace =
  | { kind: 'catalogue' }
  | { kind: 'countries' }
  | { kind: 'university-matcher' }
  | { kind: 'tool'; id: string };

/** Reads the hash of the address, with or without its `#`. Anything unknown is the catalogue. */
export function readHash(hash: string, tools: readonly CatalogueTool[]): CataloguePlace {
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

/** Where a link leads within the tools page, and the query it brings along (`?country=ca`). */
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
  tools: readonly CatalogueTool[],
): CatalogueLink | null {
  const [address = '', hash = ''] = href.split('#');
  const [page = '', query] = address.split('?');
  const place = readHash(hash, tools);
  if (!pages.includes(page) || place.kind === 'catalogue') return null;
  return { place, query: query ? `?${query}` : '' };
}

/** Where a visitor is, and what the link that led there said (`?country=ca`). */
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
  tools: readonly CatalogueTool[],
): CatalogueStay {
  const place = readHash(hash, tools);
  const isForeign = place.kind === 'catalogue' && hash.length > 1;
  if (isForeign || isSamePlace(place, here.place)) return here;
  return { place, query: '', turn: here.turn + 1 };
}

/** What is said aloud once something is filtered: `Popular Tools: 5 tools`. */
export function describeResults<T>(view: CatalogueView<T>): string {
  if (view.kind === 'overview') return '';
  const { length } = view.tools;
  return `${view.heading}: ${length} ${length === 1 ? 'tool' : 'tools'}`;
}

/** The name and the category badge over an opened tool. */
export function describeTool<T extends CatalogueTool>(
  tool: T,
  categories: readonly CatalogueCategory[],
): { name: string; badge: string } {
  return { name: tool.name, badge: labelOf(categories, tool.category) };
}

function buildSections<T extends CatalogueTool>(
  tools: readonly T[],
  categories: readonly CatalogueCategory[],
): CatalogueSection<T>[] {
  const sectionOf = (tab: string) => tools.filter((tool) => isOnTab(tool, tab));
  return [
    { heading: 'Popular Tools', tools: sectionOf('popular'), viewAllTab: null },
    ...categories.map(({ id, label }) => ({
      heading: label,
      tools: sectionOf(id),
      viewAllTab: id,
    })),
  ];
}

function isOnTab(tool: CatalogueTool, tab: string): boolean {
  return tab === 'all' || (tab === 'popular' ? tool.popular : tool.category === tab);
}

function isMatch({ name, description }: CatalogueTool, term: string): boolean {
  return [name, description].some((text) => text.toLowerCase().includes(term.toLowerCase()));
}

function nameTab(categories: readonly CatalogueCategory[], tab: string): string {
  return tab === 'popular' ? 'Popular Tools' : `${labelOf(categories, tab)} Tools`;
}

function labelOf(categories: readonly CatalogueCategory[], category: string): string {
  return categories.find(({ id }) => id === category)?.label ?? '';
}
