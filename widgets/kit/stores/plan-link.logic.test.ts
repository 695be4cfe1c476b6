import { describe, expect, it } from 'vitest';
import { readPlanLink, writePlanLink } from './plan-link.logic.ts';

describe('a plan link', () => {
  const choices = { country: 'ca', city: 'New York', programLevel: 'masters', field: 'Arts & Law' };

  it('carries the choices, and the tool to open', () => {
    expect(writePlanLink({ country: 'ca', programLevel: 'masters' })).toBe(
      '#plan&country=ca&program-level=masters',
    );
    expect(readPlanLink(writePlanLink(choices, 'cost-calculator'))).toEqual({
      choices,
      tool: 'cost-calculator',
    });
  });

  it('never carries the GPA or the nationality, whoever wrote it', () => {
    expect(writePlanLink({ ...choices, gpa: '8.5', nationality: 'India' })).not.toMatch(
      /8\.5|India/,
    );
    expect(readPlanLink('#plan&gpa=8.5&nationality=India&country=ca')?.choices).toEqual({
      country: 'ca',
    });
  });

  it.each(['', '#', '#cost-calculator', '#plans&country=ca', '#x&plan&country=ca', '#planned'])(
    'is not %j',
    (hash) => {
      expect(readPlanLink(hash)).toBeNull();
    },
  );

  it.each([
    ['#plan', {}, ''],
    ['#plan&country=Canada&program-level=%E0%A4%A', {}, ''],
    ['#plan&tool=javascript:alert(1)&country=ca', { country: 'ca' }, ''],
    ['#plan&tool=../x', {}, ''],
    ['#plan&country=ca&country=de', { country: 'de' }, ''],
  ])('omits from %j what is spelled wrongly', (hash, read, tool) => {
    expect(readPlanLink(hash)).toEqual({ choices: read, tool });
  });
});
