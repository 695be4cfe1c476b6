import { asItOpens, type ElementState } from '../testing/states.ts';

const simulated = { media: 'simulated' };
const asked = [{ press: 'Start Interview' }, { says: 'Question 1 of 3' }];
const recording = [...asked, { press: 'Start Recording Your Answer' }];
const recorded = [...recording, { press: 'Stop Recording' }, { says: 'Recording Complete' }];

const whole = { ...simulated, side: 'whole' };
const facts = {
  programLevel: 'masters',
  lastLevel: 'masters',
  fees: '28,000',
  living: '20,000',
  'payer-parents': 'on',
  'payer-loan': 'on',
  savings: '10 lakh',
  loan: '25 lakh',
};
const inWhole = [{ says: 'Set up a whole interview' }];
const begun = [...inWhole, { press: 'Begin the interview' }, { says: 'Question 1 of' }];

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
    name: 'an answer typed',
    attributes: simulated,
    steps: [
      ...asked,
      { press: 'Type instead' },
      { fill: { typed: 'I compared three courses.' } },
      { press: 'Use this answer' },
      { says: 'Answer kept' },
    ],
  },
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
  { name: 'a whole interview', attributes: whole, steps: inWhole },
  {
    name: 'a whole interview, with facts kept',
    attributes: { ...whole, country: 'de' },
    steps: [
      ...inWhole,
      { press: 'Your facts' },
      { fill: facts },
      { press: 'Your own questions' },
      { fill: { own: 'Why do you want to study so far from home?' } },
      { fill: { keep: 'on' } },
      { says: 'stay in this browser' },
    ],
  },
  { name: 'a question of a whole interview', attributes: whole, steps: begun },
  {
    name: 'the report of a whole interview',
    attributes: whole,
    steps: [
      ...inWhole,
      { press: 'Your facts' },
      { fill: facts },
      { fill: { 'whole-length': '8' } },
      { press: 'Begin the interview' },
      { fill: { typed: 'In my own words' } },
      // Each question is answered, then marked.
      ...Array.from({ length: 15 }, () => ({ press: 'Continue' })),
      { press: 'See the report' },
      { says: 'Points that do not match' },
    ],
    prints: { shown: 'ol', hidden: '[part=button]' },
  },
  { name: 'tips', attributes: { tab: 'tips' } },
  { name: 'mistakes', attributes: { tab: 'mistakes' } },
];
