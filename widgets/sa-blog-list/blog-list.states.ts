import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'nothing found', steps: [{ fill: { 'Search articles': 'zzzz' } }, { says: 'No ' }] },
];
