// Contract between pages and the API besides the submissions. Browsers load this file with every form,
// so it imports nothing.

/** `?partner=<id>`: answers whose that id is, and the id that the page's origin is registered with; 403 where it is blocked. */
export const ORIGIN_PATH = '/api/origin';

/** Route for a monitor: answers 503 while a rule of Health is bad, else 200. */
export const HEALTH_PATH = '/api/health';

/** A field that people never see. A submission that fills it is flagged, and answered like any other. */
export const HONEYPOT_FIELD = 'website';

/**
 * Its name in a page. It differs because browsers autofill a field called `website`.
 */
export const HONEYPOT_INPUT = 'sa-left-blank';

/** Path to which the browser itself posts a form, before or without our code: its kind follows. */
export const SEND_PATH = '/send/';
