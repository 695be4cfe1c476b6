import { asItOpens, type ElementState } from '../kit/testing/states.ts';

const links = {
  london: 'cost-plan=uk.london.masters.1.private.premium',
  newYork: 'cost-plan=us.new-york.bachelors.4.private.premium',
  germany: 'cost-plan=de.any.masters.2.shared.moderate',
};

const calculated = [
  { fill: { country: 'uk', programLevel: 'masters' } },
  { press: 'Calculate Costs' },
  { press: 'How this is worked out' },
];
const inRupees = [
  { press: 'See it in rupees' },
  { fill: { rate: '90' } },
  { press: 'Show rupees' },
  { says: 'the rate you entered' },
];

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'errors', steps: [{ press: 'Calculate Costs' }, { says: 'Please select a country' }] },
  { name: 'result', steps: calculated },
  {
    name: 'out of date, in rupees, with its link',
    steps: [
      ...calculated,
      ...inRupees,
      { fill: { lifestyle: 'budget' } },
      { press: 'Share this plan' },
      { says: 'Out of date' },
    ],
  },
  {
    name: 'comparison',
    attributes: { 'sync-url': '' },
    query: Object.values(links).join('&'),
    steps: [{ says: 'Compare plans' }, ...inRupees],
    prints: { shown: 'h3, dl > div, ol > li, table', hidden: 'form, button' },
  },
];
