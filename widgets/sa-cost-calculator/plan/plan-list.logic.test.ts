import { describe, expect, it } from 'vitest';
import { usMasters as us } from '../../testing/own/cost-plan.ts';
import { isSamePlan } from './plan-list.logic.ts';

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
