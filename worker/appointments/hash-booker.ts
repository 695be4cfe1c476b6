import { findClientNetwork } from '../http/client-network.ts';
import { signHex } from '../keys/hmac.ts';
import { readKeys } from '../keys/keyring.ts';
import { hashMailbox } from '../mailbox.ts';
import type { Env } from '../settings.ts';
import type { Booker } from '../store/appointments/change.ts';
import { hashText } from '../store/dedupe-key.ts';

/** A number without its country and its zeros is the same in every way of writing it. */
const LOCAL_DIGITS = 10;

/** For whom something is booked, as hashes by which bookings are counted. */
export async function hashPerson({ email, phone }: { email: string; phone: string }) {
  const digits = phone.replace(/\D/g, '').slice(-LOCAL_DIGITS);
  return { mailbox: await hashMailbox(email), phone: await hashText(`phone ${digits}`) };
}

/** And from where: with a key, as there are few enough addresses to try them all. */
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
