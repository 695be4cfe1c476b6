import { RETENTION_DAYS } from '../../../worker/contract/durations.ts';
import type { Health } from '../../../worker/contract/leads.ts';

const MIN_DAYS = 30;

/** Says why a number of days is refused; '' if it is not. */
export function checkDays(text: string): string {
  const days = Number(text);
  const isRight = /^\d+$/.test(text) && days >= MIN_DAYS && days <= RETENTION_DAYS;
  return isRight ? '' : `Use ${MIN_DAYS} to ${RETENTION_DAYS} days`;
}

/** What the setting does tonight. */
export const describeDue = ({ due }: Pick<Health['retention'][number], 'due'>): string =>
  `${due === 0 ? 'Nothing' : due} to delete tonight. At most ${RETENTION_DAYS} days, as the privacy page says.`;
