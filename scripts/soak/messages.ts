import { inParallel, type Runtime, startRuntime } from './runtime.ts';

const CONNECTIONS = 16;
/** A visitor presses again after a 503, but not for ever. */
const MAX_PRESSES = 10;
/** Nothing has moved for so long: the queue, which waits up to a second, is empty. */
const QUIET_MS = 1600;
/** Each is five minutes of the Worker's clock; the last try of a message comes within a day. */
const MAX_SWEEPS = 600;

interface Progress {
  open: number;
  sent: number;
  dead: number;
  attempts: number;
}

/**
 * Sends leads to a Worker whose D1, queue and mail fail in one call of ten, lets the sweep run until
 * nothing is open, and counts the mails that went out for each.
 */
export async function countMessages(count: number): Promise<[string, string][]> {
  let unsettled = 0;
  const runtime = await startRuntime('worker/soak/unreliable-worker.ts', CONNECTIONS, {
    hasQueues: true,
    onLog: (line) => {
      if (line.includes('not settled')) unsettled += 1;
    },
  });
  await runtime.rows('CREATE TABLE soak_mails (lead TEXT NOT NULL, cut INTEGER NOT NULL)');
  const startedAt = Date.now();
  const refused = await sendLeads(runtime, count);
  const progress = await drain(runtime);
  const seconds = (Date.now() - startedAt) / 1000;
  const mails = await countMails(runtime);
  await runtime.stop();
  return [
    [
      `${count} leads, 10 % faults of D1, queue and mail, in ${seconds.toFixed(0)} s`,
      `${count - refused} stored, ${progress.attempts} attempts, ${progress.sweeps} sweeps`,
    ],
    ['Leads that were acknowledged and lost', String(mails.lost(count - refused))],
    ['Leads that nobody was told of', `${mails.untold}, ${progress.dead} given up`],
    [
      'Leads told of twice; by a mail that went out though its service failed',
      `${mails.twice}; ${mails.twice - mails.unexplained}`,
    ],
    [
      'Told of twice otherwise; outcomes that D1 would not take four times',
      `${mails.unexplained}; ${unsettled}`,
    ],
  ];
}

/** @returns how many were never acknowledged */
async function sendLeads(runtime: Runtime, count: number): Promise<number> {
  let refused = 0;
  await inParallel(count, CONNECTIONS, async (index) => {
    if (!(await pressUntilTaken(runtime, index))) refused += 1;
  });
  return refused;
}

async function pressUntilTaken(runtime: Runtime, index: number): Promise<boolean> {
  for (let presses = 1; presses <= MAX_PRESSES; presses += 1) {
    const { status } = await runtime.send({
      path: '/api/consultations',
      headers: { origin: runtime.origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        email: `asha${index}@example.com`,
        phone: '+91 98765 43210',
        consultationType: 'video',
      }),
    });
    if (status === 201) return true;
  }
  return false;
}

async function drain(runtime: Runtime): Promise<Progress & { sweeps: number }> {
  let progress = await waitUntilQuiet(runtime);
  let sweeps = 0;
  while (progress.open > 0 && sweeps < MAX_SWEEPS) {
    sweeps += 1;
    await runtime.send({ path: '/soak/sweep' });
    progress = await waitUntilQuiet(runtime);
  }
  return { ...progress, sweeps };
}

async function waitUntilQuiet(runtime: Runtime): Promise<Progress> {
  let before = '';
  for (;;) {
    const progress = await readProgress(runtime);
    const now = JSON.stringify(progress);
    if (now === before) return progress;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function readProgress(runtime: Runtime): Promise<Progress> {
  const [row] = await runtime.rows(`
    SELECT count(*) - count(sent_at) - count(dead_at) AS open, count(sent_at) AS sent,
      count(dead_at) AS dead, coalesce(sum(attempts), 0) AS attempts FROM outbox`);
  return row as unknown as Progress;
}

async function countMails(runtime: Runtime) {
  const rows = await runtime.rows(`
    SELECT id, count(lead) AS mails, coalesce(sum(cut), 0) AS cut
    FROM consultations LEFT JOIN soak_mails ON lead = 'consultation/' || id GROUP BY id`);
  const of = (isSo: (mails: number, cut: number) => boolean) =>
    rows.filter(({ mails, cut }) => isSo(Number(mails), Number(cut))).length;
  return {
    lost: (acknowledged: number) => Math.max(0, acknowledged - rows.length),
    untold: of((mails) => mails === 0),
    twice: of((mails) => mails > 1),
    unexplained: of((mails, cut) => mails > 1 + cut),
  };
}
