import type { ToolId } from './tools.ts';

/**
 * Put before each tool's parameters in an address, to keep them apart from those of other tools and
 * of the page. Links contain them: never change one.
 */
export const addressPrefixes = {
  'toefl-mock-exam': 'toefl-',
  'vocabulary-practice': 'vocabulary-',
  'cost-calculator': 'cost-',
  'visa-requirements': 'visa-',
  'visa-interview-simulator': 'interview-',
  'scholarship-finder': 'scholarship-',
  'application-timeline': 'timeline-',
} as const satisfies Readonly<Record<ToolId, `${string}-`>>;
