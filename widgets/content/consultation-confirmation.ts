import { brand } from './brand.ts';

/** Shown once a consultation request has been received. */
export const consultationConfirmation = {
  heading: 'We have your request',
  next: [
    'A consultant reads it during our office hours.',
    'We call or email you to agree on a day and time.',
    'You get half an hour with us. Bring your marks, your budget and your questions.',
  ],
  hours: `${brand.hours} (${brand.hoursZone})`,
  whatsappHref: brand.whatsappHref,
  again: 'Book another',
};
