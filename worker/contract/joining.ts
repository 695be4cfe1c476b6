import type { Way } from './appointment.ts';

/** Where an appointment takes place. */
export interface Place {
  way: Way;
  /** The link of the member's video calls; null where none is set. */
  meetingUrl: string | null;
  /** Of our office. */
  officeAddress: string;
}

/** What stands before the link of a video call. */
export const OPEN_LINK = 'Open this link when it is time:';

/** The sentence that tells the visitor how an appointment begins. */
export function sayHowItBegins({ way, meetingUrl, officeAddress }: Place): string {
  if (way === 'in-person') return `Come to our office: ${officeAddress}.`;
  if (way === 'chat') return 'We will write to your number, on WhatsApp or by text message.';
  return meetingUrl
    ? `${OPEN_LINK} ${meetingUrl}`
    : 'We will call your number, by video if your phone allows it.';
}

/** For a calendar's place; none where we call or write. */
export const findLocation = ({ way, meetingUrl, officeAddress }: Place): string | null =>
  way === 'in-person' ? officeAddress : way === 'video' ? meetingUrl : null;
