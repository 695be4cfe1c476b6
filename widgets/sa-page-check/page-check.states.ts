import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'with an address', steps: [{ fill: { page: 'https://a.example' } }, { press: 'Check' }] },
];
