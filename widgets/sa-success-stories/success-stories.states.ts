import { successStories } from '../content/success-stories.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

const [story] = successStories;

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'one story',
    steps: story
      ? [
          { press: `${story.university.name} to ${story.destination.name}` },
          { says: 'Time to admission' },
        ]
      : [],
  },
  {
    name: 'nothing found',
    steps: [
      { fill: { 'Search success stories': 'zzzz' } },
      { press: 'Search Stories' },
      { says: 'View All Stories' },
    ],
  },
];
