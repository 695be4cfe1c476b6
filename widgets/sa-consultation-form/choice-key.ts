/** In `sessionStorage`: a request for which a time can be chosen, or is booked. */
export const CHOICE_KEY = 'sa-appointment';
