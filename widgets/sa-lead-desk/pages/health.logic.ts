import { RETENTION_DAYS } from '../../../worker/contract/durations.ts';
import type { Health, HealthGroup } from '../../../worker/contract/leads.ts';

const MIN_DAYS = 30;

/** Why a number of days is refused; '' if it is accepted. */
export function checkDays(text: string): string {
  const days = Number(text);
  const isRight = /^\d+$/.test(text) && days >= MIN_DAYS && days <= RETENTION_DAYS;
  return isRight ? '' : `Use ${MIN_DAYS} to ${RETENTION_DAYS} days`;
}

/** The effect of the setting tonight. */
export const describeDue = ({ due }: Pick<Health['retention'][number], 'due'>): string =>
  `${due === 0 ? 'Nothing' : due} to delete tonight. At most ${RETENTION_DAYS} days, as the privacy page says.`;

/** Steps to take for each group of Health that is not well: a member's first, then the operator's. */
export const healthHelp: Record<HealthGroup, string> = {
  Storage:
    'If the database does not answer, look at cloudflarestatus.com. New requests wait and are stored afterwards: nothing is lost. If the database fills up, keep things for fewer days (below), or ask the operator of the site for a larger plan. If the last copy is old, ask them to make one: npm run copy.',
  Mail: 'Nothing is lost: each email is tried again for a day. Ask the operator of the site whether email is set up, whether the limit of the day is used up, and whether STAFF_EMAILS names you. The mail service can raise the limit.',
  Messages:
    'Read the reason next to each message below. Have it put right, then press "Try again". If a partner’s website did not take a message, tell the partner. If your own system takes no leads, open "Your own system" below: it shows the last answer. Nothing is lost.',
  Requests:
    'If no lead comes, send the form yourself, and look under Flagged. In a flood, mark the leads of that network as spam. Requests that wait are stored once the database answers. If requests could not be stored for days, or if form submissions fail, tell the operator of the site. If an appointment needs a counsellor, open Calendar and move it to a colleague.',
  'Nightly work':
    'Old requests are deleted every night, as the privacy page promises. Work that failed is tried again every five minutes. If this line stays for a day, tell the operator of the site.',
};
