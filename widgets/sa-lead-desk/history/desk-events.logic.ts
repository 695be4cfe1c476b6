import type { DeskAction, DeskEvent } from '../../../worker/contract/leads.ts';
import { formatDays } from '../office-time.logic.ts';

interface Details {
  subject: string;
  from: string | null;
  to: string | null;
}

const change = ({ from, to }: Details) => `from ${from ?? 'nothing'} to ${to ?? 'nothing'}`;

const FILES: Readonly<Record<string, string>> = {
  leads: 'leads',
  person: 'a person',
  partners: 'leads by partner and month',
  newsletter: 'the readers of the newsletter',
};

const describeDaysOff = ({ subject, from, to }: Details) =>
  `${from === to ? 'a day off' : 'days off'} for ${subject || 'everyone'}, ${formatDays(`${from}`, `${to}`)}`;

const SENTENCES: Record<DeskAction, (details: Details) => string> = {
  'partner-added': ({ subject, to }) => `added the partner ${to ?? subject} (${subject})`,
  'partner-renamed': (details) => `renamed ${details.subject} ${change(details)}`,
  'partner-paused': ({ subject }) => `paused ${subject}`,
  'partner-resumed': ({ subject }) => `resumed ${subject}`,
  webhook: (details) => `changed the webhook of ${details.subject} ${change(details)}`,
  'origin-added': ({ subject, to }) => `allowed ${subject} for ${to}`,
  'origin-removed': ({ subject, from }) => `removed ${subject} from ${from}`,
  trusted: ({ subject }) => `trusted ${subject}`,
  distrusted: ({ subject }) => `stopped trusting ${subject}`,
  blocked: ({ subject }) => `blocked ${subject}`,
  unblocked: ({ subject }) => `unblocked ${subject}`,
  retention: ({ subject, from, to }) =>
    `changed how long ${subject} leads are kept, from ${from} to ${to} days`,
  erased: ({ to }) => `erased a person (${to})`,
  exported: ({ subject, to }) => `exported ${FILES[subject] ?? subject}${to ? ` (${to})` : ''}`,
  retried: ({ subject }) =>
    subject ? `sent message ${subject} again` : 'sent all failed messages again',
  'list-marked': ({ from, to }) => `marked ${to} leads as spam (${from || 'all'})`,
  'list-restored': ({ from, to }) => `took back ${to} leads from spam (${from || 'all'})`,
  'list-released': ({ from, to }) => `released ${to} leads (${from || 'all'})`,
  'office-webhook': ({ from, to }) =>
    to ? `sends leads to your own system at ${to}` : `stopped sending leads to ${from}`,
  'office-paused': () => 'paused sending leads to your own system',
  'office-resumed': () => 'sends leads to your own system again',
  'member-left': ({ subject }) => `removed ${subject}, who has left`,
  'booking-rules': () => 'changed the rules for every appointment',
  hours: ({ subject }) => `changed the hours of ${subject}`,
  'day-off-added': (details) => `added ${describeDaysOff(details)}`,
  'day-off-removed': (details) => `removed ${describeDaysOff(details)}`,
  'feed-made': ({ subject }) => `made a calendar address for ${subject}`,
  'feed-stopped': ({ subject }) => `stopped the calendar address of ${subject}`,
  'meeting-link': ({ subject, to }) =>
    to ? `set the video link of ${subject} to ${to}` : `removed the video link of ${subject}`,
  'network-released': () => 'cancelled all bookings that came from one network',
  'unconfirmed-released': () => 'cancelled all bookings that nobody had confirmed',
};

/**
 * The action as the end of a sentence that begins with the member.
 * @param nameMember display name of a member's address
 */
export const describeDeskEvent = (
  { action, subject, detail }: Pick<DeskEvent, 'action' | 'subject' | 'detail'>,
  nameMember: (email: string) => string,
): string =>
  SENTENCES[action]({
    subject: subject?.includes('@') ? nameMember(subject) : (subject ?? ''),
    from: detail?.from ?? null,
    to: detail?.to ?? null,
  });
