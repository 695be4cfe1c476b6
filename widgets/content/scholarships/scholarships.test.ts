import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../../kit/rules/day-arithmetic.ts';
import { bachelorsFunding, indianAwards } from './indian-awards.ts';
import { scholarshipNotes } from './notes.ts';
import type { ApplicationWindow } from './scholarship.ts';
import { scholarships } from './scholarships.ts';

const AS_OF = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const MONTHS =
  'January February March April May June July August September October November December';

/** The last day named in a deadline text such as `7 November 2023` or `February 2024`. */
function lastDayNamed(deadline: string): string | null {
  const [, day, monthName = '', year] = /(?:(\d+) )?([A-Z][a-z]+) (\d{4})/.exec(deadline) ?? [];
  if (!year) return null;
  const month = MONTHS.split(' ').indexOf(monthName);
  const date = new Date(Date.UTC(Number(year), day ? month : month + 1, Number(day ?? 0)));
  return date.toISOString().slice(0, 10);
}

const MONTH_NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Expects a window to open and close in the months of its newest round. */
function expectMonths(
  window: ApplicationWindow,
  { opens, closes }: { opens: string; closes: string },
) {
  expect(toDayNumber(opens)).toBeLessThan(toDayNumber(closes) ?? 0);
  const months = [opens, closes].map((day) => Number(day.slice(5, 7)));
  expect(months).toEqual([window.opens, window.closes]);
}

describe('scholarships', () => {
  it('have ids of their own', () => {
    expect(new Set(scholarships.map(({ id }) => id)).size).toBe(scholarships.length);
  });

  it.each(scholarships)('$id: the last day of "$deadline" is machine-readable', (scholarship) => {
    expect(scholarship.extension.deadlineEnd).toBe(lastDayNamed(scholarship.deadline));
  });

  it.each(scholarships)(
    '$id has a date and a source for the entry and every note',
    ({ id, extension }) => {
      const notes = scholarshipNotes[id] ?? [];
      expect(notes).not.toEqual([]);
      for (const { asOf, source } of [extension, ...notes]) {
        expect(asOf).toMatch(AS_OF);
        expect(source).toMatch(/^https:\/\/\S+$/);
      }
    },
  );

  it.each(scholarships)('$id has every text and list a visitor reads', (scholarship) => {
    const { name, provider, amount, deadline, description, website } = scholarship;
    const texts = [name, provider, amount, deadline, description];
    expect(texts.filter((text) => !text.trim() || text !== text.trim())).toEqual([]);
    expect(website).toMatch(/^https:\/\/\S+$/);
    const { eligibility, fields, programLevels, nationality } = scholarship;
    for (const list of [eligibility, fields, programLevels, nationality]) {
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it('mark "Any field" and "Any" only where they stand alone', () => {
    for (const { fields, nationality } of scholarships) {
      expect(fields.includes('Any field') && fields.length > 1).toBe(false);
      expect(nationality.includes('Any') && nationality.length > 1).toBe(false);
    }
  });

  it.each(scholarships)(
    '$id has a window that holds its newest round, or none',
    ({ extension }) => {
      const { window } = extension;
      if (!window) return;
      for (const month of [window.opens, window.closes]) expect(MONTH_NUMBERS).toContain(month);
      expect(window.asOf).toMatch(AS_OF);
      expect(window.source).toMatch(/^https:\/\/\S+$/);
      if (window.round) expectMonths(window, window.round);
    },
  );

  it('name what replaced one that has no window', () => {
    for (const { extension } of scholarships.filter((each) => !each.extension.window)) {
      expect(extension.replacedBy?.name).toBeTruthy();
    }
  });

  /** Hosts of providers, and of universities that take part. */
  const OFFICIAL =
    /(?:\.gov\.(?:uk|au)|govt\.nz|\.gc\.ca|europa\.eu|usief\.org\.in|www\.chevening\.org|daad\.de|uni-[a-z]+\.de|massey\.ac\.nz|athabascau\.ca)$/;

  it.each(scholarships)(
    '$id rests on official pages alone, and on no home page',
    ({ id, extension }) => {
      const facts = [extension, ...(extension.window ? [extension.window] : [])];
      for (const { source } of [...facts, ...(scholarshipNotes[id] ?? [])]) {
        const { hostname, pathname } = new URL(source);
        expect(hostname).toMatch(OFFICIAL);
        expect(pathname).not.toBe('/');
      }
    },
  );

  it('count only members of the European Union to the multi-country award', () => {
    const members = scholarships.flatMap(({ extension }) => extension.memberCountries);
    for (const member of members) expect(['Germany', 'France', 'Netherlands']).toContain(member);
  });
});

describe('awards for Indian citizens', () => {
  it.each(indianAwards)('$name has dates and sources, of its window too', (award) => {
    const facts = [award, award.window, ...(award.unconfirmed ?? [])].filter((fact) => !!fact);
    for (const { asOf, source } of facts) {
      expect(asOf).toMatch(AS_OF);
      expect(source).toMatch(/^https:\/\/\S+$/);
    }
    expect(award.website).toMatch(/^https:/);
    expect(award.conditions.length).toBeGreaterThan(2);
  });

  it.each(indianAwards)('$name has the months of its newest round', ({ window }) => {
    if (window?.round) expectMonths(window, window.round);
  });

  it('offer no bachelor’s degree, for which official pages are named', () => {
    expect(indianAwards.flatMap(({ levels }) => levels)).not.toContain('Bachelors');
    for (const { href } of bachelorsFunding.links) expect(href).toMatch(/^https:/);
  });
});
