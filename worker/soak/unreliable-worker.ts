import type { Env, OutboxMessage } from '../core/settings.ts';
import { moveClock } from '../dev/moved-clock.ts';
import worker from '../index.ts';
import { sweepOutbox } from '../notify/deliver.ts';
import { senders } from '../upkeep/senders.ts';
import { openLimiters } from './open-limiters.ts';

const FAULT_PERCENT = 10;
const MINUTE_MS = 60_000;

const happens = (percent: number) => Math.random() * 100 < percent;

/** Fails in one call of ten: half of these have been carried out by then. */
async function mayFail<T>(run: () => Promise<T>): Promise<T> {
  if (!happens(FAULT_PERCENT)) return run();
  if (happens(50)) await run();
  throw new Error('D1_ERROR: Network connection lost.');
}

/** A statement, each run of which may fail. */
class UnreliableStatement {
  readonly sound: D1PreparedStatement;

  constructor(sound: D1PreparedStatement) {
    this.sound = sound;
  }

  bind(...values: unknown[]) {
    return new UnreliableStatement(this.sound.bind(...values));
  }

  run() {
    return mayFail(() => this.sound.run());
  }

  all() {
    return mayFail(() => this.sound.all());
  }

  first() {
    return mayFail(() => this.sound.first());
  }
}

function unreliableDatabase(db: D1Database): D1Database {
  const database = {
    prepare: (sql: string) => new UnreliableStatement(db.prepare(sql)),
    batch: (statements: UnreliableStatement[]) =>
      mayFail(() => db.batch(statements.map(({ sound }) => sound))),
  };
  return database as unknown as D1Database;
}

/** Refuses one call of ten, or loses what it took. */
function unreliableQueue(queue: Queue<OutboxMessage>): Queue<OutboxMessage> {
  return {
    async sendBatch(messages: Iterable<MessageSendRequest<OutboxMessage>>) {
      if (!happens(FAULT_PERCENT)) return queue.sendBatch(messages);
      if (happens(50)) throw new Error('Queue is down');
    },
    // What is to come back in minutes of a clock that is moved is left to the sweep.
    async send() {},
  } as unknown as Queue<OutboxMessage>;
}

/**
 * Writes down each mail, by the lead that it links to, or else by its subject. Refuses one in ten; a few of these have gone
 * out by then, as when a process dies between sending and writing (`cut`).
 */
function unreliableMail(db: D1Database): SendEmail {
  const keep = (name: string, cut: boolean) =>
    db.prepare('INSERT INTO soak_mails (name, cut) VALUES (?, ?)').bind(name, +cut).run();
  return {
    async send({ subject, text = '' }: { subject: string; text?: string }) {
      const isFaulty = happens(FAULT_PERCENT);
      const isCut = isFaulty && happens(20);
      const name = /#lead\/(\S+)/.exec(text)?.[1] ?? subject;
      if (!isFaulty || isCut) await keep(name, isCut);
      if (isFaulty) throw new Error('Mail is down');
    },
  } as unknown as SendEmail;
}

let unreliable: Env | undefined;

function makeUnreliable(env: Env): Env {
  unreliable ??= {
    ...env,
    ...openLimiters,
    DB: unreliableDatabase(env.DB),
    OUTBOX: unreliableQueue(env.OUTBOX),
    MAIL: unreliableMail(env.DB),
  };
  return unreliable;
}

/** The Worker with unreliable storage, queue and mail. `/soak/sweep` moves the clock, and sweeps. */
export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '/soak/sweep') {
      return worker.fetch(request, makeUnreliable(env), context);
    }
    moveClock(15 * MINUTE_MS);
    await sweepOutbox(makeUnreliable(env), senders, new Date()).catch(() => {});
    return new Response();
  },
  queue: (batch, env) => worker.queue(batch, makeUnreliable(env)),
} satisfies ExportedHandler<Env, OutboxMessage>;
