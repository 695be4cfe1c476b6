import { describe, expect, it } from 'vitest';
import { countStamps, describePass } from './plan-pass.logic.ts';
import type { PlanNames } from './plan-words.logic.ts';

const names: PlanNames = {
  countries: [{ code: 'ca', name: 'Canada' }],
  levels: { masters: 'Masters' },
  seasons: { fall: 'autumn' },
  accommodations: {},
  lifestyles: {},
};
const plan = {
  choices: { country: 'ca', programLevel: 'masters', season: 'fall', year: '2027', gpa: '8.5' },
  results: {
    estimate: { totalUsd: { monthly: 303_864, yearly: 103_664 }, years: 2 },
    shortlist: ['Vanier', 'Ontario Trillium'],
    nextStep: { title: 'Sit the IELTS', day: '2027-01-15' },
    visaTicks: { done: 2, all: 9 },
    bestScores: { Reading: 24 },
  },
};
const answersOf = ({ stubs }: ReturnType<typeof describePass>) =>
  Object.values(stubs).map(({ label, answer, isStamped }) => [label, answer, isStamped]);

describe('describePass', () => {
  it('leads to the country, with the other choices and five answers', () => {
    const pass = describePass(plan, names);
    expect(pass).toMatchObject({
      destination: 'Canada',
      chosen: ['Masters', 'autumn 2027', 'GPA 8.5'],
    });
    expect(pass.stubs['cost-calculator'].note).toBe('rent once, or × 12');
    expect(answersOf(pass)).toEqual([
      ['Money', '$51,800 to $151,900 a year', true],
      ['Funding', '2 awards worth a look', true],
      ['Dates', 'Sit the IELTS, 15 January 2027', true],
      ['English', 'Reading 24 of 30', true],
      ['Visa', '2 of 9 documents ready', true],
    ]);
  });

  it('has hollow stubs until there are answers', () => {
    const pass = describePass({ choices: {}, results: {} }, names);
    expect(pass).toMatchObject({ destination: '', chosen: [] });
    expect(countStamps(pass)).toBe(0);
    expect(answersOf(pass).map(([, answer]) => answer)).toEqual(Array(5).fill(undefined));
  });

  it.each([
    ['GRE test', undefined, 'GRE test, 1 September 2026', true, false],
    ['GRE test', 'overdue', 'GRE test, overdue since 1 September 2026', true, true],
    ['Too late for this intake', 'too-late', 'Too late for this intake', false, false],
  ] as const)(
    'stamps a next step, late if it is overdue, but none that is too late: %s %s',
    (title, state, answer, isStamped, isLate) => {
      const nextStep = { title, day: '2026-09-01', ...(state && { state }) };
      const choices = { country: 'ca', programLevel: 'masters' };
      const { stubs } = describePass({ choices, results: { nextStep, shortlist: [] } }, names);
      expect(stubs['application-timeline']).toMatchObject({ answer, isStamped, isLate });
      expect(stubs['scholarship-finder'].isStamped).toBe(false);
    },
  );
});
