import type { LeadFilter } from '../../../worker/contract/desk.ts';
import type { Inbox, Lead, LeadPage, LeadSummary } from '../../../worker/contract/leads.ts';
import { dayInIndia } from '../../kit/rules/calendar-day.ts';
import { isSameLead, type LeadKey } from '../shell/route.logic.ts';
import { type Filters, NO_FILTERS, toLeadFilter } from './filters.logic.ts';

/** The list as it is on screen. */
export interface InboxState {
  /** The filters as the member has them. */
  filters: Filters;
  /** The filter that was asked for: another object with each request for a whole list. */
  filter: LeadFilter;
  /** The last answer about counts, partners and days; null before the first. */
  inbox: Inbox | null;
  leads: readonly LeadSummary[];
  /** Cursor of the next page; null on the last. */
  cursor: string | null;
  /** Cursor of the next poll; null until there is a lead. */
  newest: string | null;
  /** New leads, held back while the member is reading. */
  waiting: readonly LeadSummary[];
  /** Leads that have left the list, to restore if they return. */
  gone: readonly LeadSummary[];
  /** Why there is no list; '' without a failure. */
  problem: string;
  /** While another list than the one on screen is loading. */
  isLoading: boolean;
  /** The last poll failed, so new leads may be missing. */
  isStale: boolean;
}

export type InboxAction =
  | { type: 'choose'; changes: Partial<Filters> }
  | { type: 'ask' }
  | { type: 'show'; inbox: Inbox }
  | { type: 'fail'; problem: string }
  | { type: 'count'; inbox: Inbox }
  | { type: 'append'; page: LeadPage }
  | { type: 'arrive'; page: LeadPage; isReading: boolean }
  | { type: 'miss' }
  | { type: 'reveal' }
  | { type: 'change'; lead: Lead };

export const NO_LIST: InboxState = {
  filters: NO_FILTERS,
  filter: toLeadFilter(NO_FILTERS),
  inbox: null,
  leads: [],
  cursor: null,
  newest: null,
  waiting: [],
  gone: [],
  problem: '',
  isLoading: true,
  isStale: false,
};

/** The leads of `added` that the list lacks: pages may overlap. */
const without = (added: readonly LeadSummary[], known: readonly LeadSummary[]) =>
  added.filter((lead) => !known.some((other) => isSameLead(lead, other)));

/** The list after an answer or an action. */
export function reduceInbox(state: InboxState, action: InboxAction): InboxState {
  switch (action.type) {
    case 'choose':
      return { ...state, filters: { ...state.filters, ...action.changes } };
    case 'ask':
      return { ...state, filter: toLeadFilter(state.filters), isLoading: true, problem: '' };
    case 'show': {
      const { leads, cursor, newest } = action.inbox;
      const { filters, filter } = state;
      const shown = { inbox: action.inbox, leads, cursor, newest, isLoading: false };
      return { ...NO_LIST, filters, filter, ...shown };
    }
    case 'fail':
      return { ...state, isLoading: false, problem: action.problem };
    case 'count':
      return { ...state, inbox: action.inbox, waiting: addLate(state, action.inbox) };
    case 'append': {
      const { leads, cursor } = action.page;
      return { ...state, leads: [...state.leads, ...without(leads, state.leads)], cursor };
    }
    case 'arrive':
      return takeNews(state, action.page, action.isReading);
    case 'miss':
      return { ...state, isStale: true };
    case 'reveal':
      return { ...state, leads: [...state.waiting, ...state.leads], waiting: [] };
    case 'change':
      return changeRow({ ...state, inbox: changeToday(state.inbox, action.lead) }, action.lead);
  }
}

/** The poll misses a lead that took long to store: its time is before the cursor. */
function addLate({ waiting, leads }: InboxState, inbox: Inbox): readonly LeadSummary[] {
  return [...without(inbox.leads, [...waiting, ...leads]), ...waiting];
}

function takeNews(state: InboxState, page: LeadPage, isReading: boolean): InboxState {
  const news = without(page.leads, [...state.waiting, ...state.leads]);
  const newest = page.newest ?? state.newest;
  const waiting = [...news, ...state.waiting];
  const polled = { ...state, newest, isStale: false };
  if (isReading) return { ...polled, waiting };
  return { ...polled, waiting: [], leads: [...waiting, ...state.leads] };
}

/** Today's appointments after a change of one, which leaves when it moves to another day. */
function changeToday(inbox: Inbox | null, { appointment }: Lead): Inbox | null {
  const known = inbox?.today.find(({ id }) => id === appointment?.id);
  if (!inbox || !appointment || !known) return inbox;
  const isStill =
    appointment.state !== 'cancelled' &&
    dayInIndia(+new Date(appointment.startsAt)) === dayInIndia(+new Date(known.startsAt));
  const others = inbox.today.filter((other) => other !== known);
  const today = isStill ? [...others, appointment] : others;
  return { ...inbox, today: today.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)) };
}

/**
 * Opening or changing a lead marks it as read. One that is in another folder now leaves the list, and
 * returns to its place when it comes back.
 */
function changeRow(state: InboxState, lead: Lead): InboxState {
  const { leads, gone } = state;
  const row = [...leads, ...gone].find((other) => isSameLead(other, lead));
  if (!row) return state;
  const changed = { ...row, ...lead, isUnread: false };
  const isListed = leads.includes(row);
  if (row.folder !== lead.folder) {
    if (!isListed) return state;
    return { ...state, leads: leads.filter((other) => other !== row), gone: [...gone, row] };
  }
  if (isListed) return { ...state, leads: leads.map((other) => (other === row ? changed : other)) };
  const place = leads.findIndex((other) => isListedAfter(other, lead));
  return {
    ...state,
    leads: leads.toSpliced(place < 0 ? leads.length : place, 0, changed),
    gone: gone.filter((other) => other !== row),
  };
}

/** The list is ordered by time, kind and id, the newest first. */
function isListedAfter(one: LeadSummary, other: LeadSummary): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.kind === other.kind ? one.id < other.id : one.kind < other.kind;
}

/** The leads before and after one in the list; null at its ends, and for a lead outside of it. */
export function findNeighbours(
  leads: readonly LeadSummary[],
  key: LeadKey,
): { previous: LeadKey | null; next: LeadKey | null } | null {
  const index = leads.findIndex((lead) => isSameLead(lead, key));
  if (index < 0) return null;
  return { previous: leads[index - 1] ?? null, next: leads[index + 1] ?? null };
}

const COUNTED = ['folder', 'status', 'assignedTo'] as const;

/** Whether the counts differ for a lead as it is now, or it returns to the list. */
export function isCountedAnew(
  { leads, gone }: Pick<InboxState, 'leads' | 'gone'>,
  lead: LeadSummary,
): boolean {
  if (gone.some((other) => isSameLead(other, lead))) return true;
  const row = leads.find((other) => isSameLead(other, lead));
  return row !== undefined && COUNTED.some((name) => row[name] !== lead[name]);
}

export const countUnread = (leads: readonly LeadSummary[]): number =>
  leads.filter(({ isUnread }) => isUnread).length;
