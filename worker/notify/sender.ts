import type { Env } from '../core/settings.ts';
import type { ClaimedMessage, Delivery } from './outbox.sql.ts';
import type { Topic } from './pace.logic.ts';

/**
 * Sends a message of its topic, or several to one member as one. Returns `needless` or `waiting` if it
 * sends none, and throws on failure.
 */
export type Sender = (
  message: ClaimedMessage,
  env: Env,
  now: Date,
  /** All messages sent together, the first one included. */
  together: readonly ClaimedMessage[],
) => Promise<Exclude<Delivery, object>>;

export type Senders = Record<Topic, Sender>;

/** A failed delivery; its message has fixed words. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether it is an attempt of the message; false: its receiver has failed for others, too. */
  readonly isCounted: boolean;

  constructor(message: string, { isCounted = true } = {}) {
    super(message);
    this.isCounted = isCounted;
  }
}

/** Describes a failed delivery in fixed words: messages of other errors quote addresses. */
export function describeFailure(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  return `failed ${error instanceof Error ? error.name : typeof error}`;
}
