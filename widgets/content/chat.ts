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
  'Hello, this is {name}, as a demo. What would you like to know about studying abroad?';

/** Every visitor message gets one of these at random, so each fits any message and names what to press. */
export const cannedReplies: readonly string[] = [
  'I am a demo and cannot read this. For costs, press “Calculator” below; for the rest, open our Tools page.',
  'I am a demo and cannot read this. To ask a person, press “Book a call” below. It is free.',
  'I am a demo and cannot read this. To write to a person, press “WhatsApp” below.',
  'I am a demo and cannot read this. For costs, visas, awards or dates, open our Tools page.',
  'I am a demo and cannot read this. Our Tools page has costs, visas, awards and dates.',
];

export const presenceLabels: Readonly<Record<Presence, string>> = {
  available: 'Available (simulated)',
  busy: 'Busy (simulated)',
  away: 'Away (simulated)',
};

/** Always shown in the panel. */
export const demoNotice =
  'This chat is simulated: nobody reads your messages, and they stay on this page.';

/** The whole content of video mode. */
export const videoNotice = 'Video call feature would load here. Currently in demo mode.';
