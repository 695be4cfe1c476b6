import { asItOpens, type ElementState } from '../testing/states.ts';

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
const atHerRate = [
  { press: 'Change the exchange rate' },
  { fill: { 'rate-INR': '90' } },
  { press: 'Use these rates' },
  { says: 'the rate you entered' },
];

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'errors', steps: [{ press: 'Calculate Costs' }, { says: 'Please select a country' }] },
  { name: 'result', steps: calculated },
  {
    name: 'result, the rent counted once',
    steps: [
      { fill: { country: 'ca', programLevel: 'masters' } },
      { press: 'Calculate Costs' },
      { says: 'Canada asks you to show' },
      { fill: { 'accommodation-basis': 'yearly' } },
    ],
    prints: { shown: 'h3, fieldset label, dl > div, h4', hidden: 'form, button' },
  },
  {
    name: 'out of date, at her rate, with its link',
    steps: [
      ...calculated,
      ...atHerRate,
      { fill: { lifestyle: 'budget' } },
      { press: 'Share this plan' },
      { says: 'Out of date' },
    ],
  },
  {
    name: 'wrong rate',
    steps: [
      ...calculated,
      { press: 'Change the exchange rate' },
      { fill: { 'rate-INR': '0.01' } },
      { press: 'Use these rates' },
      { says: 'Enter the rupees for one dollar' },
    ],
  },
  {
    name: 'comparison',
    attributes: { 'sync-url': '' },
    query: Object.values(links).join('&'),
    steps: [{ says: 'Compare plans' }, { says: 'more than' }, ...atHerRate],
    prints: { shown: 'h3, dl > div, ol > li, table', hidden: 'form, button' },
  },
  {
    name: 'budget',
    attributes: { tab: 'afford' },
    steps: [
      { says: 'Which choice changes the cost most?' },
      { fill: { budget: '30 lakh' } },
      { says: 'With ₹30 lakh a year' },
      { press: 'All ' },
    ],
    prints: { shown: 'h3, h4, ol > li, dl > div', hidden: 'form input, button' },
  },
  {
    name: 'budget that is no amount, one country',
    attributes: { tab: 'afford' },
    steps: [
      { says: 'Which choice changes the cost most?' },
      { press: 'Change: ' },
      { fill: { budgetCountry: 'fr' } },
      { fill: { budget: 'a lot' } },
      { says: 'Enter an amount' },
    ],
  },
];
