import { clearSlotsCache } from '../appointments/slots-cache.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { hashAddress, readErasureKeys, recordErasure } from '../core/erasure-ledger.ts';
import { eraseDeadLetters } from '../intake/dead-letters.ts';
import { toLinks } from '../leads/lead-row.sql.ts';
import { listOtherSpellings, prepareMentions } from '../leads/people.sql.ts';
import { findOfficeNext } from '../notify/outbox.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { forgetReturned } from '../notify/returned-mail.sql.ts';
import { eraseAddress } from './erasures.sql.ts';

/**
 * Erases all data of one address. The ledger in the bucket is written first: if the database then fails,
 * the member gets an error and repeats the call; in the other order, a restore could bring the person back.
 * Mentions by others are theirs and are only listed, like other spellings of the same mailbox.
 * @throws Error without a usable ERASURE_KEYS, before anything is erased
 */
export const erasePerson: DeskHandler<'erasePerson'> = async (
  { email, confirmation },
  { env, actor, now },
) => {
  if (confirmation !== email) return { problem: 'not-confirmed' };
  const [key] = await readErasureKeys(env.ERASURE_KEYS);
  if (!key) throw new Error('ERASURE_KEYS is empty');
  const erasure = {
    emailHmac: await hashAddress(key, email),
    keyId: key.id,
    actor: actor.email,
    createdAt: now.toISOString(),
  };
  await recordErasure(env.RECORDS, erasure);
  await eraseDeadLetters(env.RECORDS, email);
  const rows = await eraseAddress(env.DB, email, erasure);
  await clearSlotsCache();
  await queueMessages(env.OUTBOX, await findOfficeNext(env.DB, now));
  const mentions = toLinks(await prepareMentions(env.DB, email).all());
  const otherSpellings = await listOtherSpellings(env.DB, email);
  if (otherSpellings.length === 0) await forgetReturned(env, email);
  return { value: { rows, mentions, otherSpellings } };
};
