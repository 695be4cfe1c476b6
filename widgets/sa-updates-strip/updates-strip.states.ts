import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'paused', steps: [{ press: 'Pause the stories' }] },
  { name: 'a story', steps: [{ press: 'Pause the stories' }, { press: 'Scholarship Alert' }] },
];
