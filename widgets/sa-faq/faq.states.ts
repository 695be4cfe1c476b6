import { faq } from '../content/faq.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

const [first] = faq;

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'an answer', steps: first ? [{ press: first.question }, { says: first.answer }] : [] },
];
