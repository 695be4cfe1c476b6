import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'with errors',
    steps: [
      { fill: { message: 'http://a.example' } },
      { press: 'Ask for credit' },
      { says: 'Name is required' },
    ],
  },
];
