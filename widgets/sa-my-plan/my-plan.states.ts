import { asItOpens, type ElementState } from '../testing/states.ts';

const plan = {
  choices: {
    country: 'ca',
    city: 'Toronto',
    programLevel: 'masters',
    season: 'fall',
    year: '2027',
    duration: '2',
    accommodation: 'shared',
    lifestyle: 'moderate',
    field: 'Engineering',
    testType: 'IELTS',
    nationality: 'India',
    gpa: '8.5',
  },
  results: {
    estimate: {
      totalUsd: { monthly: 303_864, yearly: 103_664 },
      years: 2,
      rate: { rupees: 96.43, day: '2026-10-06' },
    },
    shortlist: ['Vanier Canada Graduate Scholarship', 'Ontario Graduate Scholarship'],
    nextStep: { title: 'Sit the IELTS', day: '2027-01-15' },
    visaTicks: { done: 2, all: 9 },
    bestScores: { Reading: 24, Listening: 20 },
  },
};
const stored = { 'sa-extras': JSON.stringify({ plan }) };
const moved = {
  'sa-extras': JSON.stringify({
    plan,
    figures: { 'cost.ca.food': '$320', 'cost.ca.tuition-masters': '$27,500' },
  }),
};
const little = { 'sa-extras': '{"plan":{"choices":{"country":"ca"}}}' };

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'a kept plan', stored, steps: [{ says: 'Saved on this device' }] },
  { name: 'one choice', stored: little, steps: [{ says: 'Saved on this device' }] },
  {
    name: 'figures that have changed',
    stored: moved,
    steps: [{ says: '2 figures changed since' }],
  },
  {
    name: 'figures that have changed, below a bar',
    attributes: { compact: '' },
    stored: moved,
    steps: [{ says: '2 figures changed since' }],
  },
  {
    name: 'changes that were seen',
    stored: moved,
    steps: [{ press: 'I have seen this' }, { says: 'Noted.' }],
  },
  {
    name: 'a bar',
    attributes: { compact: '' },
    stored,
    steps: [{ says: 'Plan 5 of 5' }],
  },
  {
    name: 'a bar that is open',
    attributes: { compact: '' },
    stored,
    steps: [{ press: 'Plan 5 of 5' }, { says: 'Saved on this device' }],
  },
  { name: 'forgotten', stored, steps: [{ press: 'Forget' }, { says: 'Nothing yet.' }] },
];
