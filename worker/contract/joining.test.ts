import { expect, it } from 'vitest';
import type { Way } from './appointment.ts';
import { findLocation, joiningInstructions } from './joining.ts';

it.each<[Way, string | null, string, string | null]>([
  ['video', null, 'We will call your number, by video if your phone allows it.', null],
  [
    'video',
    'https://a.example',
    'Open this link when it is time: https://a.example',
    'https://a.example',
  ],
  [
    'chat',
    'https://a.example',
    'We will write to your number, on WhatsApp or by text message.',
    null,
  ],
  ['in-person', null, 'Come to our office: 1 Road.', '1 Road'],
])(
  'an appointment by %s with the link %s begins as said',
  (way, meetingUrl, sentence, location) => {
    const place = { way, meetingUrl, officeAddress: '1 Road' };
    expect([joiningInstructions(place), findLocation(place)]).toEqual([sentence, location]);
  },
);
