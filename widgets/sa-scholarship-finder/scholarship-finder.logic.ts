import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import type { Option } from '../kit/rules/options.ts';
import { count } from '../kit/rules/plural.ts';
import {
  findScholarships,
  MULTIPLE_EUROPEAN_COUNTRIES,
  type ScholarshipFilters,
} from './scholarship-filters.logic.ts';

export interface FinderOptions {
  levels: Option[];
  countries: Option[];
  fields: Option[];
  nationalities: Option[];
}

/** The options of the selects: a blank All first, then the data's distinct values, ascending. */
export function buildOptions(
  all: readonly Scholarship[],
  countryNames: readonly string[],
): FinderOptions {
  return {
    levels: withAll(listUnique(all.flatMap(({ programLevels }) => programLevels))),
    countries: withAll([...countryNames, MULTIPLE_EUROPEAN_COUNTRIES]),
    fields: withAll(listUnique(all.flatMap(({ fields }) => fields))),
    nationalities: withAll(listUnique(all.flatMap(({ nationality }) => nationality))),
  };
}

/** Before the first search there are no results, which differs from a search that found none. */
export interface FinderState {
  /** The filters of the last search; null before the first. */
  filters: ScholarshipFilters | null;
  results: readonly Scholarship[] | null;
  openId: number | null;
}

export const INITIAL_STATE: FinderState = { filters: null, results: null, openId: null };

/** Sets the results and closes an open detail. */
export function search(all: readonly Scholarship[], filters: ScholarshipFilters): FinderState {
  return { filters, results: findScholarships(all, filters), openId: null };
}

/** Opens the detail of a result; with any other id the state stays the same. */
export function openScholarship(state: FinderState, id: number): FinderState {
  const isResult = state.results?.some((scholarship) => scholarship.id === id);
  return isResult ? { ...state, openId: id } : state;
}

/** Returns to the results. */
export function closeScholarship(state: FinderState): FinderState {
  return { ...state, openId: null };
}

export type FinderScreen =
  | { kind: 'filters' }
  | { kind: 'none-found' }
  | { kind: 'results'; results: readonly Scholarship[] }
  | { kind: 'detail'; scholarship: Scholarship };

/** Chooses the screen for a state. */
export function chooseScreen({ results, openId }: FinderState): FinderScreen {
  if (!results) return { kind: 'filters' };
  const scholarship = results.find(({ id }) => id === openId);
  if (scholarship) return { kind: 'detail', scholarship };
  return results.length ? { kind: 'results', results } : { kind: 'none-found' };
}

/** The heading, with the specification's wording for any number. */
export function formatHeading(count: number): string {
  return `Found ${count} Scholarships`;
}

/** The same for screen readers, with a proper singular. */
export function describeResults(amount: number): string {
  return `Found ${count(amount, 'scholarship')}`;
}

const SHOWN_LEVELS = 2;

/** At most two levels for a card, and `+N more` for the rest; null if there are none. */
export function summariseLevels(levels: readonly string[]) {
  const hidden = levels.length - SHOWN_LEVELS;
  return { shown: levels.slice(0, SHOWN_LEVELS), more: hidden > 0 ? `+${hidden} more` : null };
}

/** Whether the last day in its deadline is over in the visitor's time zone. */
export function isClosed({ extension }: Scholarship, now: Date): boolean {
  return extension.deadlineEnd !== null && extension.deadlineEnd < localDay(now);
}

function withAll(values: readonly string[]): Option[] {
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: value }))];
}

function listUnique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
