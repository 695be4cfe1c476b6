import { guide } from '../content/visas/united-kingdom.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

const topics = ['documents', 'finances', 'healthInsurance', 'timeline', 'tips'];

export const states: readonly ElementState[] = [
  asItOpens,
  {
    name: 'the money of six countries',
    steps: [{ press: 'Compare the money you must show' }, { says: 'Exchange rates' }],
  },
  ...topics.map((tab) => ({
    name: `guide, ${tab}`,
    attributes: { country: 'uk', tab },
    steps: [{ says: 'Your checklist' }],
    prints: {
      shown:
        '[role=tabpanel], [role=tabpanel] ul > li, #panel-timeline li, #country-name, details dd, details li',
      hidden: 'select, button, [type=date]',
    },
  })),
  {
    name: 'guide, a document ticked',
    attributes: { country: 'uk', tab: 'tips' },
    steps: [
      { press: 'Required Documents' },
      { press: guide.documents[0] ?? '' },
      { says: '1 of ' },
    ],
  },
  {
    name: 'guide, another day, with the days in the account',
    attributes: { country: 'uk', tab: 'finances' },
    steps: [
      { says: 'Work out what you must show' },
      { fill: { 'apply-on': '2027-01-15', place: 'elsewhere', months: '6', since: '2027-01-02' } },
      { says: 'is too early' },
    ],
  },
  {
    name: 'guide, a day before the ledger',
    attributes: { country: 'ca', tab: 'finances' },
    steps: [
      { says: 'Work out what you must show' },
      { fill: { 'apply-on': '2023-05-01', people: '4' } },
      { says: 'We have no dated figure' },
    ],
  },
  {
    name: 'guide, a family',
    attributes: { country: 'au', tab: 'finances' },
    steps: [
      { says: 'Work out what you must show' },
      { fill: { partner: 'yes', children: '2' } },
      { fill: { pupils: '1' } },
      { says: ' for school' },
    ],
  },
  ...['Work while studying', 'Refused: what now?', 'What comes back'].map((press) => ({
    name: `guide, ${press}`,
    attributes: { country: 'ca', tab: 'tips' },
    steps: [{ says: press }, { press }],
  })),
  { name: 'no guide yet', attributes: { country: 'sg' } },
  { name: 'unknown country', attributes: { country: 'Ireland' } },
];
