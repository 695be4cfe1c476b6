import { inParallel, type Runtime, startRuntime } from '../../../worker/dev/runtime.ts';
import { DEVELOPMENT_KEYS } from '../../local-worker.ts';

const CONNECTIONS = 16;
const VISITOR = { email: 'visitor@example.com', address: '198.51.100.7' };

/** Where a flood comes from, by the number of the sender. */
const NETWORKS: Record<string, (index: number) => string> = {
  'IPv4 addresses': (index) => `203.0.${113 + (index >> 8)}.${index & 255}`,
  '/64s of one /48': (index) => `2001:db8:7:${index.toString(16)}::1`,
  '/64s of as many /48s': (index) => `2001:db8:${index.toString(16)}:1::1`,
};

/** Of how many addresses or networks a flood comes. */
export const FLOODS = [1, 3, 30, 300];

/**
 * Floods the Worker, with the limits of wrangler.toml, from so many networks of each kind; sends one
 * lead from another in the middle of it; and sees what became of that one.
 * @param size requests of each flood, all within a minute
 */
export async function countFloods(size: number, count: number): Promise<[string, string][]> {
  const lines: [string, string][] = [];
  for (const [name, addressOf] of Object.entries(NETWORKS)) {
    const outcome = await flood(size, (index) => addressOf(index % count));
    lines.push([`${size} requests from ${count} ${name}`, outcome]);
  }
  return lines;
}

async function flood(size: number, addressOf: (index: number) => string): Promise<string> {
  const runtime = await startRuntime('worker/soak/late-worker.ts', CONNECTIONS, {
    bindings: DEVELOPMENT_KEYS,
  });
  await runtime.rows('CREATE TABLE soak_mails (about TEXT NOT NULL)');
  const statuses = new Map<number, number>();
  let visitor = 0;
  await inParallel(size, CONNECTIONS, async (index) => {
    const status = await press(runtime, `flood${index}@example.com`, addressOf(index));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (index === Math.floor(size * 0.9))
      visitor = await press(runtime, VISITOR.email, VISITOR.address);
  });
  const { headers } = await runtime.send({ path: '/soak/deliver', body: '' });
  let left = Number(headers['soak-waiting']);
  const waited = left;
  while (left > 0) {
    left = Number((await runtime.send({ path: '/soak/deliver' })).headers['soak-waiting']);
  }
  const [lead] = await runtime.rows(`
    SELECT flag, (SELECT count(*) FROM soak_mails WHERE about = kind || '/' || row_id) AS mails
    FROM leads WHERE email = '${VISITOR.email}'`);
  await runtime.stop();
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  return [
    answers.join(', '),
    `${waited} waited`,
    `the visitor ${visitor}, ${lead ? `stored, flag ${lead.flag ?? 'none'}, told ${lead.mails} times` : 'LOST'}`,
  ].join('; ');
}

async function press(runtime: Runtime, email: string, address: string): Promise<number> {
  const { status } = await runtime.send({
    path: '/api/contact',
    headers: {
      origin: runtime.origin,
      'content-type': 'application/json',
      'cf-connecting-ip': address,
    },
    body: JSON.stringify({
      name: 'Asha Rao',
      email,
      phone: '+91 98765 43210',
      subject: 'visa',
      message: `Which documents do I need? ${email}`,
    }),
  });
  return status;
}
