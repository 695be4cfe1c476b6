// Shared by Workers and scripts in Node, where the types of the runtime are not global.
import type { R2Bucket } from '@cloudflare/workers-types';
import { addDays, findWeekday } from './office-time.logic.ts';

/** The list that a publication of content leaves for the digest. */
export const DUE_CONTENT = 'content/due.json';

/** An entry of the content that somebody has to look at again. */
export interface DueContent {
  /** `Visa sums: UK: Money a month in London, sum 1`. */
  name: string;
  /** YYYY-MM-DD. */
  checkBy: string;
  /** The page to open, if the entry has one. */
  link?: string;
  /** Who changed it last, and who opened its page since, each with the day. */
  changed?: string;
  opened?: string;
}

const MONDAY = 1;
const WEEK = 7;
/** More would not be read. */
const MOST = 12;

/**
 * The lines of Monday's digest about content that is due in its week or was before; none on other days.
 * @param day the office's, YYYY-MM-DD
 */
export function describeDueContent(entries: readonly DueContent[], day: string): string[] {
  if (findWeekday(day) !== MONDAY) return [];
  const due = entries
    .filter(({ checkBy }) => checkBy < addDays(day, WEEK))
    .sort((one, other) => one.checkBy.localeCompare(other.checkBy));
  if (due.length === 0) return [];
  const lines = due.slice(0, MOST).map(({ name, checkBy, link, changed, opened }) => {
    const eyes = [changed && `changed by ${changed}`, opened && `page opened by ${opened}`];
    return [`By ${checkBy}: ${name}`, ...eyes, link].filter(Boolean).join('. ');
  });
  const left = due.length - lines.length;
  return [
    `Look again at ${due.length} ${due.length === 1 ? 'entry' : 'entries'} of the content:`,
    ...lines,
    ...(left > 0 ? [`And ${left} more: npm run content-check -- --due`] : []),
  ];
}

/** Reads the list; empty without one, or without the bucket. */
export async function readDueContent(bucket: R2Bucket): Promise<DueContent[]> {
  try {
    return (await (await bucket.get(DUE_CONTENT))?.json<DueContent[]>()) ?? [];
  } catch {
    return [];
  }
}
