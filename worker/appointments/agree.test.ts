import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Way } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { insertHours, insertMember, query, setRules } from '../dev/appointments.ts';
import { emptyTables } from '../dev/tables.ts';
import { insertLead } from '../dev/upkeep.ts';
import { prepareBooking } from './change.sql.ts';
import { askTime } from './free-member.sql.ts';
import { findDayOf, findOffset } from './office-time.logic.ts';
import { readOffice } from './read-office.sql.ts';
import { findEarliest, findHorizon, listSlots } from './slots.logic.ts';

const MEMBERS = ['asha@office.example', 'bela@office.example', 'chand@office.example'];
/** With every kind of change of the clock, around days on which it changes. */
const ZONES = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Africa/Cairo'];
const BEGINNINGS = [
  '2026-12-01',
  '2027-03-26',
  '2026-10-23',
  '2026-10-31',
  '2026-04-23',
  '2028-02-28',
];

const rulesOf = fc.record({
  minutes: fc.constantFrom(15, 20, 30, 45, 60),
  bufferMinutes: fc.constantFrom(0, 5, 15, 60),
  noticeHours: fc.constantFrom(0, 1, 4, 30),
  horizonDays: fc.constantFrom(1, 2, 3),
  offlinePercent: fc.constantFrom(0, 20, 50, 90),
  showsNames: fc.boolean(),
  version: fc.constant(1),
}) as fc.Arbitrary<BookingRules>;

const stretchOf = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    start: fc.integer({ min: 0, max: 94 }),
    length: fc.integer({ min: 1, max: 32 }),
    ways: fc.subarray(['video', 'chat', 'in-person'], { minLength: 1 }),
  })
  .map(({ weekday, start, length, ways }) => ({
    weekday,
    from: start * 15,
    to: Math.min(24 * 60, (start + length) * 15),
    ways,
  }));

const caseOf = fc.record({
  zone: fc.constantFrom(...ZONES),
  nowMs: fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.integer({ min: 0, max: 72 * 60 }))
    .map(([day, minutes]) => Date.parse(day) + minutes * MINUTE_MS),
  rules: rulesOf,
  weeks: fc.tuple(...MEMBERS.map(() => fc.array(stretchOf, { maxLength: 8 }))),
  daysOff: fc.array(
    fc.record({
      member: fc.constantFrom(null, ...MEMBERS),
      after: fc.integer({ min: -1, max: 3 }),
      days: fc.integer({ min: 0, max: 1 }),
    }),
    { maxLength: 2 },
  ),
  booked: fc.array(
    fc.record({
      member: fc.constantFrom(...MEMBERS),
      quarter: fc.integer({ min: -40, max: 4 * 24 * 4 }),
      minutes: fc.constantFrom(15, 30, 60),
      isOnline: fc.boolean(),
    }),
    { maxLength: 12 },
  ),
  way: fc.constantFrom<Way>('video', 'chat', 'in-person'),
});

/** Offset of a wall time that nobody is offered: on the grid of another stretch, or of none. */
const NEAR_MINUTES = [-60, -15, -5, 5, 15, 60];

/** Some of them, from all over. */
const spread = (values: readonly number[], count: number): number[] =>
  values.filter((_, index) => index % Math.ceil(values.length / count) === 0);

it('the rule offers what the statement books, with room around it, and nothing else is booked', async () => {
  let offered = 0;
  await fc.assert(
    fc.asyncProperty(caseOf, async ({ zone, nowMs, rules, weeks, daysOff, booked, way }) => {
      await emptyTables();
      const now = new Date(nowMs);
      const office = { ...env, OFFICE_ZONE: zone, MEMBERS: '' };
      await setRules(rules);
      for (const [index, member] of MEMBERS.entries()) {
        await insertMember(member, member);
        await insertHours(member, weeks[index] ?? []);
      }
      const today = findDayOf(nowMs, zone);
      for (const { member, after, days } of daysOff) {
        const from = new Date(Date.parse(today) + after * 86_400_000).toISOString().slice(0, 10);
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        await query(
          "INSERT INTO days_off (member, from_day, to_day, label) VALUES (?, ?, ?, 'Off')",
          member,
          from,
          to,
        );
      }
      const quarterMs = 15 * MINUTE_MS;
      const base = Math.floor(nowMs / quarterMs) * quarterMs;
      for (const [index, { member, quarter, minutes, isOnline }] of booked.entries()) {
        const startMs = base + quarter * quarterMs;
        await query(
          `INSERT INTO appointments (consultation_id, member, starts_at, ends_at, way, is_online, mailbox, phone, change_key, created_at)
            VALUES (?, ?, ?, ?, 'video', ?, ?, ?, '', ?)`,
          1000 + index,
          member,
          new Date(startMs).toISOString(),
          new Date(startMs + minutes * MINUTE_MS).toISOString(),
          +isOnline,
          '0'.repeat(64),
          '0'.repeat(64),
          now.toISOString(),
        );
      }
      const read = await readOffice(office, nowMs - 86_400_000, nowMs + 10 * 86_400_000);
      const days = listSlots(read, way, now);
      const starts = days.flatMap(({ times }) => times.map(({ startMs }) => startMs));
      const id = await insertLead('consultation', { consultation_type: way });
      offered += starts.length;
      for (const { day, times } of days) {
        for (const { startMs, members } of times) {
          expect(findDayOf(startMs, zone)).toBe(day);
          expect(startMs).toBeGreaterThanOrEqual(nowMs + rules.noticeHours * 3_600_000);
          for (const member of members) {
            const wall =
              ((startMs + findOffset(startMs, zone) * MINUTE_MS) % 86_400_000) / MINUTE_MS;
            const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
            const week = weeks[MEMBERS.indexOf(member)] ?? [];
            // By the wall clock but for the hour that a change of the clock adds or takes.
            expect(
              week.some(
                (one) => one.weekday === weekday && wall >= one.from - 60 && wall < one.to + 60,
              ),
            ).toBe(true);
            const isInTheWay = read.booked.some(
              (other) =>
                other.member === member &&
                other.startMs < startMs + (rules.minutes + rules.bufferMinutes) * MINUTE_MS &&
                other.endMs > startMs - rules.bufferMinutes * MINUTE_MS,
            );
            expect(isInTheWay).toBe(false);
          }
        }
      }
      const bounds = {
        earliestMs: findEarliest(rules, now),
        lastDay: findHorizon(rules, now, zone).lastDay,
        offlinePercent: rules.offlinePercent,
        isOnGrid: true,
      };
      const isBooked = async (startMs: number): Promise<string | null> => {
        const startsAt = new Date(startMs).toISOString();
        const wanted = { way, startsAt, own: 0, preferred: null, member: null };
        const [, found] = await env.DB.batch<{ member: string }>([
          prepareBooking(env.DB, askTime(office, rules, wanted, bounds), {
            id,
            key: 'tried',
            now: now.toISOString(),
            dayAgo: now.toISOString(),
            isOnline: 0,
            network: null,
            mailbox: '1'.repeat(64),
            phone: '1'.repeat(64),
          }),
          env.DB.prepare("SELECT member FROM appointments WHERE change_key = 'tried'"),
          env.DB.prepare("DELETE FROM appointments WHERE change_key = 'tried'"),
        ]);
        return found?.results[0]?.member ?? null;
      };
      const free = new Map(
        days.flatMap(({ times }) => times.map(({ startMs, members }) => [startMs, members])),
      );
      // Every time that hours alone would allow, whatever is booked, and times beside the grid.
      const open = listSlots(
        { ...read, booked: [], rules: { ...rules, offlinePercent: 0, noticeHours: 0 } },
        way,
        now,
      ).flatMap(({ times }) => times.map(({ startMs }) => startMs));
      const refused = open.filter((startMs) => !free.has(startMs));
      const tried = new Set([
        ...spread(starts, 5),
        ...spread(refused, 15),
        ...[starts[0] ?? base].flatMap((start) =>
          NEAR_MINUTES.map((minutes) => start + minutes * MINUTE_MS),
        ),
      ]);
      for (const startMs of tried) {
        const member = await isBooked(startMs);
        const members = free.get(startMs);
        if (members) expect(members).toContain(member);
        else
          expect([new Date(startMs).toISOString(), member]).toEqual([
            new Date(startMs).toISOString(),
            null,
          ]);
      }
    }),
    { numRuns: 40, seed: 2026 },
  );
  // Else it would have said nothing.
  expect(offered).toBeGreaterThan(100);
});
