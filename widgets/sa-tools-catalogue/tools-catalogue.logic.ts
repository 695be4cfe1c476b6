import { count } from '../kit/rules/plural.ts';
import { isFound } from '../kit/rules/search-text.ts';

/** The part of a tool that the catalogue uses; its data may contain more. */
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

export const SEARCH_PLACEHOLDER = 'Search for a tool...';
export const NO_TOOLS_MESSAGE = 'No tools found matching your criteria';

interface CatalogueTab {
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

export const INITIAL_FILTER: CatalogueFilter = { tab: 'all', search: '' };

export interface CatalogueSection<T> {
  heading: string;
  tools: T[];
  /** The tab selected by its 'View all' button; null for the popular tools, which are all shown. */
  viewAllTab: string | null;
}

/** Sections while unfiltered, otherwise one list of results. */
type CatalogueView<T> =
  | { kind: 'overview'; sections: CatalogueSection<T>[] }
  | { kind: 'results'; heading: string; tools: T[] };

/** The catalogue's content. A search sets the heading; the tab still limits the results. */
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
    tools: tools.filter(
      (tool) => isOnTab(tool, selected) && isFound(term, [tool.name, tool.description]),
    ),
  };
}

/** Announced after filtering: `Popular Tools: 5 tools`. */
export function describeResults<T>(view: CatalogueView<T>): string {
  if (view.kind === 'overview') return '';
  const { length } = view.tools;
  return `${view.heading}: ${count(length, 'tool')}`;
}

/** The name and the category badge above an opened tool. */
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

function nameTab(categories: readonly CatalogueCategory[], tab: string): string {
  return tab === 'popular' ? 'Popular Tools' : `${labelOf(categories, tab)} Tools`;
}

function labelOf(categories: readonly CatalogueCategory[], category: string): string {
  return (categories.find(({ id }) => id === category) as CatalogueCategory).label;
}
