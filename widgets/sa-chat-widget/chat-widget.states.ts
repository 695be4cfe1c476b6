import { asItOpens, type ElementState } from '../kit/testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'open',
    steps: [{ press: 'Demo chat with' }, { press: 'Close chat' }, { press: 'Demo chat with' }],
  },
];
