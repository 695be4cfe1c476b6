import { leadStatuses } from '../contract/leads.ts';
import {
  type SubmissionContract,
  type SubmissionKind,
  submissions,
} from '../contract/submissions.ts';

/** One kind of submission, as the Worker files it. */
export interface StoredKind extends SubmissionContract {
  /** Table with a column for each field of the schema, in snake_case, and the common columns. */
  table: string;
  /** Whether the visitor gets a reference by which staff find the row. */
  hasReference: boolean;
  /** Statuses of its leads; the first one is initial. */
  statuses: readonly string[];
  /** Assignment that copies the status of `lead` to the table, if it has one. */
  status?: string;
  /** Statuses in which a lead is deleted after its days of retention. */
  expiring: readonly string[];
  /** Maps lead fields to this table's columns, beside the email address that each has. */
  shows: Partial<Record<'name' | 'phone' | 'topic' | 'message', string>>;
  /** Words for one lead, and for several, in mail to staff; null if they are not announced. */
  announcement: { subject: string; plural: string } | null;
  /** Whether it asks a reader for consent, and is not announced to staff. */
  isSubscription?: true;
  /** Whether a visitor may attach a plan. */
  takesPlan?: true;
  /** Whether a time is booked for it. */
  takesAppointment?: true;
}

/** A new kind is a row here, its path and schema in the contract, and its table in the schema. */
export const storedKinds: Record<SubmissionKind, StoredKind> = {
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
  // A reference would reveal whether the address was stored already.
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
export function listKinds(): (StoredKind & { kind: SubmissionKind })[] {
  return Object.entries(storedKinds).map(([kind, stored]) => ({
    ...stored,
    kind: kind as SubmissionKind,
  }));
}
