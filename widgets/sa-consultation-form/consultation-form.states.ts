import { asItOpens, type ElementState } from '../testing/states.ts';

/** As a link of one of our tools on another site hands it over. */
const plan = encodeURIComponent(
  'My plan: Canada, Masters, Fall 2027.\nCosts: about $41,000 a year.',
);

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'with errors',
    steps: [{ press: 'Schedule Consultation' }, { says: 'Name is required' }],
  },
  {
    name: 'with a plan',
    query: `#consultation&sa-plan=${plan}`,
    steps: [{ says: 'Send my plan with this request' }, { says: 'Costs: about $41,000 a year.' }],
  },
];
