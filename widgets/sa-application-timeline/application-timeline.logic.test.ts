import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '../kit/rules/calendar-day.ts';
import { countMonths } from '../kit/rules/day-arithmetic.ts';
import { countries } from '../testing/own/countries.ts';
import { buildTimeline, type Timeline } from './application-timeline.logic.ts';
import { usMasters as plan } from './testing/us-masters.ts';
import { toCalendarEntries } from './timeline-calendar.logic.ts';
import { offerStartYears, SEASONS, TIMELINE_LEVELS } from './timeline-form.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';

// In the zone of the machine, whichever that is.
const now = new Date(2026, 10, 20, 12);

const build = (changes: Partial<TimelinePlan> = {}, at = now) =>
  buildTimeline(countries, { ...plan, ...changes }, at);

/** `2026-06 research, 2026-07 language-test` */
const months = ({ events }: Timeline) =>
  events.map(({ date, id }) => `${date.slice(0, 7)} ${id}`).join(', ');

const eventOf = ({ events }: Timeline, id: StepId) => events.find((event) => event.id === id);

/** Every country, level, season, offered start year, with tests and without. */
const everyPlan: TimelinePlan[] = countries.flatMap(({ code: country }) =>
  TIMELINE_LEVELS.flatMap(({ value: level }) =>
    SEASONS.flatMap(({ value: season }) =>
      offerStartYears(now).flatMap((startYear) =>
        [true, false].map((includesTests) => {
          return { ...plan, country, level, season, startYear, includesTests };
        }),
      ),
    ),
  ),
);

describe('buildTimeline', () => {
  it.each<[string, Partial<TimelinePlan>, number, string]>([
    [
      'has ten events for a US masters with tests',
      {},
      9,
      '2026-06 research, 2026-07 language-test, 2026-08 gre, 2026-08 documents, 2026-09 letters, 2026-12 deadline, 2027-02 results, 2027-03 visa, 2027-08 pre-departure, 2027-09 start',
    ],
    [
      'has eight events for US bachelors without tests',
      { level: 'bachelors', startYear: 2028, includesTests: false },
      9,
      '2027-06 research, 2027-08 documents, 2027-09 letters, 2027-12 deadline, 2028-02 results, 2028-03 visa, 2028-08 pre-departure, 2028-09 start',
    ],
    [
      'puts the visa before pre-departure when a UK spring start has both in January',
      { country: 'uk', level: 'phd', season: 'spring', startYear: 2028, languageTest: 'TOEFL' },
      4,
      '2027-04 research, 2027-05 language-test, 2027-06 gre, 2027-06 documents, 2027-07 letters, 2027-10 deadline, 2027-12 results, 2028-01 visa, 2028-01 pre-departure, 2028-02 start',
    ],
    [
      'gives an MBA in Canada from winter nine events on a lead of 6 months',
      { country: 'ca', level: 'mba', season: 'winter', startYear: 2028 },
      6,
      '2027-01 research, 2027-02 language-test, 2027-03 documents, 2027-04 letters, 2027-07 deadline, 2027-09 results, 2027-10 visa, 2027-12 pre-departure, 2028-01 start',
    ],
    [
      'keeps the GRE of a German masters without tests',
      { country: 'de', includesTests: false },
      6,
      '2026-09 research, 2026-11 gre, 2026-11 documents, 2026-12 letters, 2027-03 deadline, 2027-05 results, 2027-06 visa, 2027-08 pre-departure, 2027-09 start',
    ],
    [
      'puts the visa after pre-departure when a New Zealand summer start leaves no time',
      { country: 'nz', season: 'summer' },
      3,
      '2026-09 research, 2026-10 language-test, 2026-11 gre, 2026-11 documents, 2026-12 letters, 2027-03 deadline, 2027-05 results, 2027-05 pre-departure, 2027-06 visa, 2027-06 start',
    ],
  ])('%s', (_, changes, leadMonths, expected) => {
    const timeline = build(changes);
    expect(timeline.leadMonths).toBe(leadMonths);
    expect(months(timeline)).toBe(expected);
    const { deadline, start } = timeline;
    expect([deadline, start]).toEqual(
      (['deadline', 'start'] as const).map((id) => eventOf(timeline, id)?.date),
    );
  });

  it('says month and test in words, and flags the date of a GRE that assumes a test', () => {
    const timeline = build({ country: 'de', includesTests: false });
    const assumed = timeline.events.filter(({ isAssumed }) => isAssumed);
    expect(assumed).toMatchObject([{ id: 'gre', formattedDate: 'November 2026' }]);
    expect(assumed[0]?.description).toContain('assumes a language test one month before.');
    expect(build().events.some(({ isAssumed }) => isAssumed)).toBe(false);
    expect(eventOf(build(), 'gre')?.description).not.toContain('assumes');
    expect(eventOf(build({ languageTest: 'TOEFL' }), 'language-test')?.title).toBe(
      'Language test: TOEFL',
    );
  });

  it('throws for a country it does not know', () => {
    expect(() => build({ country: 'xx' })).toThrow(new Error('Country not found'));
  });

  it('adds a GMAT to an MBA when asked, and changes nothing else', () => {
    const without = build({ level: 'mba' });
    const { events } = build({ level: 'mba', includesGmat: true });
    expect(without.events).toHaveLength(9);
    expect(events.filter(({ id }) => id !== 'gmat')).toEqual(without.events);
    expect(events.slice(2, 4)).toMatchObject([
      { id: 'gmat', title: 'GMAT test', formattedDate: 'August 2026', critical: true },
      { id: 'documents', formattedDate: 'August 2026' },
    ]);
    expect(build({ includesGmat: true }).events).toEqual(build().events);
  });

  it('marks what is critical, the next of it, and gives each event its type', () => {
    const rows = build().events.map(
      ({ type, critical, isNextCritical }) =>
        `${type}${critical ? '!' : ''}${isNextCritical ? '!' : ''}`,
    );
    expect(rows.join(' ')).toBe(
      'preparation test! test! documents documents! application!! application visa! preparation preparation!',
    );
  });

  it('says what the visitor must know about a step', () => {
    const timeline = build({ country: 'ca' });
    expect(eventOf(timeline, 'research')?.description).toContain('5-8 universities');
    expect(eventOf(timeline, 'gre')?.description).toContain('Check if required');
    expect(eventOf(timeline, 'deadline')?.description).toContain(
      'a planning date, 8 months before the start: each university sets its own deadline',
    );
  });
});

describe('the status of an event', () => {
  const statuses = ({ events }: Timeline) => events.map(({ status }) => status).join(' ');

  it('is completed for five and upcoming for five events of the US plan on 20 November 2026', () => {
    expect(statuses(build())).toBe(
      'completed completed completed completed completed upcoming upcoming upcoming upcoming upcoming',
    );
  });

  it('is upcoming for a start of 2023, and completed for all before it', () => {
    const { events } = build({ country: 'uk', startYear: 2023 });
    expect(events.slice(0, -1).every(({ status }) => status === 'completed')).toBe(true);
    expect(events.at(-1)).toMatchObject({ id: 'start', status: 'upcoming', isDatePassed: true });
  });

  it('is current at the first moment of its day and completed a millisecond later', () => {
    const at = (...time: [number, number, number, number]) =>
      eventOf(build({ country: 'de' }, new Date(2026, 10, 1, ...time)), 'gre');
    expect(at(0, 0, 0, 0)).toMatchObject({ status: 'current', isDatePassed: false });
    expect(at(0, 0, 0, 1)).toMatchObject({ status: 'completed', isDatePassed: false });
    expect(at(23, 59, 59, 999)).toMatchObject({ status: 'completed', isDatePassed: false });
  });

  it('leaves the marks of the month and of a passed date to events of November', () => {
    const { events } = build({ country: 'de' });
    const marked = events.filter(({ isCurrentMonth }) => isCurrentMonth);
    expect(marked.map(({ id }) => id)).toEqual(['gre', 'documents']);
    expect(marked.every(({ status, isDatePassed }) => status === 'completed' && isDatePassed)).toBe(
      true,
    );
  });

  it('marks the start in its month, and no event of the same month a year off', () => {
    const { events } = build({ season: 'winter' }, new Date(2027, 0, 15));
    expect(events.filter(({ isCurrentMonth }) => isCurrentMonth).map(({ id }) => id)).toEqual([
      'start',
    ]);
    const other = build({ country: 'de' }, new Date(2027, 10, 15));
    expect(other.events.some(({ isCurrentMonth }) => isCurrentMonth)).toBe(false);
  });
});

describe('ties and inversions of visa and pre-departure', () => {
  const order = (country: string, season: TimelinePlan['season']) => {
    const timeline = build({ country, season });
    const [visa, leave] = [eventOf(timeline, 'visa'), eventOf(timeline, 'pre-departure')];
    if (visa?.date === leave?.date) return 'together';
    return String(visa?.date) < String(leave?.date) ? 'before' : 'after';
  };

  it.each([
    ['spring', 'together', 'uk de nz sg fr nl ch'],
    ['summer', 'together', 'ca au de'],
    ['summer', 'after', 'uk nz sg fr nl ch'],
    ['fall', 'before', 'us uk ca au de nz sg fr nl ch'],
    ['winter', 'before', 'us uk ca au de nz sg fr nl ch'],
  ] as const)('in %s are %s for %s', (season, wanted, codes) => {
    const having = countries.filter(({ code }) => order(code, season) === wanted);
    expect(having.map(({ code }) => code).join(' ')).toBe(codes);
  });

  it('leave the visa before the start, and the GRE before the documents, in every plan', () => {
    for (const candidate of everyPlan) {
      const ids = build(candidate).events.map(({ id }) => id);
      expect(ids.indexOf('visa')).toBeLessThan(ids.indexOf('start'));
      if (ids.includes('gre')) expect(ids.indexOf('documents')).toBe(ids.indexOf('gre') + 1);
    }
  });
});

describe('all 960 plans', () => {
  const monthOf = (timeline: Timeline, id: StepId) => {
    const date = eventOf(timeline, id)?.date;
    return date ? countMonths('2000-01-01', date) : Number.NaN;
  };

  it('keep the offsets, in order, on the first of a month', () => {
    expect(everyPlan).toHaveLength(960);
    for (const candidate of everyPlan) {
      const timeline = build(candidate);
      const { events, leadMonths } = timeline;
      const deadline = monthOf(timeline, 'deadline');
      const start = monthOf(timeline, 'start');
      const offsets = events.map(({ id }) => {
        const isBeforeStart = id === 'pre-departure' || id === 'start';
        return `${id} ${monthOf(timeline, id) - (isBeforeStart ? start : deadline)}`;
      });
      const isGraduate = candidate.level === 'masters' || candidate.level === 'phd';
      const expected = [
        'research -6',
        ...(candidate.includesTests ? ['language-test -5'] : []),
        ...(isGraduate ? ['gre -4'] : []),
        'documents -4',
        'letters -3',
        'deadline 0',
        'results 2',
        'visa 3',
        'pre-departure -1',
        'start 0',
      ];
      expect(offsets.toSorted()).toEqual(expected.toSorted());
      expect(start - deadline).toBe(leadMonths);
      const order = events.map(({ date }) => countMonths('2000-01-01', date));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(events.every(({ date }) => date.endsWith('-01'))).toBe(true);
    }
  });
});

describe('in four time zones', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'UTC'];

  function inZone<T>(zone: string, work: () => T): T {
    vi.stubEnv('TZ', zone);
    return work();
  }

  it('all 960 plans have the same dates and entries at one moment', () => {
    // Already 1 December in Auckland and Kolkata, still 30 November in New York.
    const moment = new Date('2026-11-30T20:00:00Z');
    const entriesAt = (each: Parameters<typeof build>[0], at: Date) =>
      toCalendarEntries(build(each, at), { today: localDay(at), isDone: () => false });
    const entries = zones.map((zone) =>
      inZone(zone, () => everyPlan.map((each) => entriesAt(each, moment))),
    );
    for (const each of entries) expect(each).toEqual(entries[0]);
  });

  it.each([
    ['Pacific/Auckland', 'completed'],
    ['Asia/Kolkata', 'completed'],
    ['UTC', 'upcoming'],
    ['America/New_York', 'upcoming'],
  ])('in %s the deadline of 1 December is %s on the visitor’s own day', (zone, status) => {
    const at = inZone(zone, () => build({}, new Date('2026-11-30T20:00:00Z')));
    expect(eventOf(at, 'deadline')?.status).toBe(status);
  });
});
