import { brand } from './brand.ts';

/** Shown once a message has been received. */
export const contactConfirmation = {
  heading: 'We have your message',
  next: ['We will read it and answer by email or phone.'],
  hours: `${brand.hours} (${brand.hoursZone})`,
  whatsappHref: brand.whatsappHref,
  again: 'Another message',
};
