import { describe, expect, it } from 'vitest';
import { countries } from '../testing/own/countries.ts';
import { buildTimeline } from './application-timeline.logic.ts';
import { usMasters as plan } from './testing/us-masters.ts';
import { offerStartYears, SEASONS } from './timeline-form.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import { reviewTimeline } from './timeline-review.logic.ts';

type Start = Pick<TimelinePlan, 'season' | 'startYear'>;

const now = new Date(2026, 10, 20, 12);
const PASSED = 'The first steps of this plan are already past.';

const review = (changes: Partial<TimelinePlan> = {}, at = now) =>
  reviewTimeline(countries, buildTimeline(countries, { ...plan, ...changes }, at), at);

const texts = (...args: Parameters<typeof review>) =>
  review(...args).notices.map(({ text }) => text);
const intakes = (...args: Parameters<typeof review>) =>
  review(...args).nextIntakes.map(({ label }) => label);

const calendarOrder = ['winter', 'spring', 'summer', 'fall'] as const;

/** Every intake after one and before another. */
function intakesBetween(from: Start, to: Start): Start[] {
  const position = ({ season, startYear }: Start) => startYear * 4 + calendarOrder.indexOf(season);
  expect(position(to)).toBeGreaterThan(position(from));
  return Array.from({ length: position(to) - position(from) - 1 }, (_, index) => {
    const at = position(from) + index + 1;
    return { season: calendarOrder[at % 4] ?? 'fall', startYear: Math.floor(at / 4) };
  });
}

describe('reviewTimeline', () => {
  it('says that steps of the default plan are past, and offers what still works', () => {
    expect(texts()).toEqual([PASSED]);
    expect(review().nextIntakes).toEqual([
      { season: 'winter', startYear: 2028, label: 'Winter (January) 2028' },
      { season: 'fall', startYear: 2028, label: 'Fall (September) 2028' },
    ]);
  });

  it('has nothing to say of a plan that works', () => {
    expect(review({ startYear: 2028 })).toEqual({ notices: [], nextIntakes: [] });
  });

  it('has a step past from the day after its own', () => {
    expect(texts({ country: 'uk' }, new Date(2026, 8, 2))).toEqual([PASSED]);
    expect(texts({ country: 'uk' }, new Date(2026, 8, 1, 18))).toEqual([]);
  });

  it('says that a start is past, and looks ahead from today', () => {
    expect(texts({ country: 'de', startYear: 2023 })).toEqual([
      'The start of this plan is already past.',
    ]);
    expect(intakes({ country: 'de', startYear: 2023 })).toEqual([
      'Winter (January) 2028',
      'Fall (September) 2028',
    ]);
  });

  it('warns of a visa in the month of pre-departure', () => {
    expect(texts({ country: 'uk', season: 'spring', startYear: 2028 })).toEqual([
      'The visa application falls in January 2028, together with pre-departure preparation. That leaves little time for it.',
      'This plan begins 10 months before the start. We advise at least 12.',
    ]);
    expect(intakes({ country: 'uk', season: 'spring', startYear: 2028 })).toEqual([
      'Fall (September) 2028',
    ]);
  });

  it('warns of a visa after pre-departure, and names the southern intakes', () => {
    expect(texts({ country: 'nz', season: 'summer', startYear: 2028 })).toEqual([
      'The visa application falls in June 2028, after pre-departure preparation. That leaves little time for it.',
      'This plan begins 9 months before the start. We advise at least 12.',
      expect.stringContaining('Most courses in New Zealand start in late February or March'),
    ]);
  });

  it.each([
    ['us', 'spring', []],
    ['us', 'summer', ['11']],
    ['nz', 'fall', ['11']],
    ['uk', 'summer', ['9']],
    ['de', 'winter', []],
  ] as const)('says for %s in %s how short the plan is: %j months', (country, season, lengths) => {
    const { notices } = review({ country, season, startYear: 2029 });
    const short = notices.filter(({ id }) => id === 'short-plan');
    expect(short.map(({ text }) => text.match(/\d+/)?.[0])).toEqual(lengths);
  });

  it.each(countries)('names other intakes for $name only where it lies in the south', (country) => {
    const { notices } = review({ country: country.code, startYear: 2028 });
    const isSouthern = country.code === 'au' || country.code === 'nz';
    expect(notices.some(({ id }) => id === 'other-intakes')).toBe(isSouthern);
  });

  it('offers only intakes that work, later than the plan, and the soonest of them', () => {
    for (const { code: country } of countries) {
      for (const { value: season } of SEASONS) {
        for (const startYear of [2023, ...offerStartYears(now)]) {
          const { notices, nextIntakes } = review({ country, season, startYear });
          const hasProblem = notices.some(({ id }) => /passed|visa/.test(id));
          expect(nextIntakes.length > 0).toBe(hasProblem);
          for (const intake of nextIntakes) {
            const offered = review({ country, season: intake.season, startYear: intake.startYear });
            expect(offered.nextIntakes).toEqual([]);
          }
          const [first, second] = nextIntakes;
          if (second) expect(second.season).toBe(season);
          if (first) {
            const missed = intakesBetween({ season, startYear }, first);
            expect(missed.filter((each) => !review({ country, ...each }).nextIntakes[0])).toEqual(
              [],
            );
          }
        }
      }
    }
  });
});
