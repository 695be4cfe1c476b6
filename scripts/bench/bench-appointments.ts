/**
 * Counts what free times and a booking take at an office of 20 members with 5,000 appointments ahead,
 * beside one of a single member without any: statements and rows of D1, and CPU time of workerd.
 *
 * Options: --members 20 --booked 5000 --runs 200.
 */
import { parseArgs } from 'node:util';
import { DAY_MS } from '../../worker/contract/durations.ts';
import { inParallel, type Runtime, startRuntime } from '../../worker/dev/runtime.ts';
import type { Spent } from '../../worker/soak/spent.ts';
import { DEVELOPMENT_KEYS } from '../local-worker.ts';

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '20' },
    booked: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '200' },
  },
});
const RUNS = Number(options.runs);
const DAYS = 60;

interface Figures {
  queries: number;
  rowsRead: number;
  cpuMs: number;
}

const small = await measure(1, 0);
const large = await measure(Number(options.members), Number(options.booked));
for (const [name, few] of Object.entries(small)) {
  const many = large[name] as Figures;
  const show = ({ queries, rowsRead, cpuMs }: Figures) =>
    `${queries} queries, ${rowsRead} rows, ${cpuMs.toFixed(2)} ms CPU`;
  console.log(`${name.padEnd(24)} ${show(few)}`);
  console.log(`${''.padEnd(24)} ${show(many)}, ${(many.cpuMs / few.cpuMs).toFixed(1)} times`);
}

async function measure(members: number, booked: number): Promise<Record<string, Figures>> {
  const bindings = { ...DEVELOPMENT_KEYS, VISITOR_MAIL: 'off' };
  const runtime = await startRuntime('worker/soak/booking-worker.ts', 1, { bindings });
  try {
    await fill(runtime, members, booked);
    const tokens = await takeTokens(runtime, RUNS);
    const slots = () => runtime.send({ path: '/api/slots?way=video', method: 'GET' });
    const days: { starts: string[] }[] = JSON.parse((await slots()).body).days;
    const starts = days.flatMap((day) => day.starts);
    return {
      'free times': await time(runtime, slots),
      'a booking': await time(runtime, (run) =>
        runtime.send({
          path: '/api/appointments',
          method: 'PUT',
          headers: {
            origin: runtime.origin,
            'content-type': 'application/json',
            'sa-appointment': tokens[run] ?? '',
            'cf-connecting-ip': `10.0.${run >> 8}.${run & 255}`,
          },
          body: JSON.stringify({ startsAt: starts[(run * 7) % starts.length] }),
        }),
      ),
    };
  } finally {
    await runtime.stop();
  }
}

async function time(
  runtime: Runtime,
  ask: (run: number) => Promise<{ headers: Record<string, unknown> }>,
): Promise<Figures> {
  const before = runtime.cpuSeconds();
  let spent: Spent = { queries: 0, d1Ms: 0, rowsRead: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const { headers } = await ask(run);
    if (run === 0) spent = JSON.parse(String(headers['soak-spent']));
  }
  const cpuMs = ((runtime.cpuSeconds() - before) / RUNS) * 1000;
  return { queries: spent.queries, rowsRead: spent.rowsRead, cpuMs };
}

/** Everybody is there from 08:00 to 20:00 every day, and the appointments are spread evenly. */
async function fill(runtime: Runtime, members: number, booked: number): Promise<void> {
  const week = JSON.stringify(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 480, to: 1200, ways: ['video'] })),
  );
  const numbers = (count: number) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  const now = new Date().toISOString();
  await runtime.rows(
    `INSERT INTO members ${numbers(members)} SELECT 'member' || n || '@office.example', 'Member ' || n, '${now}' FROM numbers`,
  );
  await runtime.rows(
    `INSERT INTO office_hours (member, week, version) SELECT email, '${week}', 2 FROM members`,
  );
  await runtime.rows(`INSERT INTO booking_rules VALUES (1, 30, 0, 0, ${DAYS}, 20, 1, 2)`);
  if (booked === 0) return;
  const first = new Date(Math.floor(Date.now() / DAY_MS + 1) * DAY_MS).toISOString();
  // 08:00 in India, and then every half an hour of twelve.
  const at = (minutes: string) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', '${first}', '+' || ((n / ${members} / 24) * 1440 + 150 + (n / ${members} % 24) * 30 + ${minutes}) || ' minutes')`;
  await runtime.rows(`
    INSERT INTO appointments (consultation_id, member, starts_at, ends_at, way, is_online, mailbox, phone, change_key, created_at)
    ${numbers(booked)} SELECT 1000000 + n, 'member' || (n % ${members} + 1) || '@office.example', ${at('0')}, ${at('30')},
      'video', 1, hex(randomblob(32)), hex(randomblob(32)), n, '${now}' FROM numbers`);
}

async function takeTokens(runtime: Runtime, count: number): Promise<string[]> {
  const tokens: string[] = [];
  await inParallel(count, 1, async (index) => {
    const { headers } = await runtime.send({
      path: '/api/consultations',
      headers: { origin: runtime.origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        email: `asha${index}@example.com`,
        phone: `+91 98765 ${String(index).padStart(5, '0')}`,
        consultationType: 'video',
      }),
    });
    tokens[index] = String(headers['sa-appointment']);
  });
  return tokens;
}
