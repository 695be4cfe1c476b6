import { type Tool, type ToolCategoryId, toolCategories, tools } from '../content/tools.ts';

export interface TeasedTool extends Pick<Tool, 'name' | 'description' | 'icon' | 'time'> {
  /** The fragment of its address on the tools page. */
  id: string;
  /** As #rrggbb. */
  colour: string;
}

const TEASED_IDS = new Set([
  'cost-calculator',
  'visa-requirements',
  'scholarship-finder',
  'application-timeline',
]);

/** The matcher is not one of the seven tools, because it computes nothing. */
const UNIVERSITY_MATCHER: TeasedTool = {
  id: 'university-matcher',
  name: 'University Matcher',
  description: 'Three sample matches, to show how your own list of universities would look.',
  icon: 'school',
  time: '1-2 min',
  colour: '#9d174d',
};

/** The tools on the home page, in the order of their cards. */
export const teasedTools: readonly TeasedTool[] = [
  ...tools
    .filter(({ id }) => TEASED_IDS.has(id))
    .map((tool) => ({ ...tool, colour: colourOf(tool.category) })),
  UNIVERSITY_MATCHER,
];

function colourOf(category: ToolCategoryId): string {
  return toolCategories.find(({ id }) => id === category)?.colour ?? '';
}
