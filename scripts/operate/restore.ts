import { AWAY_UNTIL } from '../../worker/core/operator-marks.ts';
import { dropDueMessages, eraseAgain } from '../../worker/upkeep/after-restore.sql.ts';
import { type Account, writeMark } from './account.ts';
import { AWAY_MS } from './make-copy.ts';

/** Time for a secret to reach every data centre, and for writes under way to end. */
const PAUSING_SECONDS = 60;

/** One step. Resolves to a summary of its effect. */
type Step = [title: string, run: () => Promise<string>];

/** Erases again everyone whom the ledger names: at the end of every restore, by whichever way. */
export const erasingAgain = ({ withBindings }: Account, keys: string, now: Date): Step => [
  'Erasing again',
  async () => {
    const rows = await withBindings(({ DB, RECORDS }) => eraseAgain(DB, RECORDS, keys, now));
    return `${rows} rows of people who were erased are gone again`;
  },
];

/** Steps that restore the deployed database to a time, in this order. Each may be repeated. */
export function listSteps(account: Account, time: Date, keys: string, now: Date): Step[] {
  const { wrangler, withBindings, wait } = account;
  return [
    [
      'Pausing writing',
      async () => {
        await writeMark(account, AWAY_UNTIL, new Date(now.getTime() + AWAY_MS));
        await wrangler(['secret', 'put', 'PAUSED'], 'on');
        await wait(PAUSING_SECONDS);
        return 'submissions wait in the late queue';
      },
    ],
    [
      'Restoring',
      async () => {
        const timestamp = `--timestamp=${time.toISOString()}`;
        await wrangler(['d1', 'time-travel', 'restore', 'DB', timestamp]);
        return `the database is that of ${time.toISOString()}`;
      },
    ],
    erasingAgain(account, keys, now),
    [
      'Dropping messages that have gone out',
      async () => `${await withBindings(({ DB }) => dropDueMessages(DB, now))} messages`,
    ],
    [
      'Resuming writing',
      async () => {
        await wrangler(['secret', 'delete', 'PAUSED'], 'y');
        await writeMark(account, AWAY_UNTIL, null);
        return 'what waits is filed now';
      },
    ],
  ];
}

/** @throws Error with the step that failed; nothing after it is done */
export async function runSteps(steps: readonly Step[], log: (line: string) => void): Promise<void> {
  for (const [title, run] of steps) {
    log(`${title} …`);
    try {
      log(`${title}: ${await run()}.`);
    } catch (error) {
      throw new Error(`${title} failed: ${(error as Error).message}`);
    }
  }
}

/** @throws Error for a time that is none, is not past, or is older than any restore point */
export function readTime(text: string | undefined, now: Date): Date {
  const time = new Date(text ?? '');
  const ageDays = (now.getTime() - time.getTime()) / 86_400_000;
  if (/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(text ?? '') && ageDays > 0 && ageDays <= 30) {
    return time;
  }
  throw new Error(
    'Name a time of the last 30 days: npm run restore-to -- 2026-11-22T15:30:00+05:30',
  );
}
