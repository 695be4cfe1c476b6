import { asItOpens, type ElementState } from '../kit/testing/states.ts';

const live = { live: '' };

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'live', attributes: live, steps: [{ says: '4. Copy it into your page' }] },
  {
    name: 'with colours that are hard to read',
    attributes: live,
    steps: [
      { says: '4. Copy it into your page' },
      { fill: { 'look-primary': '#fde047', 'look-ink': 'blurple' } },
      { says: 'Hard to read for many people' },
    ],
  },
];
