import { phoneDigits } from '../contract/phone-digits.ts';
import { hashNetwork, hashPersonal } from '../core/hash-personal.ts';
import { hashMailbox } from '../core/mailbox.ts';
import type { Env } from '../core/settings.ts';
import type { Booker } from './book.sql.ts';

export interface Person {
  email: string;
  phone: string;
}

/** Hashes mailbox and number of a person, by which bookings are counted. */
export async function hashPerson(env: Env, { email, phone }: Person) {
  return {
    mailbox: await hashMailbox(env, email),
    phone: await hashPersonal(env, 'phone', phoneDigits(phone)),
  };
}

/** Adds the network of the request. */
export async function hashBooker(env: Env, person: Person, request: Request): Promise<Booker> {
  return { ...(await hashPerson(env, person)), network: await hashNetwork(env, request) };
}
