import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'with an error', steps: [{ press: 'Subscribe' }, { says: 'Please enter' }] },
];
