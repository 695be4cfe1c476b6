import type { Env } from '../settings.ts';
import type { ClaimedMessage, Delivery } from '../store/outbox/outbox.ts';

/** Sends one message of its topic, or tells why that is needless or has to wait; throws on failure. */
export type Sender = (
  payload: ClaimedMessage['payload'],
  env: Env,
  now: Date,
) => Promise<Exclude<Delivery, object>>;
