import type { Health } from '../../../worker/contract/leads.ts';

const MIN_DAYS = 30;
const MAX_DAYS = 3650;

/** What is wrong with a number of days; '' if nothing is. Empty keeps for ever. */
export function checkDays(text: string): string {
  const days = Number(text);
  const isRight = /^\d+$/.test(text) && days >= MIN_DAYS && days <= MAX_DAYS;
  return isRight || !text
    ? ''
    : `Use ${MIN_DAYS} to ${MAX_DAYS} days, or leave it empty to keep them for ever`;
}

/** What the setting does tonight. */
export function describeDue({ days, due }: Health['retention'][number]): string {
  if (days === null) return 'Kept for ever.';
  const going = due === 0 ? 'None' : due;
  return `${going} would go tonight. Leave it empty to keep them for ever.`;
}
