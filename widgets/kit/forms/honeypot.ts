/**
 * Name of the trap for bots in the page. It differs from the Worker's key because browsers like to
 * fill a field called `website`.
 */
export const HONEYPOT_INPUT = 'sa-left-blank';
