import type { DeskHandler } from '../desk-handler.ts';
import { eraseAddress, keepErasure } from '../store/upkeep/erasures.ts';
import { hashAddress, readErasureKeys } from './hash-address.ts';

/**
 * Erases everything of one address. The bucket comes first: if the database then fails, the erasure
 * is known and is finished at night at the latest; the other way round, a restore could bring the
 * person back.
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
  await keepErasure(env.BACKUPS, erasure);
  return { value: { rows: await eraseAddress(env.DB, email, erasure) } };
};
