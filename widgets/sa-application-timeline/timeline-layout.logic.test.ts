import { describe, expect, it } from 'vitest';
import { countries } from '../testing/own/countries.ts';
import { buildTimeline } from './application-timeline.logic.ts';
import { usMasters as plan } from './testing/us-masters.ts';
import { placeSteps } from './timeline-layout.logic.ts';

const at = (day: string) => new Date(`${day}T12:00`);
const build = (day: string) => buildTimeline(countries, plan, at(day));

describe('placeSteps', () => {
  const place = (day: string) =>
    placeSteps(build(day).events, at(day)).map(({ today, gap }) => [today, gap]);

  it('puts today before the first step that is not past', () => {
    const days = place('2026-11-22').map(([today]) => today);
    expect(days.indexOf('Today, 22 November 2026')).toBe(5);
    expect(days.filter(Boolean)).toHaveLength(1);
  });

  it('keeps a step of today below the line', () => {
    expect(place('2026-12-01').findIndex(([today]) => today)).toBe(5);
    expect(place('2026-12-02').findIndex(([today]) => today)).toBe(6);
  });

  it('counts the months from today to the next step, and none for neighbours', () => {
    expect(place('2026-03-05')[0]).toEqual(['Today, 5 March 2026', '3 months later']);
    expect(place('2026-05-31')[0]).toEqual(['Today, 31 May 2026', null]);
    const gaps = place('2026-11-22').map(([, gap]) => gap);
    expect(gaps.join()).toBe(',,,,,,2 months later,,5 months later,');
  });

  it('has no line of today once all is past', () => {
    expect(place('2027-09-02').every(([today]) => today === null)).toBe(true);
  });
});
