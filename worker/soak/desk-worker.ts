import type { DeskAnswer, DeskCall } from '../contract/desk.ts';
import type { Member } from '../contract/leads.ts';
import type { Env } from '../core/settings.ts';
import { LeadDesk } from '../desk/calls.ts';
import { beginNight, takeStep } from '../upkeep/night.ts';
import type { SpentStep } from './spent.ts';
import { watch } from './watch.ts';

const MEMBER: Member = {
  email: 'meera@study-abroad.example',
  name: 'Meera Iyer',
  role: 'admin',
};

/**
 * The desk by HTTP, for the benchmark: `POST /<call>`, `/exportConfirmedReaders`, and `/night` and
 * `/step`, which begin a night and go on with it.
 */
export default {
  async fetch(request, env, context) {
    const name = new URL(request.url).pathname.slice(1);
    const input = await request.json<{ now: string }>();
    if (name === 'night') return Response.json(await openNight(env, new Date(input.now)));
    if (name === 'step') return Response.json(await measureStep(env, new Date(input.now)));
    const { database, spent } = watch(env.DB);
    const desk = new LeadDesk(context, { ...env, DB: database });
    const answer =
      name === 'exportConfirmedReaders'
        ? await countBytes(await desk.call(name, MEMBER, {}))
        : await desk.call(name as DeskCall, MEMBER, input as never);
    return Response.json({ answer, ...spent });
  },
} satisfies ExportedHandler<Env>;

async function countBytes(file: DeskAnswer<'exportConfirmedReaders'>): Promise<{ bytes: number }> {
  let bytes = 0;
  for await (const chunk of file.value) bytes += chunk.length;
  return { bytes };
}

const withoutQueue = (env: Env): Env => ({
  ...env,
  OUTBOX: { send: async () => {} } as unknown as Env['OUTBOX'],
});

async function openNight(env: Env, now: Date): Promise<object> {
  await beginNight(withoutQueue(env), now);
  return {};
}

/** Null where the night is over. */
async function measureStep(env: Env, now: Date): Promise<SpentStep | null> {
  const task = await env.DB.prepare('SELECT task FROM upkeep_steps ORDER BY position').first(
    'task',
  );
  if (task === null) return null;
  const { database, spent } = watch(env.DB);
  const startedAtMs = Date.now();
  await takeStep(withoutQueue({ ...env, DB: database }), now);
  return { task: String(task), ms: Date.now() - startedAtMs, ...spent };
}
