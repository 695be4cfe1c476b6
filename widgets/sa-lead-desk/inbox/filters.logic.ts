import type { LeadFilter, ListFilter } from '../../../worker/contract/desk.ts';
import type { LeadFolder } from '../../../worker/contract/leads.ts';

/** The filters as values of their controls: text, and `any` without a choice. */
export interface Filters {
  folder: LeadFolder;
  kind: string;
  status: string;
  partnerId: string;
  assignedTo: string;
  flag: string;
  /** Hash of a network, or `busy`. */
  network: string;
  /** Origin of a page, or ''. */
  source: string;
  /** Days, or ''. */
  from: string;
  to: string;
  /** A campaign as its leads have it, or ''. */
  campaign: string;
  /** A word of the advertisement, `unknown` for leads without one, or ''. */
  attribution: string;
  search: string;
}

/** No choice. Not '', which chooses leads without a partner or a member. */
export const ANY = 'any';

export const NO_FILTERS: Filters = {
  folder: 'inbox',
  kind: ANY,
  status: ANY,
  partnerId: ANY,
  assignedTo: ANY,
  flag: ANY,
  network: ANY,
  source: '',
  from: '',
  to: '',
  campaign: '',
  attribution: '',
  search: '',
};

const CHOICES = ['kind', 'status', 'partnerId', 'assignedTo', 'flag', 'network'] as const;
const TEXTS = ['source', 'from', 'to', 'campaign', 'attribution'] as const;
const TYPED = ['search', 'source', 'campaign', 'attribution'];

/** Advertisement of a lead that came without one. */
export const UNKNOWN = 'unknown';

/** Fewest letters of a word in a search. */
const MIN_LETTERS = 3;

/** The words that are long enough to search; '' without any. */
export function readSearch(text: string): string {
  const words = text.trim().slice(0, 200).split(/\s+/);
  return words.filter((word) => [...word].length >= MIN_LETTERS).join(' ');
}

/** Hint about words that are too short to search; '' without any. */
export function hintAtSearch(text: string): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const short = words.filter((word) => [...word].length < MIN_LETTERS);
  if (!short.length) return '';
  return short.length === words.length
    ? 'Type 3 letters or more of a word.'
    : `Words of fewer than 3 letters are left out: ${short.join(', ')}.`;
}

/** The filter of a request: it names only what is chosen. */
export function toLeadFilter(filters: Filters): LeadFilter {
  const chosen = [
    ...CHOICES.filter((name) => filters[name] !== ANY),
    ...TEXTS.filter((name) => filters[name].trim()),
  ].map((name) => [name, filters[name].trim()]);
  const isUnknown = filters.attribution.trim().toLowerCase() === UNKNOWN;
  const search = readSearch(filters.search);
  return {
    folder: filters.folder,
    ...Object.fromEntries(chosen),
    ...(isUnknown && { attribution: '' }),
    ...(search && { search }),
  } as LeadFilter;
}

/**
 * The leads that one press may mark: those of the list, or of a network in any folder. Null if the
 * list is not narrowed, or is spam already.
 */
export function toListFilter(filter: LeadFilter): ListFilter | null {
  const { folder, ...others } = filter;
  if (folder === 'spam') return null;
  if (filter.network !== undefined) return others;
  const isNarrow = folder === 'flagged' || Object.keys(others).length > 0;
  return isNarrow ? { ...others, folder } : null;
}

/** Whether only filters change that are typed letter by letter. */
export const isTyped = (changes: Partial<Filters>): boolean =>
  Object.keys(changes).every((name) => TYPED.includes(name));

/** Number of active filters, without the folder and the search. */
export const countFilters = (filters: Filters): number =>
  CHOICES.filter((name) => filters[name] !== ANY).length +
  TEXTS.filter((name) => filters[name].trim()).length;

/** Whether a filter or a search is active. */
export const isFiltered = (filters: Filters): boolean =>
  countFilters(filters) > 0 || readSearch(filters.search) !== '';

/** Filters of another folder: it may lack the status or flag, the rest stays. */
export const openFolder = (folder: LeadFolder): Partial<Filters> => ({
  folder,
  status: ANY,
  flag: ANY,
});
