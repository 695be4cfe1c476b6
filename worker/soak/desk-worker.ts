import type { Member } from '../contract/leads.ts';
import { LeadDesk } from '../lead-desk.ts';
import type { Env } from '../settings.ts';
import type { SampleInsert } from '../store/insert-samples.ts';

const MEMBER: Member = {
  email: 'meera@study-abroad.example',
  name: 'Meera Iyer',
  role: 'admin',
};

type Call = 'readInbox' | 'listLeads' | 'listNewLeads';

/** The desk by HTTP, for the benchmark: `POST /<call>`, and `POST /fill` with statements. */
export default {
  async fetch(request, env, context) {
    const name = new URL(request.url).pathname.slice(1);
    if (name === 'fill') return fill(env.DB, await request.json());
    const { database, spent } = watch(env.DB);
    const desk = new LeadDesk(context, { ...env, DB: database });
    const answer = await desk[name as Call](MEMBER, await request.json());
    return Response.json({ answer, ...spent });
  },
} satisfies ExportedHandler<Env>;

async function fill(db: D1Database, inserts: SampleInsert[]): Promise<Response> {
  await db.batch(inserts.map(({ sql, json }) => db.prepare(sql).bind(json)));
  return Response.json({});
}

/** Counts requests to D1, and what D1 says that its statements took. */
function watch(db: D1Database) {
  const spent = { requests: 0, d1Ms: 0, rowsRead: 0 };
  const database = {
    prepare: (sql: string) => db.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      const results = await db.batch(statements);
      spent.requests += 1;
      for (const { meta } of results) {
        spent.d1Ms += meta.duration;
        spent.rowsRead += meta.rows_read;
      }
      return results;
    },
  };
  return { database: database as unknown as D1Database, spent };
}
