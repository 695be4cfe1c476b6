import type { LeadFlag } from '../contract/leads.ts';
import type { SubmissionKind, SubmissionValues } from '../contract/submissions.ts';

/** A checked submission and all that is known of it: plain data, to be filed now or later. */
export interface TakenSubmission {
  kind: SubmissionKind;
  values: SubmissionValues;
  filing: Filing;
}

/** What is known of a submission beside what was submitted. */
export interface Filing extends LeadSource {
  dedupeKeys: DedupeKeys;
  /** The e-mail address as `hashMailbox` gives it. */
  mailbox: string;
  flag: LeadFlag | null;
  /** Hash of the network that sent it; null where that is not known. */
  network: string | null;
  /** ISO 8601, UTC. The same in every try of a request, by which one recognises the row of another. */
  arrivedAt: string;
  /** What the visitor attached from the tools. */
  plan: string | null;
  /** Of the press that sent it, by which a repeat is known to be hers; null where it came without. */
  attempt: string | null;
  /** Its sender learns by mail, or not at all, which times are free. */
  isAnsweredLater: boolean;
  /** Of our own pages. */
  ownOrigin: string;
}

/** Where a submission came from, as its row keeps it. */
export interface LeadSource {
  /** Origin of the page, `null` for one without; `frame` for one of our frames. */
  source: string;
  /** The partner whose origin that is. */
  partnerId: string | null;
  /** The partner that the page names, where the origin is not theirs. */
  partnerClaim: string | null;
  campaign: string | null;
  pageUrl: string | null;
}

export interface DedupeKeys {
  /** 64 hexadecimal digits. */
  today: string;
  /** The key of the same content yesterday; null from ten minutes after midnight UTC. */
  yesterday: string | null;
}
