import type { LeadEvent, LeadStatus, ReplyWay } from '../../../worker/contract/leads.ts';
import { STATUS_LABELS } from '../labels.ts';
import { formatStart, OFFICE_CLOCK } from '../office-time.logic.ts';

const nameStatus = (status: string | null | undefined) =>
  STATUS_LABELS[status as LeadStatus] ?? status ?? 'nothing';

const REPLIES: Record<ReplyWay, string> = { email: 'by email', whatsapp: 'on WhatsApp' };

type NameTime = (iso: string | null | undefined) => string;

/**
 * @param nameMember display name of a member's address
 * @param nameTime the time of an appointment in words
 */
type Describe = (
  detail: LeadEvent['detail'],
  nameMember: (email: string) => string,
  nameTime: NameTime,
) => string;

const SENTENCES: Record<LeadEvent['action'], Describe> = {
  opened: () => 'opened it',
  added: () => 'added it',
  status: (detail) => `moved it from ${nameStatus(detail?.from)} to ${nameStatus(detail?.to)}`,
  assigned: (detail, nameMember) =>
    detail?.to ? `assigned it to ${nameMember(detail.to)}` : 'unassigned it',
  note: () => 'changed the note',
  spam: () => 'marked it as spam',
  'not-spam': () => 'marked it as not spam',
  flagged: () => 'flagged it again',
  replied: (detail) => `replied ${REPLIES[detail?.to as ReplyWay] ?? ''}`.trim(),
  corrected: (detail) => `corrected the ${detail?.to ?? 'details'}`,
  confirmed: (detail, _, nameTime) =>
    detail?.to ? `confirmed the appointment of ${nameTime(detail.to)}` : 'confirmed the address',
  unsubscribed: () => 'unsubscribed',
  plan: () => 'sent another plan',
  booked: (detail, _, nameTime) => `booked the appointment for ${nameTime(detail?.to)}`,
  moved: (detail, _, nameTime) =>
    detail?.from === detail?.to
      ? `assigned the appointment of ${nameTime(detail?.to)} to another counsellor`
      : `moved the appointment from ${nameTime(detail?.from)} to ${nameTime(detail?.to)}`,
  cancelled: (detail, _, nameTime) =>
    `cancelled the appointment of ${nameTime(detail?.from ?? detail?.to)}`,
  missed: (detail, _, nameTime) =>
    `marked the appointment of ${nameTime(detail?.from ?? detail?.to)} as missed`,
};

/** The actor's name; `You` for the present member. */
export function nameActor(actor: string, nameMember: (email: string) => string): string {
  if (actor === 'visitor') return 'The visitor';
  return actor === 'system' ? 'The desk' : nameMember(actor);
}

/** The action as the end of a sentence that begins with the actor. */
export const describeEvent = (
  { action, detail }: LeadEvent,
  nameMember: (email: string) => string,
) => SENTENCES[action](detail, nameMember, describeTime);

/** A time with the name of the office's clock. */
export function describeTime(iso: string | null | undefined): string {
  if (!iso || Number.isNaN(+new Date(iso))) return iso || 'no time';
  return `${formatStart(iso)} (${OFFICE_CLOCK})`;
}
