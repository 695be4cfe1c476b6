import type { Env } from '../core/settings.ts';
import type { ClaimedMessage, Delivery } from './outbox.sql.ts';

/**
 * Sends a message of its topic, or several to one member as one; tells where that is needless or has
 * to wait, and throws on failure.
 */
export type Sender = (
  message: ClaimedMessage,
  env: Env,
  now: Date,
  /** What goes out together, the message included. */
  together: readonly ClaimedMessage[],
) => Promise<Exclude<Delivery, object>>;
