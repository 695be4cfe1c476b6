import { describe, expect, it } from 'vitest';
import type { DeskAction } from '../../../worker/contract/leads.ts';
import { describeDeskEvent } from './desk-events.logic.ts';

const DAY = '2026-12-25';

describe('describeDeskEvent', () => {
  it.each<[DeskAction, string | null, string | null, string | null, string]>([
    ['partner-added', 'campus', null, 'Campus Times', 'added the partner Campus Times (campus)'],
    ['partner-renamed', 'campus', 'Old', 'New', 'renamed campus from Old to New'],
    ['origin-added', 'https://a.example', null, 'campus', 'allowed https://a.example for campus'],
    ['trusted', 'https://a.example', null, null, 'trusted https://a.example'],
    [
      'retention',
      'contact',
      '730',
      '365',
      'changed how long contact leads are kept, from 730 to 365 days',
    ],
    ['erased', null, null, '4 rows', 'erased a person (4 rows)'],
    ['exported', 'leads', null, 'folder inbox', 'exported leads (folder inbox)'],
    ['exported', 'newsletter', null, null, 'exported the readers of the newsletter'],
    ['retried', '7', null, null, 'sent message 7 again'],
    ['retried', null, null, null, 'sent all failed messages again'],
    ['office-webhook', null, null, 'crm.in', 'sends leads to your own system at crm.in'],
    ['office-webhook', null, 'crm.in', null, 'stopped sending leads to crm.in'],
    ['booking-rules', null, null, '{"minutes":45}', 'changed the rules for every appointment'],
    ['hours', 'asha@example.com', null, null, 'changed the hours of Asha'],
    [
      'day-off-added',
      null,
      DAY,
      '2026-12-26',
      'added days off for everyone, 25 to 26 December 2026',
    ],
    ['feed-made', 'asha@example.com', null, null, 'made a calendar address for Asha'],
    [
      'meeting-link',
      'asha@example.com',
      null,
      'https://m.ex',
      'set the video link of Asha to https://m.ex',
    ],
    ['meeting-link', 'asha@example.com', null, null, 'removed the video link of Asha'],
  ])('says of %s "%s"', (action, subject, from, to, words) => {
    const detail = from === null && to === null ? null : { from, to };
    expect(describeDeskEvent({ action, subject, detail }, () => 'Asha')).toBe(words);
  });
});
