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
