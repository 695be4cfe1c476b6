import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'menu on a phone', width: 375, steps: [{ press: 'Menu' }] },
];
