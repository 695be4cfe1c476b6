import { asItOpens, type ElementState } from '../testing/states.ts';

const chosen = [{ press: 'Practice Test 1' }];
const section = (name: string) => [...chosen, { press: name }];
const preparing = [...section('Speaking'), { press: 'Start Preparation' }];

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'sections', steps: chosen },
  { name: 'reading', steps: section('Reading') },
  { name: 'reading, marked', steps: [...section('Reading'), { press: 'Submit Answers' }] },
  { name: 'listening', steps: section('Listening') },
  { name: 'speaking', steps: section('Speaking') },
  { name: 'speaking, preparation', steps: preparing },
  {
    name: 'speaking, recording',
    steps: [...preparing, { pass: 15 }, { press: 'Start Speaking' }],
  },
  { name: 'writing', steps: section('Writing') },
];
