import type { Scholarship } from '../content/scholarships/scholarship.ts';
import {
  findScholarships,
  multipleEuropeanCountries,
  type ScholarshipFilters,
} from './scholarship-filters.logic.ts';

export interface FinderOption {
  value: string;
  label: string;
}

export interface FinderOptions {
  levels: FinderOption[];
  countries: FinderOption[];
  fields: FinderOption[];
  nationalities: FinderOption[];
}

/** What the selects offer: a blank All first, then the values of the data, each once, ascending. */
export function buildOptions(
  all: readonly Scholarship[],
  countryNames: readonly string[],
): FinderOptions {
  return {
    levels: withAll(listUnique(all.flatMap(({ programLevels }) => programLevels))),
    countries: withAll([...countryNames, multipleEuropeanCountries]),
    fields: withAll(listUnique(all.flatMap(({ fields }) => fields))),
    nationalities: withAll(listUnique(all.flatMap(({ nationality }) => nationality))),
  };
}

/** Before the first search there are no results, which is not the same as none found. */
export interface FinderState {
  /** The filters of the last search; null before the first. */
  filters: ScholarshipFilters | null;
  results: readonly Scholarship[] | null;
  openId: number | null;
}

export const firstState: FinderState = { filters: null, results: null, openId: null };

/** Searching sets the results and closes an open detail. */
export function search(all: readonly Scholarship[], filters: ScholarshipFilters): FinderState {
  return { filters, results: findScholarships(all, filters), openId: null };
}

/** Opens the detail of a result; any other id leaves the list as it is. */
export function openScholarship(state: FinderState, id: number): FinderState {
  const isResult = state.results?.some((scholarship) => scholarship.id === id);
  return isResult ? { ...state, openId: id } : state;
}

/** 'Back to results'. */
export function closeScholarship(state: FinderState): FinderState {
  return { ...state, openId: null };
}

export type FinderScreen =
  | { kind: 'filters' }
  | { kind: 'none-found' }
  | { kind: 'results'; results: readonly Scholarship[] }
  | { kind: 'detail'; scholarship: Scholarship };

export function chooseScreen({ results, openId }: FinderState): FinderScreen {
  if (!results) return { kind: 'filters' };
  const scholarship = results.find(({ id }) => id === openId);
  if (scholarship) return { kind: 'detail', scholarship };
  return results.length ? { kind: 'results', results } : { kind: 'none-found' };
}

/** The heading, in the spec's words for any number. */
export function formatHeading(count: number): string {
  return `Found ${count} Scholarships`;
}

/** The same for a screen reader, with the singular where it is one. */
export function describeResults(count: number): string {
  return count === 1 ? 'Found 1 scholarship' : `Found ${count} scholarships`;
}

const SHOWN_LEVELS = 2;

/** At most two levels for a card, and `+N more` for the rest; null where that is none. */
export function summariseLevels(levels: readonly string[]) {
  const hidden = levels.length - SHOWN_LEVELS;
  return { shown: levels.slice(0, SHOWN_LEVELS), more: hidden > 0 ? `+${hidden} more` : null };
}

export const closedLabel = 'Closed – check the next cycle';

/** Whether the last day its deadline text names is over where the visitor is. */
export function isClosed({ extension }: Scholarship, now: Date): boolean {
  return extension.deadlineEnd !== null && extension.deadlineEnd < toLocalDay(now);
}

/** When a fact was true, as it is read: `2 May 2024`, `May 2024` or `2024`. */
export function formatAsOf(asOf: string): string {
  const [, month, day] = asOf.split('-');
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(day && { day: 'numeric' }),
    ...(month && { month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(asOf));
}

/** The host of a web address without `www.`; a source that is no address as it stands. */
export function nameSource(source: string): string {
  const [, host] = source.match(/^https?:\/\/(?:www\.)?([^/]+)/) ?? [];
  return host ?? source;
}

function withAll(values: readonly string[]): FinderOption[] {
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: value }))];
}

function listUnique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** YYYY-MM-DD in the visitor's zone, so that it compares as text with another day. */
function toLocalDay(instant: Date): string {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
