import ical from 'ical.js';
import { expect, it } from 'vitest';
import { writeReminder } from './reminder.logic.ts';

it('reminds every day at her time, wherever she is', () => {
  const link = 'https://site.example/tools?vocabulary-side=review#vocabulary-practice';
  const options = { time: '19:30', link, firstDay: '2026-11-25' };
  const text = writeReminder(options, new Date('2026-11-25T10:00:00Z'));
  const [event] = new ical.Component(ical.parse(text)).getAllSubcomponents('vevent');
  const { startDate, summary, description } = new ical.Event(event);
  expect(startDate.toString()).toBe('2026-11-25T19:30:00');
  expect(startDate.zone).toBe(ical.Timezone.localTimezone);
  expect(event?.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=DAILY');
  expect(summary).toBe('Daily review of words');
  expect(description).toContain(link);
  expect(event?.getAllSubcomponents('valarm')).toHaveLength(1);
});
