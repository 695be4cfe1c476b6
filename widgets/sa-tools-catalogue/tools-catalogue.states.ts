import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'category',
    steps: [{ press: 'Planning & Finance' }, { says: 'Planning & Finance Tools' }],
  },
  {
    name: 'nothing found',
    steps: [
      { fill: { 'Search for a tool': 'zzzz' } },
      { says: 'No tools found matching your criteria' },
    ],
  },
  {
    name: 'with a plan',
    attributes: { plan: 'on' },
    stored: {
      'sa-extras':
        '{"plan":{"choices":{"country":"ca"},"results":{"estimate":{"totalUsd":{"monthly":303864,"yearly":103664},"years":2}}}}',
    },
    steps: [{ says: '$51,800 to $151,900 a year' }, { says: 'rent once, or × 12' }],
  },
  {
    name: 'an open tool',
    steps: [{ press: 'Open Tool: Cost Calculator' }, { says: '← Back' }],
  },
  {
    name: 'an open tool with links',
    steps: [{ press: 'Open Tool: Vocabulary Practice' }, { says: '← Back' }],
  },
];
