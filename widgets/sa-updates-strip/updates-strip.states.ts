import { updates } from '../content/updates.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

const [first] = updates;

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'a story', steps: first ? [{ press: first.title }] : [] },
];
