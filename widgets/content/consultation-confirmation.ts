import { brand } from './brand.ts';

/** Steps that are the same if times are offered. */
export const READING = 'A consultant reads it during our office hours.';
export const BRINGING =
  'You get half an hour with us. Bring your marks, your budget and your questions.';

/** Shown once a consultation request has been received. */
export const consultationConfirmation = {
  heading: 'We have your request',
  next: [READING, 'We will call or email you to agree on a day and time.', BRINGING],
  hours: `${brand.hours} (${brand.hoursZone})`,
  whatsappHref: brand.whatsappHref,
  again: 'Another request',
};
