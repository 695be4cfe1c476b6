// What pages and the API agree on besides the submissions. Browsers load this file with every form,
// so it imports nothing.

/** Answers 204 where the page's origin may post, 403 where it may not; with `?partner=<id>` whose that id is, and the id of that origin. */
export const ORIGIN_PATH = '/api/origin';

/** For a monitor: answers 503 while a rule of Health is bad, else 200. */
export const HEALTH_PATH = '/api/health';

/** A field that people never see. A submission that fills it is flagged, and answered like any other. */
export const HONEYPOT_FIELD = 'website';

/**
 * Its name in a page. It differs because browsers like to fill a field called `website`.
 */
export const HONEYPOT_INPUT = 'sa-left-blank';

/** Where a form is posted by the browser itself, before or without our code: its kind follows. */
export const SEND_PATH = '/send/';
