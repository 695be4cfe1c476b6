import { handoverFragment } from '../kit/stores/plan-handover.ts';
import { answersToRequest } from '../testing/canned-booking.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

/** As a link of one of our tools on another site hands it over. */
const plan = handoverFragment({
  choices: { country: 'ca', programLevel: 'masters', season: 'fall', year: '2027' },
  results: { estimate: { totalUsd: { monthly: 303_864, yearly: 103_664 }, years: 2 } },
});

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'with errors',
    steps: [{ press: 'Schedule Consultation' }, { says: 'Name is required' }],
  },
  {
    name: 'with a plan',
    query: `#consultation${plan}`,
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
