import { asItOpens, type ElementState } from '../testing/states.ts';

const generate = { press: 'Generate Timeline' };
const generated = [
  { fill: { country: 'nz', programLevel: 'masters', season: 'summer' } },
  generate,
  { says: 'Apply by' },
];

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'errors', steps: [generate, { says: 'Program level is required' }] },
  {
    name: 'MBA, generation failed',
    attributes: { country: 'atlantis' },
    steps: [
      { fill: { programLevel: 'mba' } },
      { says: 'Include the GMAT' },
      generate,
      { says: 'Timeline could not be generated' },
    ],
  },
  {
    name: 'timeline with notices',
    steps: generated,
    prints: { shown: 'h3, ol > li, ul[aria-label=Key]', hidden: 'form, button' },
  },
  {
    name: 'a step done, today within the plan',
    steps: [...generated, { press: 'Done: Research universities' }],
  },
  {
    name: 'steps done on an earlier visit',
    stored: {
      'sa-extras':
        '{"timelineTicks":["nz-masters-summer-2027:research","any:language-test:IELTS"]}',
    },
    steps: generated,
  },
  {
    name: 'out of date',
    steps: [...generated, { fill: { season: 'fall' } }, { says: 'Out of date' }],
  },
];
