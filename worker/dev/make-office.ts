import { FIRST_RULES } from '../appointments/office.sql.ts';
import { listDeskTimes, type Stretch } from '../appointments/slots.logic.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { consultationTypes } from '../contract/options.ts';
import { addDays, findDay } from '../core/office-time.logic.ts';
import type { Row, SampleLead, SampleOffice } from './insert-samples.ts';
import { sampleMemberNames, sampleMembers } from './sample-texts.ts';

/** Monday to Friday with a pause at noon, and Saturday morning by chat alone. */
const STRETCHES: Stretch[] = [1, 2, 3, 4, 5]
  .flatMap((weekday) => [
    { weekday, from: 600, to: 780, ways: [...consultationTypes] },
    { weekday, from: 840, to: 1050, ways: [...consultationTypes] },
  ])
  .concat([{ weekday: 6, from: 600, to: 720, ways: ['chat'] }]);

/** Every third time ahead is taken, so that each day has free ones left. */
const EVERY = 3;
const DAYS = 10;

/** Two members with hours and a day off, and an appointment for each lead that is scheduled. */
export function makeOffice(samples: readonly SampleLead[], now: Date): SampleOffice {
  const today = findDay(now);
  const absence = { member: sampleMembers[1], from: addDays(today, 5), to: addDays(today, 6) };
  const weeks = sampleMembers.map((member) => ({ member, stretches: STRETCHES }));
  const office = { weeks, daysOff: [absence], booked: [], rules: FIRST_RULES };
  const scheduled = samples.filter(
    ({ kind, row, lead }) =>
      kind === 'consultation' && row.status === 'scheduled' && lead.flag === null && !lead.spam_at,
  );
  const range = { firstDay: today, lastDay: addDays(today, DAYS), now };
  const times = listDeskTimes(office, 'chat', range)
    .flatMap((day) => day.times)
    .filter((_, index) => index % EVERY === 0);
  const appointments = times.slice(0, scheduled.length).map(({ startMs, members }, index): Row => {
    const { row } = scheduled[index] as SampleLead;
    return {
      lead_key: row.dedupe_key,
      member: members[index % members.length] ?? sampleMembers[0],
      starts_at: new Date(startMs).toISOString(),
      ends_at: new Date(startMs + FIRST_RULES.minutes * MINUTE_MS).toISOString(),
      way: row.consultation_type ?? 'video',
      is_online: 1,
      mailbox: row.dedupe_key,
      phone: row.dedupe_key,
      change_key: row.dedupe_key,
      confirmed_at: row.created_at ?? now.toISOString(),
      created_at: row.created_at ?? now.toISOString(),
    };
  });
  return {
    members: sampleMembers.map((email, index) => ({
      email,
      name: sampleMemberNames[index] ?? email,
      seen_at: now.toISOString(),
    })),
    weeks: sampleMembers.map((member) => ({ member, week: JSON.stringify(STRETCHES), version: 2 })),
    daysOff: [
      { member: absence.member, from_day: absence.from, to_day: absence.to, label: 'Leave' },
    ],
    appointments,
  };
}
