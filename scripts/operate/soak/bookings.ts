import { DAY_MS, HOUR_MS } from '../../../worker/contract/durations.ts';
import {
  type Answer,
  inParallel,
  type Runtime,
  startRuntime,
} from '../../../worker/dev/runtime.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { DEVELOPMENT_KEYS } from '../../local-worker.ts';

const CONNECTIONS = 16;
const DB_TIMEOUT_MS = '600';
/** Longer than the delay of any late commit. */
const SETTLING_MS = 2000;
const FAULTS = ['reset', 'overloaded', 'internal', 'committed', 'stall', 'slow', 'late'] as const;
const FAULT_PERCENT = 10;
/** A visitor presses again after a 503, but not for ever. */
const MAX_PRESSES = 10;
const MEMBER = 'priya@study-abroad.example';

/** What one visitor was told at last. */
interface Told {
  id: number;
  startsAt: string;
  status: number;
  code: string;
}

/**
 * Lets so many visitors press a time at once, of which there are `times`, while one call of D1 in ten
 * fails, and compares what each was told with what is booked.
 */
export async function countBookings(
  count: number,
  times: number,
  random: Random,
): Promise<[string, string][]> {
  const runtime = await startRuntime('worker/soak/faulty-worker.ts', CONNECTIONS, {
    bindings: { ...DEVELOPMENT_KEYS, DB_TIMEOUT_MS, VISITOR_MAIL: 'off' },
  });
  try {
    const starts = await openTimes(runtime, times);
    const tokens = await sendConsultations(runtime, count);
    const told: Told[] = [];
    let presses = 0;
    await inParallel(count, CONNECTIONS, async (index) => {
      const token = tokens[index] ?? '';
      const startsAt = random.pick(starts);
      let answer: Answer | undefined;
      for (let press = 1; press <= MAX_PRESSES; press += 1) {
        presses += 1;
        answer = await runtime.send({
          path: '/api/appointments',
          method: 'PUT',
          headers: {
            origin: runtime.origin,
            'content-type': 'application/json',
            'sa-appointment': token,
            'cf-connecting-ip': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
            'soak-faults': Array.from({ length: 4 }, () => drawFault(random)).join(),
          },
          body: JSON.stringify({ startsAt }),
        });
        if (answer.status === 200 || answer.status === 409) break;
      }
      const { status = 0, body = '' } = answer ?? {};
      told.push({ id: Number(token.split('.')[1]), startsAt, status, code: readCode(body) });
    });
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    return [
      [
        `${count} visitors, ${times} times, 10 % faults of D1, ${presses} presses`,
        await compare(runtime, told),
      ],
    ];
  } finally {
    await runtime.stop();
  }
}

const drawFault = (random: Random) =>
  random.percent(FAULT_PERCENT) ? random.pick(FAULTS) : 'none';

function readCode(body: string): string {
  try {
    return String(JSON.parse(body).code ?? '');
  } catch {
    return '';
  }
}

/** So many times on one day, of one member. */
async function openTimes(runtime: Runtime, times: number): Promise<string[]> {
  const dayMs = Math.floor(Date.now() / DAY_MS + 2) * DAY_MS;
  const weekday = new Date(dayMs).getUTCDay() || 7;
  // From 10:00 in India on.
  const from = 600;
  const week = [{ weekday, from, to: from + times * 15, ways: ['video'] }];
  await runtime.rows(
    `INSERT INTO office_hours (member, week, version) VALUES ('${MEMBER}', '${JSON.stringify(week)}', 2)`,
  );
  await runtime.rows('INSERT INTO booking_rules VALUES (1, 15, 0, 0, 3, 0, 1, 2)');
  const firstMs = dayMs + 4.5 * HOUR_MS;
  return Array.from({ length: times }, (_, index) =>
    new Date(firstMs + index * 15 * 60_000).toISOString(),
  );
}

/** Resolves to a token for each. */
async function sendConsultations(runtime: Runtime, count: number): Promise<string[]> {
  const tokens: string[] = [];
  // Two at a time: what is raced for are the times, and none of these may come too late for the database.
  await inParallel(count, 2, async (index) => {
    const { status, headers } = await runtime.send({
      path: '/api/consultations',
      headers: { origin: runtime.origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        email: `asha${index}@example.com`,
        phone: `+91 98765 ${String(index).padStart(5, '0')}`,
        consultationType: 'video',
      }),
    });
    const token = headers['sa-appointment'];
    if (status !== 201 || typeof token !== 'string') throw new Error(`No token: ${status}`);
    tokens[index] = token;
  });
  return tokens;
}

async function compare(runtime: Runtime, told: readonly Told[]): Promise<string> {
  const rows = await runtime.rows(
    "SELECT consultation_id AS id, starts_at AS startsAt FROM appointments WHERE state = 'booked'",
  );
  const booked = new Map(rows.map(({ id, startsAt }) => [Number(id), String(startsAt)]));
  const events = await runtime.rows(
    "SELECT lead_id FROM lead_events WHERE action = 'booked' GROUP BY lead_id HAVING count(*) > 1",
  );
  const of = (isSo: (one: Told) => boolean) => told.filter(isSo).length;
  return [
    `booked ${booked.size}, at ${new Set(booked.values()).size} times`,
    `told that it is theirs ${of(({ status }) => status === 200)}, of which it is not ${of(({ status, id, startsAt }) => status === 200 && booked.get(id) !== startsAt)}`,
    `told that it is gone ${of(({ code }) => code === 'time-gone')}, of which it is theirs ${of(({ code, id }) => code === 'time-gone' && booked.has(id))}`,
    `told neither ${of(({ status, code }) => status !== 200 && code !== 'time-gone')}`,
    `noted twice ${events.length}`,
  ].join('; ');
}
