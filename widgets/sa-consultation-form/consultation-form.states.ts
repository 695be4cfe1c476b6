import { answersToRequest } from '../testing/canned-booking.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

/** As a link of one of our tools on another site hands it over. */
const plan = encodeURIComponent(
  'My plan: Canada, Masters, autumn 2027.\nCosts: $303,864 (rent × 12) or $103,664 (rent once a year) for 2 years.',
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
    steps: [
      { says: 'Send my plan with this request' },
      { says: '$103,664 (rent once a year) for 2 years' },
    ],
  },
  {
    name: 'with times to choose',
    answers: answersToRequest,
    steps: [
      { fill: { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210' } },
      { press: 'Schedule Consultation' },
      { says: 'None of these suits me' },
    ],
  },
];
