import { leadStatuses } from '../contract/leads.ts';
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
  /** Of its leads; the first is where one begins. */
  statuses: readonly string[];
  /** Where its table has the status of `lead`, too, as an assignment. */
  status?: string;
  /** Those in which a lead goes once its days of retention are over. */
  expiring: readonly string[];
  /** Which of its columns stand for what of a lead, beside the e-mail address that each has. */
  shows: Partial<Record<'name' | 'phone' | 'topic' | 'message', string>>;
  /** In a mail to staff about one lead, and about several; null where they are told of none. */
  announcement: { subject: string; plural: string } | null;
  /** Whether its reader is asked for consent, and staff are not told. */
  isSubscription?: true;
  /** Whether a visitor may attach a plan. */
  takesPlan?: true;
  /** Whether a time is booked for it. */
  takesAppointment?: true;
}

/** A new kind is a row here, its path and schema in the contract, and its table in the schema. */
export const filedKinds: Record<SubmissionKind, FiledKind> = {
  consultation: {
    ...submissions.consultation,
    table: 'consultations',
    hasReference: true,
    statuses: leadStatuses.consultation,
    status: 'status = lead.status',
    expiring: ['done', 'closed'],
    shows: { name: 'name', phone: 'phone', topic: 'consultation_type' },
    announcement: { subject: 'New consultation request', plural: 'Consultation requests' },
    takesPlan: true,
    takesAppointment: true,
  },
  contact: {
    ...submissions.contact,
    table: 'contact_messages',
    hasReference: true,
    statuses: leadStatuses.contact,
    status: "responded = (lead.status = 'done')",
    expiring: ['done'],
    shows: { name: 'name', phone: 'phone', topic: 'subject', message: 'message' },
    announcement: { subject: 'New message', plural: 'Messages' },
  },
  // A reference would tell whether the address was there already.
  newsletter: {
    ...submissions.newsletter,
    table: 'newsletter_subscriptions',
    hasReference: false,
    statuses: leadStatuses.newsletter,
    expiring: ['pending', 'unsubscribed'],
    shows: {},
    announcement: null,
    isSubscription: true,
  },
};

/** `consultationType` → `consultation_type` */
export function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Every kind with its name, for statements about all of them. */
export function listKinds(): (FiledKind & { kind: SubmissionKind })[] {
  return Object.entries(filedKinds).map(([kind, filed]) => ({
    ...filed,
    kind: kind as SubmissionKind,
  }));
}
