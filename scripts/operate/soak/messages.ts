import { inParallel, type Runtime, startRuntime } from '../../../worker/dev/runtime.ts';

const CONNECTIONS = 16;
/** A visitor presses again after a 503, but not for ever. */
const MAX_PRESSES = 10;
/** Nothing has moved for so long: the queue, which waits up to a second, is empty. */
const QUIET_MS = 1600;
/** Leads that come at once, after a pause: ten are told one by one, the others together. */
const WAVE = 50;
/** Each is a quarter of an hour of the Worker's clock; the last try of a message comes within a day. */
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
  await runtime.rows('CREATE TABLE soak_mails (name TEXT NOT NULL, cut INTEGER NOT NULL)');
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
      'Leads told together; the mails about them, and how many these name',
      `${mails.together}; ${mails.collective}, ${mails.named}`,
    ],
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
  for (let sent = 0; sent < count; sent += WAVE) {
    await inParallel(Math.min(WAVE, count - sent), CONNECTIONS, async (index) => {
      if (!(await pressUntilTaken(runtime, sent + index))) refused += 1;
    });
    // A claim that the clock runs over would be a second mail.
    await waitUntilQuiet(runtime);
    await runtime.send({ path: '/soak/sweep' });
  }
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

/**
 * A lead is told by a mail that links to it, or together with others by one that names their number:
 * the outbox then says which.
 */
async function countMails(runtime: Runtime) {
  const found = await runtime.rows(`
    SELECT (SELECT count(*) FROM soak_mails WHERE name = 'consultation/' || id) AS mails,
      (SELECT coalesce(sum(cut), 0) FROM soak_mails WHERE name = 'consultation/' || id) AS cut,
      (SELECT iif(sent_at IS NULL, 'open', coalesce(last_error, 'sent')) FROM outbox
        WHERE (kind, lead_id, topic) = ('consultation', consultations.id, 'lead')) AS outcome
    FROM consultations`);
  const leads = found.map(({ mails, cut, outcome }) => {
    const own = { mails: Number(mails), cut: Number(cut) };
    // The first of those that went out together has no other mark than that no mail is about it.
    const isFirst = outcome === 'sent' && own.mails === own.cut;
    return { ...own, together: Number(outcome === 'together' || isFirst) };
  });
  const collective = await runtime.rows(
    "SELECT CAST(name AS INTEGER) AS total FROM soak_mails WHERE name LIKE '% new lead%' AND NOT cut",
  );
  const of = (isSo: (lead: (typeof leads)[number]) => boolean) => leads.filter(isSo).length;
  const together = of((lead) => lead.together === 1);
  const named = collective.reduce((sum, { total }) => sum + Number(total), 0);
  const silent = of(({ mails, together }) => mails + together === 0);
  return {
    together,
    collective: collective.length,
    named,
    lost: (acknowledged: number) => Math.max(0, acknowledged - leads.length),
    untold: silent + Math.max(0, together - named),
    twice: of(({ mails, together }) => mails + together > 1),
    unexplained: of(({ mails, cut, together }) => mails + together > 1 + cut),
  };
}
