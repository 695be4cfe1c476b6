import type { Health } from '../../../worker/contract/leads.ts';

const LEAST_DAYS = 30;
const MOST_DAYS = 3650;

/** What is wrong with a number of days; '' if nothing is. Empty keeps for ever. */
export function checkDays(text: string): string {
  const days = Number(text);
  const isRight = /^\d+$/.test(text) && days >= LEAST_DAYS && days <= MOST_DAYS;
  return isRight || !text
    ? ''
    : `Use ${LEAST_DAYS} to ${MOST_DAYS} days, or leave it empty to keep them for ever`;
}

/** What the setting does tonight. */
export function describeDue({ days, due }: Health['retention'][number]): string {
  if (days === null) return 'Kept for ever.';
  const going = due === 0 ? 'None' : due;
  return `${going} would go tonight. Leave it empty to keep them for ever.`;
}
