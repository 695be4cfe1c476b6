import { toolCategories, tools } from '../content/tools.ts';
import type { CataloguePlace } from './catalogue-address.logic.ts';
import { describeTool } from './tools-catalogue.logic.ts';

export interface OpenedToolInfo {
  id: string;
  name: string;
  /** The category, or a first remark. */
  badge: string;
  /** Tag of its element. */
  component: string;
}

/** The matcher is not one of the seven tools, because it computes nothing. */
const UNIVERSITY_MATCHER: OpenedToolInfo = {
  id: 'university-matcher',
  name: 'University Matcher',
  badge: 'Sample',
  component: 'sa-university-matcher',
};

/** The tool at a place; null for the catalogue. */
export function describeOpened(place: CataloguePlace): OpenedToolInfo | null {
  if (place.kind === 'university-matcher') return UNIVERSITY_MATCHER;
  const tool = place.kind === 'tool' && tools.find(({ id }) => id === place.id);
  if (!tool) return null;
  const { id, component, title } = tool;
  return { id, component, ...describeTool(tool, toolCategories), ...(title && { name: title }) };
}
