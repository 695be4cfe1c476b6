import type { Way } from '../../worker/contract/appointment.ts';
import type { LeadFlag, LeadFolder, LeadStatus, LeadSummary } from '../../worker/contract/leads.ts';
import type { contactSubjects } from '../../worker/contract/options.ts';
import type { SubmissionKind } from '../../worker/contract/submissions.ts';
import { TYPE_LABELS } from '../../worker/contract/words/consultation.ts';

export const KIND_LABELS: Record<SubmissionKind, string> = {
  consultation: 'Consultation',
  contact: 'Message',
  newsletter: 'Newsletter',
};

export const STATUS_LABELS: Record<LeadStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  done: 'Done',
  closed: 'Closed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};

export const FOLDER_LABELS: Record<LeadFolder, string> = {
  inbox: 'Inbox',
  flagged: 'Flagged',
  spam: 'Spam',
};

export const FLAG_LABELS: Record<LeadFlag, string> = {
  honeypot: 'A hidden field was filled in',
  spoofed: 'Hidden characters or mixed alphabets',
  blank: 'Empty or no number',
  rate: 'Too many at once',
  origin: 'From a website we do not know',
  returned: 'Came again after it was marked as spam',
};

type ContactSubject = (typeof contactSubjects)[number];

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Why a lead is held, in words; null if it is not. */
export function describeFlag({
  flag,
  name,
  excerpt,
}: Pick<LeadSummary, 'flag' | 'name' | 'excerpt'>): string | null {
  if (flag !== 'blank') return flag && FLAG_LABELS[flag];
  const texts = [name, excerpt].filter((text) => text !== null);
  return texts.every((text) => HAS_WORDS.test(text)) ? 'No number to call' : 'Says nothing';
}

/** Ways of a consultation and subjects of a message, by their codes in the contract. */
export const TOPIC_LABELS: Readonly<Record<string, string>> = {
  ...TYPE_LABELS,
  admission: 'Admission',
  visa: 'Visa',
  scholarship: 'Scholarship',
  general: 'General question',
} satisfies Record<Way | ContactSubject, string>;

/** Topic of a lead, in two or three words. */
export function describeTopic({ kind, topic }: Pick<LeadSummary, 'kind' | 'topic'>): string {
  return topic ? `${KIND_LABELS[kind]}: ${TOPIC_LABELS[topic] ?? topic}` : KIND_LABELS[kind];
}

/** Title of a lead: subscriptions have no name. */
export const nameOf = ({ name, email }: Pick<LeadSummary, 'name' | 'email'>) => name ?? email;

/** A code of the desk's as words: `newsletter_subscriptions` is `Newsletter subscriptions`. */
export function wordsOf(code: string): string {
  const words = code.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
