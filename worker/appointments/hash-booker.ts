import { phoneDigits } from '../contract/phone-digits.ts';
import { findClientNetwork } from '../http/client-network.ts';
import { signHex } from '../keys/hmac.ts';
import { readKeys } from '../keys/keyring.ts';
import { hashMailbox } from '../mailbox.ts';
import type { Env } from '../settings.ts';
import type { Booker } from '../store/appointments/change.ts';
import { hashText } from '../store/dedupe-key.ts';

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
