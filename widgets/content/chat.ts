import type { Consultant } from './consultants.ts';

/** A consultant's apparent status. It is random, so every label says that it is simulated. */
export type Presence = 'available' | 'busy' | 'away';

export type ChatConsultant = Pick<Consultant, 'id' | 'name' | 'image'>;

export interface ChatMessage {
  id: string;
  text: string;
  sender: 'user' | 'consultant';
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** First message of a conversation. `{name}` is replaced by the consultant's name. */
export const greeting =
  'Hello, this is {name}. I am a demo: my replies are chosen by this page, not by a person. What would you like to know about studying abroad?';

/** Every visitor message gets one of these at random, so each must fit as a reply to anything. */
export const cannedReplies: readonly string[] = [
  'Thank you for asking. Write down your course, your country and the month you want to start. With those three, a free consultation gets to the point quickly.',
  'The cost depends on the city as much as on the university. The cost calculator on the Tools page shows every item.',
  'Visa rules change often. The visa requirements tool is a start, and the embassy has the last word.',
  'Many scholarships close a year before the course begins. The scholarship finder shows when and where to look.',
  'I cannot answer that in a demo, but our consultants can. Use the contact form or book a free consultation.',
];

export const presenceLabels: Readonly<Record<Presence, string>> = {
  available: 'Available (simulated)',
  busy: 'Busy (simulated)',
  away: 'Away (simulated)',
};

/** Always shown in the panel. */
export const demoNotice =
  'This is a simulated chat. Nobody reads your messages, and they do not leave this page.';

/** The whole content of video mode. */
export const videoNotice = 'Video call feature would load here. Currently in demo mode.';
