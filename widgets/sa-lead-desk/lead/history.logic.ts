import type { LeadEvent, LeadStatus, ReplyWay } from '../../../worker/contract/leads.ts';
import { STATUS_LABELS } from '../labels.ts';

const nameStatus = (status: string | null | undefined) =>
  STATUS_LABELS[status as LeadStatus] ?? status ?? 'nothing';

const REPLIES: Record<ReplyWay, string> = { email: 'by email', whatsapp: 'on WhatsApp' };

/** @param nameMember what a member's address is shown as */
type Say = (detail: LeadEvent['detail'], nameMember: (email: string) => string) => string;

const SENTENCES: Record<LeadEvent['action'], Say> = {
  opened: () => 'opened it',
  added: () => 'wrote it down',
  status: (detail) => `moved it from ${nameStatus(detail?.from)} to ${nameStatus(detail?.to)}`,
  assigned: (detail, nameMember) =>
    detail?.to ? `assigned it to ${nameMember(detail.to)}` : 'took the assignment off it',
  note: () => 'changed the note',
  spam: () => 'marked it as spam',
  'not-spam': () => 'said that it is not spam',
  flagged: () => 'put it back among the flagged',
  replied: (detail) => `replied ${REPLIES[detail?.to as ReplyWay] ?? ''}`.trim(),
  confirmed: () => 'confirmed the address',
  unsubscribed: () => 'unsubscribed',
  plan: () => 'sent another plan',
};

/** Who did something: a member by name, and as `You` whoever reads it. */
export function nameActor(actor: string, nameMember: (email: string) => string): string {
  if (actor === 'visitor') return 'The visitor';
  return actor === 'system' ? 'The desk' : nameMember(actor);
}

/** What was done, as the end of a sentence that begins with the actor. */
export const describeEvent = (
  { action, detail }: LeadEvent,
  nameMember: (email: string) => string,
) => SENTENCES[action](detail, nameMember);
