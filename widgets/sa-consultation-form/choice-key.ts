/**
 * In `sessionStorage`: a request for which a time can be chosen, or is booked. A file of its own, because the form
 * reads it before the chunk that sends has loaded.
 */
export const CHOICE_KEY = 'sa-appointment';
