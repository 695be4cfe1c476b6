import { asItOpens, type ElementState } from '../testing/states.ts';

const simulated = { media: 'simulated' };
const asked = [{ press: 'Start Interview' }, { says: 'Question 1 of 3' }];
const recording = [...asked, { press: 'Start Recording Your Answer' }];
const recorded = [...recording, { press: 'Stop Recording' }, { says: 'Recording Complete' }];

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'an empty choice',
    attributes: simulated,
    steps: [
      { fill: { country: 'Canada', difficulty: 'hard' } },
      { press: 'Start Interview' },
      { says: 'There are no questions' },
    ],
  },
  {
    name: 'a question',
    attributes: simulated,
    steps: [...asked, { press: 'Show Sample Answer' }],
  },
  { name: 'recording', attributes: simulated, steps: recording },
  { name: 'recorded', attributes: simulated, steps: recorded },
  {
    name: 'complete',
    attributes: { ...simulated, country: 'Canada' },
    steps: [
      { press: 'Start Interview' },
      { press: 'Start Recording Your Answer' },
      { press: 'Stop Recording' },
      { press: 'Next Question' },
      { says: 'Interview Complete' },
    ],
  },
  { name: 'tips', attributes: { tab: 'tips' } },
  { name: 'mistakes', attributes: { tab: 'mistakes' } },
];
