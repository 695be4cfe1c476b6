import { asItOpens, type ElementState } from '../kit/testing/states.ts';

const topics = ['documents', 'finances', 'healthInsurance', 'timeline', 'tips'];

export const states: readonly ElementState[] = [
  asItOpens,
  ...topics.map((tab) => ({
    name: `guide, ${tab}`,
    attributes: { country: 'uk', tab },
    steps: [{ says: 'Your checklist' }],
    prints: {
      shown: '[role=tabpanel], [role=tabpanel] li, #country-name',
      hidden: 'select, button',
    },
  })),
  {
    name: 'guide, a document ticked',
    attributes: { country: 'uk', tab: 'tips' },
    steps: [{ press: 'Required Documents' }, { press: 'Passport with a page' }, { says: '1 of ' }],
  },
  { name: 'no guide yet', attributes: { country: 'sg' } },
  { name: 'unknown country', attributes: { country: 'Ireland' } },
];
