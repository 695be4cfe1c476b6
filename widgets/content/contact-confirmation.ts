import { brand } from './brand.ts';

/** What a visitor reads once her message has arrived. */
export const contactConfirmation = {
  heading: 'We have your message',
  next: 'We will read it and answer you by email or phone.',
  hours: `${brand.hours} (${brand.hoursZone})`,
};
