import { toolCategories, tools } from '../../content/tools.ts';
import type { CataloguePlace } from '../catalogue-address.logic.ts';
import { describeTool } from '../tools-catalogue.logic.ts';

export interface OpenedToolInfo {
  id: string;
  name: string;
  /** Category, or what else is to be known at first sight. */
  badge: string;
  /** Tag of its element. */
  component: string;
}

/** Not one of the seven tools, because it computes nothing. */
const matcher: OpenedToolInfo = {
  id: 'university-matcher',
  name: 'University Matcher',
  badge: 'Sample',
  component: 'sa-university-matcher',
};

/** What is open at a place; null where the catalogue is. */
export function describeOpened(place: CataloguePlace): OpenedToolInfo | null {
  if (place.kind === 'university-matcher') return matcher;
  const tool = place.kind === 'tool' && tools.find(({ id }) => id === place.id);
  if (!tool) return null;
  return { id: tool.id, component: tool.component, ...describeTool(tool, toolCategories) };
}
