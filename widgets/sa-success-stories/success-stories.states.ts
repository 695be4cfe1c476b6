import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'one story',
    steps: [
      { press: 'Anna University to Arizona State University' },
      { says: 'Time to admission' },
    ],
  },
  {
    name: 'nothing found',
    steps: [
      { fill: { 'Search success stories': 'zzzz' } },
      { press: 'Search Stories' },
      { says: 'View All Stories' },
    ],
  },
];
