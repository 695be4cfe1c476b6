/** After a member has marked a lead as spam. The privacy page names both. */
export const SPAM_DAYS = 30;

/** What was sent, or given up: long enough to look into a complaint. */
export const MESSAGE_DAYS = 90;

/** Of a booking's network, scrambled: long enough to see who fills the calendar. The privacy page names it. */
export const NETWORK_DAYS = 30;
