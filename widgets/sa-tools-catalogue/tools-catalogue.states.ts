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
        '{"plan":{"choices":{"country":"ca"},"results":{"estimate":{"totalUsd":82000,"yearlyUsd":41000}}}}',
    },
    steps: [{ says: 'about $41,000 a year' }],
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
