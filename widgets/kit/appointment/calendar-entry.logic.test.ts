import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Way } from '../../../worker/contract/appointment.ts';
import { calendarLinks, writeAppointmentFile } from './calendar-entry.logic.ts';

const office = { name: 'Sarathi Abroad', address: 'Barakhamba Road, New Delhi' };

const booking = (changes = {}, way: Way = 'video') => ({
  reference: '3F9A-12BC',
  way,
  zone: 'Asia/Kolkata',
  changesLeft: 3,
  appointment: {
    state: 'booked' as const,
    startsAt: '2026-12-01T04:30:00.000Z',
    endsAt: '2026-12-01T05:00:00.000Z',
    counsellor: 'Asha',
    meetingUrl: null,
    uid: '7@sarathi.example',
    sequence: 2,
    ...changes,
  },
});
const now = new Date('2026-11-25T10:00:00Z');

describe('writeAppointmentFile', () => {
  it('is the entry that the office has, by its uid and number', () => {
    const file = writeAppointmentFile(booking(), office, now);
    for (const line of [
      'UID:7@sarathi.example',
      'SEQUENCE:2',
      'DTSTART:20261201T043000Z',
      'DTEND:20261201T050000Z',
      'SUMMARY:Consultation with Sarathi Abroad',
      'TRIGGER:-P1D',
      'TRIGGER:-PT1H',
    ]) {
      expect(file).toContain(`${line}\r\n`);
    }
    expect(file).not.toMatch(/STATUS:CANCELLED|Asha/);
  });

  it('takes the entry out once it is cancelled, and reminds of nothing', () => {
    const file = writeAppointmentFile(booking({ state: 'cancelled', sequence: 3 }), office, now);
    expect(file).toContain('STATUS:CANCELLED\r\n');
    expect(file).toContain('SEQUENCE:3\r\n');
    expect(file).not.toContain('VALARM');
  });

  it.each([
    ['video', {}, 'Video call.\nWe will call your number', null],
    [
      'video',
      { meetingUrl: 'https://meet.example/a?b=1' },
      'Video call.\nOpen this link when it is time: https://meet.example/a?b=1\n',
      'https://meet.example/a?b=1',
    ],
    ['chat', {}, 'Chat.\nWe will write to your number', null],
    ['in-person', {}, 'In person.\nCome to our office: Barakhamba Road', office.address],
    ['in-person', { state: 'cancelled' }, 'In person.\nYour reference is 3F9A-12BC.', null],
  ] as const)('says how it begins and where: %s, %j', (way, changes, description, location) => {
    const file = writeAppointmentFile(booking(changes, way), office, now);
    const calendar = new ICAL.Component(ICAL.parse(file));
    const event = calendar.getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('description')).toContain(description);
    expect(event?.getFirstPropertyValue('location')).toBe(location);
    const links = calendarLinks(booking(changes, way), office);
    for (const { href } of links) expect(new URL(href).searchParams.get('location')).toBe(location);
  });
});

it('links to pages that make the same entry elsewhere, with spaces that all of them read', () => {
  const [google, outlook] = calendarLinks(booking(), office).map(({ href }) => href);
  expect(new URL(`${google}`).searchParams.get('dates')).toBe('20261201T043000Z/20261201T050000Z');
  expect(new URL(`${outlook}`).searchParams.get('startdt')).toBe('2026-12-01T04:30:00.000Z');
  for (const href of [google, outlook]) {
    expect(href).toContain('Consultation%20with%20Sarathi%20Abroad');
    expect(href).not.toContain('+');
  }
});
