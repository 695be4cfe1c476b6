import { type LeadSummary, leadStatuses } from '../../worker/contract/leads.ts';
import type { SubmissionKind } from '../../worker/contract/submissions.ts';

export const PAGES = {
  inbox: 'Inbox',
  people: 'People',
  partners: 'Partners',
  newsletter: 'Newsletter',
  health: 'Health',
} as const;

export type PageId = keyof typeof PAGES;

/** Which lead. */
export type LeadKey = Pick<LeadSummary, 'kind' | 'id'>;

export type Route = { page: PageId; lead: null } | { page: 'inbox'; lead: LeadKey };

const LEAD = /^#lead\/(?<kind>[a-z]+)\/(?<id>[1-9]\d{0,14})$/;

/** What an address shows; the inbox for one that names nothing. */
export function readRoute(hash: string): Route {
  const { kind = '', id } = LEAD.exec(hash)?.groups ?? {};
  if (Object.hasOwn(leadStatuses, kind))
    return { page: 'inbox', lead: { kind: kind as SubmissionKind, id: Number(id) } };
  const page = hash.slice(1);
  return { page: Object.hasOwn(PAGES, page) ? (page as PageId) : 'inbox', lead: null };
}

/** The address of a lead: its number, and nothing that a visitor wrote. */
export const addressOf = ({ kind, id }: LeadKey) => `#lead/${kind}/${id}`;

export const isSameLead = (one: LeadKey, other: LeadKey) =>
  one.kind === other.kind && one.id === other.id;

/** Title of the document. Titles end up in histories, so none holds a visitor's text. */
export function titleOf({ page, lead }: Route, unread: number): string {
  if (lead) return 'Lead – Lead desk';
  const isCounted = page === 'inbox' && unread > 0;
  return `${PAGES[page]}${isCounted ? ` (${unread} unread)` : ''} – Lead desk`;
}
