import {
  type SubmissionContract,
  type SubmissionKind,
  submissions,
} from '../contract/submissions.ts';

/** One kind of submission, as the Worker files it. */
export interface FiledKind extends SubmissionContract {
  /** Has a column for each field of the schema, named in snake_case, and those of every table. */
  table: string;
  /** Whether the visitor is told a reference by which staff find the row. */
  hasReference: boolean;
  /** Whether its reader is asked for consent. Staff are told of every other kind. */
  isSubscription?: true;
  /** Whether a visitor may attach her plan; the table has a column for it. */
  takesPlan?: true;
}

/** A new kind is a row here, its path and schema in the contract, and a migration. */
export const filedKinds: Record<SubmissionKind, FiledKind> = {
  consultation: {
    ...submissions.consultation,
    table: 'consultations',
    hasReference: true,
    takesPlan: true,
  },
  contact: { ...submissions.contact, table: 'contact_messages', hasReference: true },
  // A reference would tell whether the address was there already.
  newsletter: {
    ...submissions.newsletter,
    table: 'newsletter_subscriptions',
    hasReference: false,
    isSubscription: true,
  },
};
