import {
  addressOfHealth,
  FLAGGED_ADDRESS,
  type HealthGroup,
  healthGroups,
  type LeadFolder,
  type LeadSummary,
  leadStatuses,
} from '../../../worker/contract/leads.ts';
import type { SubmissionKind } from '../../../worker/contract/submissions.ts';
import type { CalendarDay } from '../../kit/rules/calendar-day.ts';
import { isDay } from '../../kit/rules/day-arithmetic.ts';

export const PAGES = {
  inbox: 'Inbox',
  calendar: 'Calendar',
  hours: 'Hours',
  people: 'People',
  partners: 'Partners',
  newsletter: 'Newsletter',
  health: 'Health',
  system: 'Your own system',
} as const;

type PageId = keyof typeof PAGES;

/** Pages in the navigation; the calendar links to the hours, Health to the office's own system. */
export type TabId = Exclude<PageId, 'hours' | 'system'>;

export function tabOf(page: PageId): TabId {
  if (page === 'hours') return 'calendar';
  return page === 'system' ? 'health' : page;
}

/** Kind and number of a lead. */
export type LeadKey = Pick<LeadSummary, 'kind' | 'id'>;

export type Route =
  | { page: PageId; lead: null; day?: CalendarDay; group?: HealthGroup; folder?: LeadFolder }
  | { page: 'inbox'; lead: LeadKey };

const LEAD = /^#lead\/(?<kind>[a-z]+)\/(?<id>[1-9]\d{0,14})$/;

/** A day of the calendar. */
const DAY = /^#calendar\/([\d-]+)$/;

/** The route of an address; the inbox for an unknown one. */
export function readRoute(hash: string): Route {
  const { kind = '', id } = LEAD.exec(hash)?.groups ?? {};
  if (Object.hasOwn(leadStatuses, kind))
    return { page: 'inbox', lead: { kind: kind as SubmissionKind, id: Number(id) } };
  if (hash === FLAGGED_ADDRESS) return { page: 'inbox', lead: null, folder: 'flagged' };
  const [, day] = DAY.exec(hash) ?? [];
  if (isDay(day)) return { page: 'calendar', lead: null, day };
  const group = healthGroups.find((one) => addressOfHealth(one) === hash);
  if (group) return { page: 'health', lead: null, group };
  const page = hash.slice(1);
  return { page: Object.hasOwn(PAGES, page) ? (page as PageId) : 'inbox', lead: null };
}

/** The address of a lead: its kind and number, and no text of the visitor. */
export const addressOf = ({ kind, id }: LeadKey) => `#lead/${kind}/${id}`;

export const addressOfDay = (day: CalendarDay) => `#calendar/${day}`;

export const isSameLead = (one: LeadKey, other: LeadKey) =>
  one.kind === other.kind && one.id === other.id;

/** Title of the document. Titles end up in histories, so none holds a visitor's text. */
export function titleOf({ page, lead }: Route, unread: number): string {
  if (lead) return 'Lead – Lead desk';
  const isCounted = page === 'inbox' && unread > 0;
  return `${PAGES[page]}${isCounted ? ` (${unread} unread)` : ''} – Lead desk`;
}
