import type { LeadFlag } from '../contract/leads.ts';
import type { SubmissionKind, SubmissionValues } from '../contract/submissions.ts';

/** A checked submission with its circumstances: plain data, to be stored now or later. */
export interface CheckedSubmission {
  kind: SubmissionKind;
  values: SubmissionValues;
  circumstances: Circumstances;
}

/** Circumstances of a submission, beside the submitted values. */
export interface Circumstances extends LeadSource {
  dedupeKeys: DedupeKeys;
  /** Hash of the email address by `hashMailbox`. */
  mailbox: string;
  flag: LeadFlag | null;
  /** Hash of the sender's network; null if unknown. */
  network: string | null;
  /** ISO 8601, UTC. Equal in every attempt of a request, by which one recognises the row of another. */
  arrivedAt: string;
  /** The plan that the visitor attached, as JSON. */
  plan: string | null;
  /** Key of the sending press, which proves that a repeat is the same visitor's; null without one. */
  attempt: string | null;
  /** Whether a mail invites the visitor to book, if mail may go to visitors: the answer showed no free times. */
  invitesByMail: boolean;
  /** Origin of our own pages. */
  ownOrigin: string;
}

/** Attribution of a submission, as stored in its row. */
export interface LeadSource {
  /** Origin of the page, `null` for one without; `frame` for one of our frames. */
  source: string;
  /** The partner whose origin that is. */
  partnerId: string | null;
  /** The partner that the page names, if the origin is not theirs. */
  partnerClaim: string | null;
  campaign: string | null;
  /** The advertisement that led to the page, as JSON. */
  attribution: string | null;
  pageUrl: string | null;
}

export interface DedupeKeys {
  /** 64 hexadecimal digits. */
  today: string;
  /** The key of the same content yesterday; null from ten minutes after midnight UTC. */
  yesterday: string | null;
}
