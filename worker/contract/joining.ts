import type { Way } from './appointment.ts';

/** Place of an appointment. */
export interface Place {
  way: Way;
  /** Link of the member's video calls; null if none is set. */
  meetingUrl: string | null;
  /** Postal address of our office. */
  officeAddress: string;
}

/** Label before the link of a video call. */
export const OPEN_LINK = 'Open this link when it is time:';

/** Tells the visitor, in one sentence, how to join an appointment. */
export function joiningInstructions({ way, meetingUrl, officeAddress }: Place): string {
  if (way === 'in-person') return `Come to our office: ${officeAddress}.`;
  if (way === 'chat') return 'We will write to your number, on WhatsApp or by text message.';
  return meetingUrl
    ? `${OPEN_LINK} ${meetingUrl}`
    : 'We will call your number, by video if your phone allows it.';
}

/** Location for a calendar entry; null if we call or write. */
export const findLocation = ({ way, meetingUrl, officeAddress }: Place): string | null =>
  way === 'in-person' ? officeAddress : way === 'video' ? meetingUrl : null;
