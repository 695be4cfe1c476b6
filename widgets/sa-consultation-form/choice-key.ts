/** In `sessionStorage`: a request for which a time is still to be chosen. */
export const CHOICE_KEY = 'sa-appointment';
