import { phoneDigits } from '../contract/phone-digits.ts';
import { findClientNetwork } from '../core/client-network.ts';
import { hashText } from '../core/dedupe-key.ts';
import { signHex } from '../core/hmac.ts';
import { readKeys } from '../core/keyring.ts';
import { hashMailbox } from '../core/mailbox.ts';
import type { Env } from '../core/settings.ts';
import type { Booker } from './change.sql.ts';

/** The mailbox and the number of a person, as hashes by which bookings are counted. */
export async function hashPerson({ email, phone }: { email: string; phone: string }) {
  return {
    mailbox: await hashMailbox(email),
    phone: await hashText(`phone ${phoneDigits(phone)}`),
  };
}

/** Adds the network, hashed with a key: there are few enough addresses to try them all. */
export async function hashBooker(
  env: Env,
  person: { email: string; phone: string },
  request: Request,
): Promise<Booker> {
  const [key] = readKeys('TOKEN_KEYS', env);
  const { site } = findClientNetwork(request);
  return {
    ...(await hashPerson(person)),
    network: await signHex(key.bytes, `network of a booking ${site}`),
  };
}
