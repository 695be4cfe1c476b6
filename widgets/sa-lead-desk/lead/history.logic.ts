import type { LeadEvent, LeadStatus } from '../../../worker/contract/leads.ts';
import { STATUS_LABELS } from '../labels.ts';

const nameStatus = (status: string | null | undefined) =>
  STATUS_LABELS[status as LeadStatus] ?? status ?? 'nothing';

const SENTENCES: Record<LeadEvent['action'], (detail: LeadEvent['detail']) => string> = {
  opened: () => 'opened it',
  added: () => 'wrote it down',
  status: (detail) => `moved it from ${nameStatus(detail?.from)} to ${nameStatus(detail?.to)}`,
  assigned: (detail) => (detail?.to ? `assigned it to ${detail.to}` : 'took the assignment off it'),
  note: () => 'changed the note',
  spam: () => 'marked it as spam',
  'not-spam': () => 'said that it is not spam',
  confirmed: () => 'confirmed the address',
  unsubscribed: () => 'unsubscribed',
};

/** Who did something: a member by address, and as `You` whoever reads it. */
export function nameActor(actor: string, myEmail: string | undefined): string {
  if (actor === myEmail) return 'You';
  if (actor === 'visitor') return 'The visitor';
  return actor === 'system' ? 'The desk' : actor;
}

/** What was done, as the end of a sentence that begins with the actor. */
export const describeEvent = ({ action, detail }: LeadEvent) => SENTENCES[action](detail);
