import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '../kit/rules/calendar-day.ts';
import { countMonths } from '../kit/rules/day-arithmetic.ts';
import { countries } from '../testing/own/countries.ts';
import { buildTimeline, type Timeline } from './application-timeline.logic.ts';
import { toCalendarEntries } from './timeline-calendar.logic.ts';
import { offerStartYears, SEASONS, TIMELINE_LEVELS } from './timeline-form.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';

// In the zone of the machine, whichever that is.
const now = new Date(2026, 10, 20, 12);

const plan: TimelinePlan = {
  country: 'us',
  level: 'masters',
  season: 'fall',
  startYear: 2027,
  includesTests: true,
  languageTest: 'IELTS',
  includesGmat: false,
};

const build = (changes: Partial<TimelinePlan> = {}, at = now) =>
  buildTimeline(countries, { ...plan, ...changes }, at);

const months = ({ events }: Timeline) =>
  events.map(({ formattedDate, title }) => `${formattedDate} ${title}`);

const eventOf = ({ events }: Timeline, id: StepId) => events.find((event) => event.id === id);

/** Every country, level, season, offered start year, with tests and without. */
const everyPlan: TimelinePlan[] = countries.flatMap(({ code: country }) =>
  TIMELINE_LEVELS.flatMap(({ value: level }) =>
    SEASONS.flatMap(({ value: season }) =>
      offerStartYears(now).flatMap((startYear) =>
        [true, false].map((includesTests) => ({
          ...plan,
          country,
          level,
          season,
          startYear,
          includesTests,
        })),
      ),
    ),
  ),
);

describe('buildTimeline', () => {
  it('has ten events for a US masters with tests', () => {
    const timeline = build();
    expect(timeline.leadMonths).toBe(9);
    expect(timeline.deadline).toBe('2026-12-01');
    expect(timeline.start).toBe('2027-09-01');
    expect(months(timeline)).toEqual([
      'June 2026 Research universities',
      'July 2026 Language test: IELTS',
      'August 2026 GRE test',
      'August 2026 Prepare documents',
      'September 2026 Request recommendation letters',
      'December 2026 Application submission deadline',
      'February 2027 Admissions results',
      'March 2027 Student visa application',
      'August 2027 Pre-departure preparation',
      'September 2027 Program start',
    ]);
  });

  it('has eight events for US bachelors without tests', () => {
    const timeline = build({ level: 'bachelors', startYear: 2028, includesTests: false });
    expect(months(timeline)).toEqual([
      'June 2027 Research universities',
      'August 2027 Prepare documents',
      'September 2027 Request recommendation letters',
      'December 2027 Application submission deadline',
      'February 2028 Admissions results',
      'March 2028 Student visa application',
      'August 2028 Pre-departure preparation',
      'September 2028 Program start',
    ]);
  });

  it('puts the visa before pre-departure when a UK spring start has both in January', () => {
    const timeline = build({
      country: 'uk',
      level: 'phd',
      season: 'spring',
      startYear: 2028,
      languageTest: 'TOEFL',
    });
    expect(timeline.leadMonths).toBe(4);
    expect(months(timeline)).toEqual([
      'April 2027 Research universities',
      'May 2027 Language test: TOEFL',
      'June 2027 GRE test',
      'June 2027 Prepare documents',
      'July 2027 Request recommendation letters',
      'October 2027 Application submission deadline',
      'December 2027 Admissions results',
      'January 2028 Student visa application',
      'January 2028 Pre-departure preparation',
      'February 2028 Program start',
    ]);
  });

  it('gives an MBA in Canada from winter nine events on a lead of 6 months', () => {
    const timeline = build({
      country: 'ca',
      level: 'mba',
      season: 'winter',
      startYear: 2028,
      languageTest: 'PTE Academic',
    });
    expect(timeline.leadMonths).toBe(6);
    expect(months(timeline)).toEqual([
      'January 2027 Research universities',
      'February 2027 Language test: PTE Academic',
      'March 2027 Prepare documents',
      'April 2027 Request recommendation letters',
      'July 2027 Application submission deadline',
      'September 2027 Admissions results',
      'October 2027 Student visa application',
      'December 2027 Pre-departure preparation',
      'January 2028 Program start',
    ]);
  });

  it('keeps the GRE of a German masters without tests, and flags its date', () => {
    const timeline = build({ country: 'de', includesTests: false });
    expect(months(timeline)).toEqual([
      'September 2026 Research universities',
      'November 2026 GRE test',
      'November 2026 Prepare documents',
      'December 2026 Request recommendation letters',
      'March 2027 Application submission deadline',
      'May 2027 Admissions results',
      'June 2027 Student visa application',
      'August 2027 Pre-departure preparation',
      'September 2027 Program start',
    ]);
    expect(timeline.events.filter(({ isAssumed }) => isAssumed).map(({ id }) => id)).toEqual([
      'gre',
    ]);
    expect(eventOf(timeline, 'gre')?.description).toContain(
      'The month assumes a language test one month before.',
    );
    expect(build().events.some(({ isAssumed }) => isAssumed)).toBe(false);
    expect(eventOf(build(), 'gre')?.description).not.toContain('assumes');
  });

  it('puts the visa after pre-departure when a New Zealand summer start leaves no time', () => {
    const timeline = build({ country: 'nz', season: 'summer' });
    expect(months(timeline).slice(-3)).toEqual([
      'May 2027 Pre-departure preparation',
      'June 2027 Student visa application',
      'June 2027 Program start',
    ]);
  });

  it.each([
    ['au', 'spring', 5, 'September 2026'],
    ['ca', 'fall', 8, 'January 2027'],
    ['nz', 'summer', 3, 'March 2027'],
  ] as const)('has for %s in %s a lead of %i and the deadline in %s', (...row) => {
    const [country, season, leadMonths, deadline] = row;
    const timeline = build({ country, season });
    expect(timeline.leadMonths).toBe(leadMonths);
    expect(eventOf(timeline, 'deadline')?.formattedDate).toBe(deadline);
  });

  it.each([
    ['fall', 'September 2027'],
    ['spring', 'February 2027'],
    ['summer', 'June 2027'],
    ['winter', 'January 2027'],
  ] as const)('starts in %s on the first of %s', (season, formattedDate) => {
    const event = eventOf(build({ season }), 'start');
    expect(event?.formattedDate).toBe(formattedDate);
    expect(event?.date).toMatch(/-01$/);
  });

  it('throws for a country it does not know', () => {
    expect(() => build({ country: 'xx' })).toThrow(new Error('Country not found'));
  });

  it.each([
    ['bachelors', 0],
    ['masters', 1],
    ['mba', 0],
    ['phd', 1],
  ] as const)('has for %s %i GRE', (level, count) => {
    const { events } = build({ level, includesGmat: true });
    expect(events.filter(({ id }) => id === 'gre')).toHaveLength(count);
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

  it('marks what is critical and gives each event its type', () => {
    const rows = build().events.map(({ id, type, critical }) => `${id} ${type} ${critical}`);
    expect(rows).toEqual([
      'research preparation false',
      'language-test test true',
      'gre test true',
      'documents documents false',
      'letters documents true',
      'deadline application true',
      'results application false',
      'visa visa true',
      'pre-departure preparation false',
      'start preparation true',
    ]);
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
    const { events } = build({ country, season });
    const index = (id: StepId) => events.findIndex((event) => event.id === id);
    const date = (id: StepId) => events[index(id)]?.formattedDate;
    if (date('visa') === date('pre-departure')) return 'together';
    return index('visa') < index('pre-departure') ? 'before' : 'after';
  };
  const countriesWith = (season: TimelinePlan['season'], wanted: string) =>
    countries
      .filter(({ code }) => order(code, season) === wanted)
      .map(({ code }) => code)
      .join(' ');

  it.each([
    ['spring', 'together', 'uk de nz sg fr nl ch'],
    ['summer', 'together', 'ca au de'],
    ['summer', 'after', 'uk nz sg fr nl ch'],
    ['fall', 'before', 'us uk ca au de nz sg fr nl ch'],
    ['winter', 'before', 'us uk ca au de nz sg fr nl ch'],
  ] as const)('in %s are %s for %s', (season, wanted, codes) => {
    expect(countriesWith(season, wanted)).toBe(codes);
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

  it('are 960', () => {
    expect(everyPlan).toHaveLength(960);
  });

  it('keep the offsets, in order, on the first of a month', () => {
    for (const candidate of everyPlan) {
      const timeline = build(candidate);
      const { events, leadMonths } = timeline;
      const deadline = monthOf(timeline, 'deadline');
      const start = monthOf(timeline, 'start');
      const offsets = events.map(({ id }) =>
        id === 'pre-departure' || id === 'start'
          ? `${id} ${monthOf(timeline, id) - start}`
          : `${id} ${monthOf(timeline, id) - deadline}`,
      );
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

  it('the first moment of the month is current in each', () => {
    const statuses = zones.map((zone) =>
      inZone(zone, () => eventOf(build({ country: 'de' }, new Date(2026, 10, 1)), 'gre')?.status),
    );
    expect(statuses).toEqual(['current', 'current', 'current', 'current']);
  });
});
