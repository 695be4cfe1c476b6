import { asItOpens, type ElementState } from '../testing/states.ts';

const progress = { learned: [1, 2, 3, 4, 5], reviewing: [6], saved: [1, 2] };
const stored = { vocabularyStats: JSON.stringify(progress) };
const tab = (name: string) => ({ attributes: { tab: name }, stored });

const known = [{ press: 'card' }, { press: 'I Know This' }];

export const states: readonly ElementState[] = [
  { ...asItOpens, stored },
  { name: 'back of a card', stored, steps: [{ press: 'card' }] },
  {
    name: 'a session completed',
    attributes: { count: '5' },
    steps: [...known, ...known, ...known, ...known, ...known],
  },
  { name: 'dictionary', ...tab('dictionary') },
  {
    name: 'dictionary, results',
    ...tab('dictionary'),
    steps: [{ fill: { 'Search the dictionary': 'er' } }, { press: 'Search' }],
  },
  {
    name: 'dictionary, nothing found',
    ...tab('dictionary'),
    steps: [{ fill: { 'Search the dictionary': 'qqq' } }, { press: 'Search' }],
  },
  { name: 'my words', ...tab('my-words') },
  { name: 'statistics and settings', ...tab('stats'), steps: [{ says: 'Settings' }] },
  { name: 'quiz', ...tab('quiz') },
];
