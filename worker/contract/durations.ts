export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The longest that a request is kept once it has been dealt with, or a subscription once it has ended,
 * counted from when the visitor last wrote. The owner's choice: the privacy page names it.
 */
export const KEPT_DAYS = 730;

// The others that the privacy page names.

/** After a member has marked a lead as spam. */
export const SPAM_DAYS = 30;
/** Of a message that was sent, or given up: long enough to look into a complaint. */
export const MESSAGE_DAYS = 90;
/** Of the hash of a sender's network: long enough to see a flood. */
export const NETWORK_DAYS = 30;
/** Of a copy of the database. */
export const COPY_DAYS = 35;
