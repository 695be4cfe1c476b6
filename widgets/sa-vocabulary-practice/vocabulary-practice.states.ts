import { asItOpens, type ElementState } from '../testing/states.ts';

const progress = { learned: [1, 2, 3, 4, 5], reviewing: [6], saved: [1, 2] };
const stored = { vocabularyStats: JSON.stringify(progress) };
const tab = (name: string) => ({ attributes: { tab: name }, stored });

const known = [{ press: 'card' }, { press: 'I Know This' }];

const review = { attributes: { side: 'review' } };
const begin = [{ says: 'due today' }, { press: 'Review ' }];
const easy = [{ press: 'card' }, { press: 'Easy' }];

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
  { name: 'daily review', ...review },
  { name: 'daily review, back of a card', ...review, steps: [...begin, { press: 'card' }] },
  {
    name: 'daily review, gap in a sentence',
    ...review,
    steps: [{ fill: { 'review-way': 'gap' } }, ...begin],
  },
  {
    name: 'daily review, a wrong answer',
    ...review,
    steps: [
      { fill: { 'review-way': 'gap' } },
      ...begin,
      { fill: { 'review-answer': 'wrong' } },
      { press: 'Check' },
    ],
  },
  {
    name: 'daily review, after a sitting',
    ...review,
    steps: [
      { fill: { 'review-limit': '5' } },
      { says: 'Review 5 words' },
      ...begin,
      ...easy,
      ...easy,
      ...easy,
      ...easy,
      ...easy,
    ],
  },
  {
    name: 'daily review, words of her own',
    ...review,
    steps: [
      { press: 'Words' },
      { fill: { 'own-list': 'serendipity – a lucky find\nno meaning here' } },
      { press: 'Check the list' },
      { press: 'Add 1 word' },
      { says: 'My own words (1)' },
    ],
  },
  {
    name: 'daily review, a list before it is added',
    ...review,
    steps: [
      { press: 'Words' },
      {
        fill: {
          'own-list':
            'Word,Level,Meaning,Example\nabate,B2,कम होना,The storm abated.\ncandid,C1,frank,\nterse,C1,,',
        },
      },
      { press: 'Check the list' },
      { says: 'Nothing is added yet.' },
    ],
  },
  {
    name: 'daily review, before it is deleted',
    ...review,
    steps: [{ press: 'Reminder and storage' }, { press: 'Delete my review' }],
  },
];
