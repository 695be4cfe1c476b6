import { asItOpens, type ElementState } from '../kit/testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'with errors',
    steps: [{ press: 'Schedule Consultation' }, { says: 'Name is required' }],
  },
];
