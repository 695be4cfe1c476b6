import { sendAppointment } from '../appointments/send-appointment.ts';
import { sendMeetingLink } from '../appointments/send-meeting-link.ts';
import { sendToVisitor } from '../appointments/send-to-visitor.ts';
import { sendDigest } from '../leads/send-digest.ts';
import { sendFlagged } from '../leads/send-flagged.ts';
import { sendLead } from '../leads/send-lead.ts';
import { sendOffice } from '../leads/send-office.ts';
import { sendConfirmation } from '../newsletter/send-confirmation.ts';
import type { Senders } from '../notify/sender.ts';
import { sendWebhook } from '../partners/send-webhook.ts';

/** The sender of every topic; `pace.logic.ts` has its pace. */
export const senders: Senders = {
  lead: sendLead,
  flagged: sendFlagged,
  digest: sendDigest,
  appointment: sendAppointment,
  'meeting-link': sendMeetingLink,
  webhook: sendWebhook,
  'office-webhook': sendOffice,
  visitor: sendToVisitor,
  reminder: sendToVisitor,
  'newsletter-confirmation': sendConfirmation,
};
