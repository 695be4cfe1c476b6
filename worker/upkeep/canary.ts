import { withDeadline } from '../deadline.ts';
import type { Mail } from '../messages/mail.ts';
import { mailStaff } from '../messages/staff-mail.ts';
import { type Env, readSettings } from '../settings.ts';
import { touchStorage } from '../store/upkeep/canary.ts';

/** One miss may be a restart of the database. */
const MISSES_BEFORE_ALERT = 2;

/** In the bucket, because the database is what fails. No object: the last run was good. */
const MISSES_KEY = 'upkeep/canary-misses.json';

interface Misses {
  inARow: number;
  isStaffTold: boolean;
}

/**
 * Inserts, reads and deletes a row. Staff get a mail after two misses in a row, and one when it
 * works again; a mail that could not be sent is tried again at the next run.
 * @throws whatever storage throws
 */
export async function watchStorage(env: Env, now: Date): Promise<string> {
  const before = await readMisses(env.BACKUPS);
  try {
    await withDeadline(touchStorage(env.DB), readSettings(env).dbTimeoutMs);
  } catch (error) {
    await reportMiss(env, now, before);
    throw error;
  }
  await reportRecovery(env, now, before);
  return 'stored';
}

/** A bucket that is down must not look like a database that is. */
async function readMisses(bucket: R2Bucket): Promise<Misses> {
  const object = await bucket.get(MISSES_KEY).catch(() => null);
  return object ? object.json<Misses>() : { inARow: 0, isStaffTold: false };
}

async function reportMiss(env: Env, now: Date, before: Misses): Promise<void> {
  const inARow = before.inARow + 1;
  const isStaffTold =
    before.isStaffTold ||
    (inARow >= MISSES_BEFORE_ALERT &&
      (await tellStaff(env, {
        subject: 'The lead desk cannot store',
        paragraphs: [
          `The database has refused ${inARow} trial rows in a row, the last one at ${now.toISOString()}. Visitors are asked to try again.`,
          'See www.cloudflarestatus.com first, then docs/operate.md.',
        ],
      })));
  await env.BACKUPS.put(MISSES_KEY, JSON.stringify({ inARow, isStaffTold }));
}

async function reportRecovery(env: Env, now: Date, before: Misses): Promise<void> {
  if (before.inARow === 0) return;
  const isSettled =
    !before.isStaffTold ||
    (await tellStaff(env, {
      subject: 'The lead desk stores again',
      paragraphs: [`A trial row was stored, read and deleted at ${now.toISOString()}.`],
    }));
  if (isSettled) await env.BACKUPS.delete(MISSES_KEY);
}

/** At once, past the outbox, which is in the database that may be down. */
async function tellStaff(env: Env, mail: Omit<Mail, 'to'>): Promise<boolean> {
  try {
    return (await mailStaff(env, mail)) === 'sent';
  } catch {
    return false;
  }
}
