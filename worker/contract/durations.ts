export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Longest retention of a request after it has been dealt with, or of a subscription after it has ended,
 * counted from when the visitor last wrote. The owner's choice: the privacy page names it.
 */
export const RETENTION_DAYS = 730;

// The other durations on the privacy page, in days.

/** Retention of a lead after a member has marked it as spam. */
export const SPAM_DAYS = 30;
/** Retention of a message that was sent or given up: long enough to look into a complaint. */
export const MESSAGE_DAYS = 90;
/** Retention of the hash of a sender's network: long enough to recognise a flood. */
export const NETWORK_DAYS = 30;
/** Retention of the click on an advertisement: as long as networks accept a conversion of it. */
export const CLICK_DAYS = 90;
/** Retention of the note that mail to a mailbox came back. */
export const RETURNED_DAYS = 365;
/** Retention of a copy of the database. */
export const COPY_DAYS = 35;
