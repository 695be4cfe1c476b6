import { brand } from './brand.ts';

/** Shown once a consultation request has been received. */
export const consultationConfirmation = {
  heading: 'We have your request',
  next: 'A consultant will call or email you to agree on a day and a time. Until then there is nothing you need to do.',
  hours: `${brand.hours} (${brand.hoursZone})`,
};
