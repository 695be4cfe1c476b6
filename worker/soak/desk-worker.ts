import type { DeskAnswer, DeskCall } from '../contract/desk.ts';
import type { Member } from '../contract/leads.ts';
import type { Env } from '../core/settings.ts';
import { LeadDesk } from '../desk/calls.ts';
import { deleteExpired } from '../upkeep/retention.sql.ts';
import { watch } from './watch.ts';

const MEMBER: Member = {
  email: 'meera@study-abroad.example',
  name: 'Meera Iyer',
  role: 'admin',
};

/**
 * The desk by HTTP, for the benchmark: `POST /<call>`, `/exportConfirmedReaders`, and `/night`.
 */
export default {
  async fetch(request, env, context) {
    const name = new URL(request.url).pathname.slice(1);
    const input = await request.json<{ now: string }>();
    const { database, spent } = watch(env.DB);
    if (name === 'night') {
      while (!(await deleteExpired(database, new Date(input.now))));
      return Response.json(spent);
    }
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
