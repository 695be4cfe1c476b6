import type { Env } from '../core/settings.ts';
import desk from '../desk/index.ts';
import worker, { LeadDesk } from '../index.ts';
import './moved-clock.ts';
import type { Spent } from './spent.ts';

const MEMBER = 'meera@study-abroad.example';
const AUDIENCE = 'bench';

const BARE_INSERT = `
  INSERT INTO contact_messages (name, email, phone, subject, message, dedupe_key, source)
  VALUES (?, ?, ?, ?, ?, lower(hex(randomblob(32))), 'bare')`;

/** The minimum for a Worker that stores messages: no guards, no rules, no headers. */
async function storeBare(request: Request, { DB }: Env): Promise<Response> {
  const { name, email, phone, subject, message } = await request.json<Record<string, string>>();
  await DB.prepare(BARE_INSERT).bind(name, email, phone, subject, message).run();
  return Response.json({ ok: true }, { status: 201 });
}

const open: RateLimit = { limit: async () => ({ success: true }) };

/** Limiters that cost nothing: the emulated local ones cost several times as much as all the rest. */
const openLimiters = {
  ADDRESS_LIMITER: open,
  NETWORK_LIMITER: open,
  EMAIL_LIMITER: open,
  FLOOD_LIMITER: open,
  BREAKER_LIMITER: open,
} satisfies Partial<Env>;

/** A single object, like the platform's `env`. */
let unlimited: Env | undefined;

/**
 * For benchmarks: the Worker without limiters; `/bare`, the minimum for comparison; `/desk/<call>` for a
 * signed-in member, and `/run` with a cron expression, both with D1's cost in the header
 * `bench-spent`.
 */
export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === '/bare') return storeBare(request, env);
    if (pathname === '/run') return run(await request.text(), env);
    if (pathname.startsWith('/desk/')) return askDesk(request, env, context);
    unlimited ??= { ...env, ...openLimiters };
    return worker.fetch(request, unlimited, context);
  },
} satisfies ExportedHandler<Env>;

async function run(cron: string, env: Env): Promise<Response> {
  const { database, spent } = watch(env.DB);
  const controller = { cron, scheduledTime: Date.now(), noRetry() {} };
  await worker.scheduled(controller as ScheduledController, { ...env, DB: database });
  return withSpent(new Response(), spent);
}

async function askDesk(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const { database, spent } = watch(env.DB);
  const address = new URL(request.url);
  address.pathname = address.pathname.replace('/desk/', '/api/');
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const forwarded: Parameters<typeof desk.fetch>[0] = new Request(address, {
    method: 'POST',
    headers,
    body: await request.text(),
  });
  const deskEnv = {
    ACCESS_AUD: AUDIENCE,
    LEADS: new LeadDesk(context, { ...env, DB: database }),
  } as unknown as Parameters<typeof desk.fetch>[1];
  const access = { aud: AUDIENCE, getIdentity: async () => ({ email: MEMBER }) };
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  const answer = await desk.fetch(forwarded, deskEnv, {
    access,
    waitUntil,
  } as unknown as ExecutionContext);
  // A file queries the database while it is read.
  return withSpent(new Response(await answer.arrayBuffer(), answer), spent);
}

function withSpent(response: Response, spent: Spent): Response {
  response.headers.set('bench-spent', JSON.stringify(spent));
  return response;
}

/** Counts statements and their cost as reported by D1. */
function watch(db: D1Database): { database: D1Database; spent: Spent } {
  const spent: Spent = { queries: 0, d1Ms: 0, rowsRead: 0, rowsWritten: 0 };
  function count<R extends D1Result>(result: R): R {
    spent.queries += 1;
    spent.d1Ms += result.meta.duration;
    spent.rowsRead += result.meta.rows_read;
    spent.rowsWritten += result.meta.rows_written;
    return result;
  }
  const database = {
    prepare: (sql: string) => new WatchedStatement(db.prepare(sql), count),
    async batch(statements: WatchedStatement[]) {
      return (await db.batch(statements.map(({ sound }) => sound))).map(count);
    },
  };
  return { database: database as unknown as D1Database, spent };
}

/** Runs every statement as `all`, as only that reports the rows read. */
class WatchedStatement {
  readonly sound: D1PreparedStatement;
  private readonly count: (result: D1Result) => D1Result;

  constructor(sound: D1PreparedStatement, count: (result: D1Result) => D1Result) {
    this.sound = sound;
    this.count = count;
  }

  bind(...values: unknown[]) {
    return new WatchedStatement(this.sound.bind(...values), this.count);
  }

  async all() {
    return this.count(await this.sound.all());
  }

  run() {
    return this.all();
  }

  async first(column?: string) {
    const [row = null] = (await this.all()).results as Record<string, unknown>[];
    return column === undefined ? row : (row?.[column] ?? null);
  }

  async raw() {
    return ((await this.all()).results as object[]).map(Object.values);
  }
}
