import { BRINGING, READING } from './consultation-confirmation.ts';

/** The next steps after a request for a consultation, if times are offered. */
export const consultationTimes = {
  choosing: [
    READING,
    'Choose a time above. If you choose no time, we call or email you to agree on one.',
    BRINGING,
  ],
  booked: [BRINGING],
};
