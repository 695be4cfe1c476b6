import { BRINGING, READING } from './consultation-confirmation.ts';

/** The next steps after a request for a consultation, if times are offered. */
export const consultationTimes = {
  choosing: [READING, BRINGING],
  booked: [BRINGING],
};
