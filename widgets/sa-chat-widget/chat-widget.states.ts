import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'open',
    steps: [{ press: 'Chat with' }, { press: 'Close chat' }, { press: 'Chat with' }],
  },
];
