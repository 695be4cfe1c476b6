import { describe, expect, it } from 'vitest';
import type { CostPlan } from './cost-plan.ts';
import { addPlan, isSamePlan, listLinkedPlans, removePlan } from './plan-list.logic.ts';

const us: CostPlan = {
  country: 'us',
  city: '',
  programLevel: 'masters',
  duration: '1',
  accommodation: 'shared',
  lifestyle: 'moderate',
};
const germany: CostPlan = { ...us, country: 'de', duration: '2' };
const london: CostPlan = { ...us, country: 'uk', city: 'London' };
const singapore: CostPlan = { ...us, country: 'sg', city: 'Singapore', programLevel: 'phd' };

describe('addPlan', () => {
  it('adds up to three plans', () => {
    expect(addPlan([us, germany], london)).toEqual([us, germany, london]);
    expect(addPlan([us, germany, london], singapore)).toEqual([us, germany, london]);
  });

  it('adds no plan twice', () => {
    expect(addPlan([us], { ...us })).toEqual([us]);
  });
});

describe('removePlan', () => {
  it('takes one plan out and leaves the others in their order', () => {
    expect(removePlan([us, germany, london], { ...germany })).toEqual([us, london]);
    expect(removePlan([us], germany)).toEqual([us]);
  });
});

describe('listLinkedPlans', () => {
  it.each([
    ['alone', london, [], [london]],
    ['before the others', london, [us, germany], [london, us, germany]],
    ['once, where it is compared', germany, [us, germany, london], [germany, us, london]],
    ['and as many others as fit', singapore, [us, germany, london], [singapore, us, germany]],
  ])('puts the plan that is shown first, %s', (_, shown, compared, linked) => {
    expect(listLinkedPlans(shown, compared)).toEqual(linked);
  });
});

describe('isSamePlan', () => {
  it.each([
    ['country', 'uk'],
    ['city', 'Boston'],
    ['programLevel', 'phd'],
    ['duration', '2'],
    ['accommodation', 'private'],
    ['lifestyle', 'budget'],
  ])('tells plans apart by their %s', (field, value) => {
    expect(isSamePlan(us, { ...us })).toBe(true);
    expect(isSamePlan(us, { ...us, [field]: value })).toBe(false);
  });
});
