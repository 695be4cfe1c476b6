import { mockTests } from '../content/toefl/tests.ts';
import { taskTexts } from '../content/toefl/today-notes.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

const chosen = [{ press: mockTests[0]?.title ?? '' }];
const section = (name: string) => [...chosen, { press: name }];
const preparing = [...section('Speaking'), { press: 'Start Preparation' }];

const today = { side: 'today' };
/** A section, or a task of the fold of its section. */
const begun = (goal: string, fold?: string) => ({
  attributes: today,
  steps: [{ says: 'One task alone' }, ...(fold ? [{ press: fold }] : []), { press: goal }],
});
/** To the report of a drill of ten, with nothing answered. */
const finished = [
  ...begun(taskTexts.sentence.name, 'Writing tasks').steps,
  ...Array.from({ length: 9 }, () => ({ press: 'Next' })),
  { press: 'Finish and see the report' },
];

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
    steps: [...preparing, { pass: 15 }, { press: 'Start Speaking' }, { says: 'Speaking time' }],
  },
  { name: 'writing', steps: section('Writing') },
  { name: 'today', attributes: today, steps: [{ says: 'One task alone' }] },
  { name: 'today, complete the words', ...begun('Reading') },
  {
    name: 'today, an academic passage',
    attributes: today,
    steps: begun(taskTexts.academic.name, 'Reading tasks').steps,
  },
  {
    name: 'today, choose a response',
    attributes: today,
    steps: [
      ...begun(taskTexts.response.name, 'Listening tasks').steps,
      { press: 'Read the text instead' },
    ],
  },
  { name: 'today, build a sentence', ...begun(taskTexts.sentence.name, 'Writing tasks') },
  {
    name: 'today, an email to judge',
    attributes: today,
    steps: [
      ...begun(taskTexts.email.name, 'Writing tasks').steps,
      { fill: { 'Your email': 'Dear Dr Rao, I am writing about my room.' } },
      { press: 'I have finished' },
    ],
  },
  { name: 'today, a discussion', ...begun(taskTexts.discussion.name, 'Writing tasks') },
  {
    name: 'today, listen and repeat',
    attributes: { ...today, media: 'simulated' },
    steps: [
      ...begun(taskTexts.repeat.name, 'Speaking tasks').steps,
      { press: 'Read the text instead' },
      { press: 'Start speaking' },
      { press: 'Stop' },
    ],
  },
  {
    name: 'today, report',
    attributes: today,
    steps: finished,
    prints: { shown: 'details > div', hidden: '[part=button]' },
  },
];
