import type { Member } from '../contract/leads.ts';
import type { Env, OutboxMessage } from '../core/settings.ts';
import type { TakenSubmission } from '../core/taken-submission.ts';
import { moveClock } from '../dev/moved-clock.ts';
import worker from '../index.ts';
import { erasePerson } from '../upkeep/erase-person.ts';
import { openLimiters } from './open-limiters.ts';

const ACTOR: Member = {
  email: 'meera@study-abroad.example',
  name: 'Meera Iyer',
  role: 'admin',
};
const BATCH_SIZE = 5;
/** For one request to the soak's own paths, which would else take minutes. */
const BATCHES_AT_ONCE = 100;

/** The queue of late submissions, with the waits of a day in a second. */
interface Waiting {
  body: string;
  attempts: number;
  dueAtMs: number;
}
let waiting: Waiting[] = [];
let isAway = false;

Object.defineProperty(scheduler, 'wait', { value: async (ms: number) => moveClock(ms) });

const LATE = {
  async send(body: TakenSubmission) {
    waiting.push({ body: JSON.stringify(body), attempts: 0, dueAtMs: Date.now() });
  },
} as unknown as Queue<TakenSubmission>;

/** Fails in every call while it is away. */
function databaseOf(db: D1Database): D1Database {
  const meet = <T>(run: () => Promise<T>): Promise<T> =>
    isAway ? Promise.reject(new Error('D1_ERROR: Network connection lost.')) : run();
  const watch = (sound: D1PreparedStatement): D1PreparedStatement =>
    ({
      sound,
      bind: (...values: unknown[]) => watch(sound.bind(...values)),
      run: () => meet(() => sound.run()),
      all: () => meet(() => sound.all()),
      first: (column: string) => meet(() => (column ? sound.first(column) : sound.first())),
    }) as unknown as D1PreparedStatement;
  return {
    prepare: (sql: string) => watch(db.prepare(sql)),
    batch: (statements: { sound: D1PreparedStatement }[]) =>
      meet(() => db.batch(statements.map(({ sound }) => sound))),
  } as unknown as D1Database;
}

/** Writes down each mail by the lead that it links to, or by its reader. */
function mailOf(db: D1Database): SendEmail {
  return {
    send: ({ text = '', to }: { text?: string; to: string[] }) =>
      db
        .prepare('INSERT INTO soak_mails (about) VALUES (?)')
        .bind(/#lead\/(\S+)/.exec(text)?.[1] ?? to[0])
        .run(),
  } as unknown as SendEmail;
}

/** Delivers at once. */
function outboxOf(env: () => Env): Queue<OutboxMessage> {
  return {
    sendBatch: (messages: { body: OutboxMessage }[]) =>
      worker.queue(
        {
          queue: 'study-abroad-outbox',
          messages: messages.map(({ body }) => ({ body, attempts: 1, ack() {}, retry() {} })),
        } as unknown as MessageBatch<OutboxMessage>,
        env(),
      ),
  } as unknown as Queue<OutboxMessage>;
}

let watched: Env | undefined;

function watch(env: Env): Env {
  watched ??= {
    ...env,
    ...(env.ADDRESS_LIMITER ? {} : openLimiters),
    DB: databaseOf(env.DB),
    LATE,
    MAIL: mailOf(env.DB),
    OUTBOX: outboxOf(() => watch(env)),
  };
  return watched;
}

/** Delivers what is due, a batch after the other; where nothing is, the clock goes on to what is next. */
async function deliver(env: Env): Promise<void> {
  for (let batches = 0; batches < BATCHES_AT_ONCE && waiting.length > 0; batches += 1) {
    const nextMs = Math.min(...waiting.map(({ dueAtMs }) => dueAtMs));
    if (nextMs > Date.now()) {
      if (isAway) return;
      moveClock(nextMs - Date.now());
    }
    const due = waiting.filter(({ dueAtMs }) => dueAtMs <= Date.now()).slice(0, BATCH_SIZE);
    waiting = waiting.filter((message) => !due.includes(message));
    await deliverBatch(due, env);
  }
}

async function deliverBatch(due: Waiting[], env: Env): Promise<void> {
  const messages = due.map(({ body, attempts }) => ({
    body: JSON.parse(body),
    attempts: attempts + 1,
    ack() {},
    retry({ delaySeconds = 0 }: QueueRetryOptions = {}) {
      const dueAtMs = Date.now() + delaySeconds * 1000;
      waiting.push({ body, attempts: attempts + 1, dueAtMs });
    },
  }));
  const batch = { queue: 'study-abroad-late', messages };
  await worker.queue(batch as unknown as MessageBatch<TakenSubmission>, env);
}

/** Erases as the desk does; with D1 away, that ends at the bucket. */
async function erase(email: string, env: Env): Promise<void> {
  const context = { env, actor: ACTOR, now: new Date() };
  await erasePerson({ email, confirmation: email }, context).catch(() => {});
}

const controls: Record<string, (value: string, env: Env) => void | Promise<void>> = {
  '/soak/away': () => {
    isAway = true;
  },
  '/soak/back': () => {
    isAway = false;
  },
  '/soak/pass': (ms) => moveClock(Number(ms)),
  '/soak/erase': erase,
  '/soak/deliver': (_, env) => deliver(env),
};

/** The Worker with a D1 that can be sent away, and a queue whose waits pass at once. */
export default {
  async fetch(request, env, context) {
    const control = controls[new URL(request.url).pathname];
    if (!control) return worker.fetch(request, watch(env), context);
    await control(await request.text(), watch(env));
    return new Response(null, { headers: { 'soak-waiting': `${waiting.length}` } });
  },
} satisfies ExportedHandler<Env>;
