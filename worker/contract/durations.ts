export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The longest that a request is kept once it has been dealt with, or a subscription once it has ended,
 * counted from when the visitor last wrote. The owner's choice: the privacy page names it.
 */
export const KEPT_DAYS = 730;
