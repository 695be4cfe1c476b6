import type { Way } from './appointment.ts';

/** Where an appointment takes place. */
export interface Place {
  way: Way;
  /** Of the member's video calls; null where she has set none. */
  meetingUrl: string | null;
  /** Of our office. */
  officeAddress: string;
}

/** What stands before the link of a video call. */
export const OPEN_LINK = 'Open this link when it is time:';

/** What happens when an appointment begins, as a visitor is told. */
export function sayHowItBegins({ way, meetingUrl, officeAddress }: Place): string {
  if (way === 'in-person') return `Come to our office: ${officeAddress}.`;
  if (way === 'chat')
    return 'We write to you at the number you gave, on WhatsApp or as a text message.';
  return meetingUrl
    ? `${OPEN_LINK} ${meetingUrl}`
    : 'We call you on the number you gave, with video if your phone can.';
}

/** For a calendar's place; none where we call or write. */
export const findLocation = ({ way, meetingUrl, officeAddress }: Place): string | null =>
  way === 'in-person' ? officeAddress : way === 'video' ? meetingUrl : null;
