import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import type { Option } from '../kit/rules/options.ts';
import { count } from '../kit/rules/plural.ts';
import {
  MULTIPLE_EUROPEAN_COUNTRIES,
  type ScholarshipFilters,
} from './scholarship-filters.logic.ts';

interface FinderOptions {
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

export interface FinderState {
  /** The last search; null before the first, which differs from a search that found none. */
  search: { filters: ScholarshipFilters; results: readonly Scholarship[] } | null;
  /** The result shown in full. */
  openId: number | null;
  /** The result whose card takes the focus. */
  focusId: number | null;
}

export const INITIAL_STATE: FinderState = { search: null, openId: null, focusId: null };

export type FinderAction =
  | { type: 'search'; filters: ScholarshipFilters; results: readonly Scholarship[] }
  | { type: 'open'; id: number }
  | { type: 'close' }
  | { type: 'start-over' };

export function reduceFinder(state: FinderState, action: FinderAction): FinderState {
  switch (action.type) {
    case 'search': {
      const { filters, results } = action;
      return { ...INITIAL_STATE, search: { filters, results } };
    }
    case 'open': {
      const isResult = state.search?.results.some(({ id }) => id === action.id);
      return isResult ? { ...state, openId: action.id } : state;
    }
    case 'close':
      return { ...state, openId: null, focusId: state.openId };
    case 'start-over':
      return INITIAL_STATE;
  }
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
