import { expect, it } from 'vitest';
import type { Plan } from '../../../worker/contract/plan.ts';
import { joinPlans } from './plan-choices.logic.ts';

const { choices, results }: Plan = {
  choices: { country: 'ca', city: 'Toronto', programLevel: 'masters' },
  results: {
    estimate: { totalUsd: { monthly: 2, yearly: 1 }, years: 1 },
    shortlist: ['Vanier'],
    visaTicks: { done: 1, all: 9 },
    bestScores: { Reading: 24 },
  },
};
const { estimate: _, shortlist: __, ...onVisaAndScores } = results;
const { bestScores } = results as { bestScores: Record<string, number> };
const estimate = { totalUsd: { monthly: 8, yearly: 4 }, years: 2 };

it.each<[string, Plan, Plan]>([
  [
    'adds a new choice to those that are repeated',
    { choices: { country: 'ca', season: 'fall' }, results: {} },
    { choices: { ...choices, season: 'fall' }, results },
  ],
  [
    'drops what depended on another country',
    { choices: { country: 'de' }, results: {} },
    { choices: { country: 'de', programLevel: 'masters' }, results: { bestScores } },
  ],
  [
    'drops what depended on another level, but not the visa',
    { choices: { programLevel: 'phd' }, results: {} },
    { choices: { ...choices, programLevel: 'phd' }, results: onVisaAndScores },
  ],
  [
    'takes the results that come with the other choice',
    { choices: { country: 'de', city: 'Berlin' }, results: { estimate } },
    {
      choices: { country: 'de', city: 'Berlin', programLevel: 'masters' },
      results: { bestScores, estimate },
    },
  ],
])('a plan %s', (_name, update, joined) => {
  expect(joinPlans({ choices, results }, update)).toEqual(joined);
});
