import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'a story', steps: [{ press: 'Scholarship Alert' }] },
];
