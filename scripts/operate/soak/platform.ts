import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** The Worker's clock, which only a script moves. */
export const clock = {
  nowMs: Date.parse('2026-11-23T04:00:00.000Z'),
  move(ms: number): void {
    this.nowMs += ms;
  },
};

globalThis.Date = class extends Date {
  constructor(...values: [] | [number | string]) {
    super(values[0] ?? clock.nowMs);
  }

  static override now(): number {
    return clock.nowMs;
  }
} as DateConstructor;

/**
 * How a call of a service fails: before or after it was carried out; or it takes longer than any caller
 * waits, and is carried out then or never.
 */
export type Fault = 'lost' | 'committed' | 'stalled' | 'late' | null;

/** Real time, and longer than a DB_TIMEOUT_MS that is set for faults. */
const LATE_MS = 60;

/** A service that may be down. `draw` decides for each call. */
export class Service {
  draw: () => Fault = () => null;

  async call<T>(run: () => T): Promise<T> {
    // Other work runs meanwhile, as on the platform.
    await null;
    const fault = this.draw();
    if (fault === 'stalled' || fault === 'late') {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    }
    const failure = new Error('D1_ERROR: Network connection lost.');
    if (fault === 'lost' || fault === 'stalled') throw failure;
    const result = run();
    if (fault === 'committed') throw failure;
    return result;
  }
}

const MIGRATIONS = 'worker/migrations';
/** Bounds of D1. */
const LIMITS = { variableNumber: 100, likePatternLength: 50, sqlLength: 100_000 };

/** D1 on a SQLite of this process. */
export class Database extends Service {
  private readonly sqlite = new DatabaseSync(':memory:', { limits: LIMITS });
  private readonly prepared = new Map<string, StatementSync>();

  constructor() {
    super();
    this.sqlite.exec(
      'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000',
    );
    for (const name of readdirSync(MIGRATIONS).sort()) {
      this.sqlite.exec(readFileSync(`${MIGRATIONS}/${name}`, 'utf8'));
    }
  }

  /** Bindings that a script reads beside the Worker. */
  rows(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    const statement = this.prepared.get(sql) ?? this.sqlite.prepare(sql);
    this.prepared.set(sql, statement);
    return statement.all(...values);
  }

  prepare(sql: string): Statement {
    return new Statement(this, sql, []);
  }

  batch(statements: readonly Statement[]) {
    return this.call(() => {
      this.sqlite.exec('BEGIN');
      try {
        const results = statements.map(({ sql, values }) => this.execute(sql, values));
        this.sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        this.sqlite.exec('ROLLBACK');
        throw new Error(`D1_ERROR: ${(error as Error).message}`);
      }
    });
  }

  private execute(sql: string, values: SQLInputValue[]) {
    const before = this.countChanges();
    const results = this.rows(sql, ...values);
    const changes = this.countChanges() - before;
    const meta = { changes, duration: 0, rows_read: 0, rows_written: 0, size_after: 10 ** 6 };
    return { success: true, results, meta };
  }

  private countChanges(): number {
    return Number(this.rows('SELECT total_changes() AS total')[0]?.total);
  }
}

class Statement {
  readonly sql: string;
  readonly values: SQLInputValue[];
  private readonly database: Database;

  constructor(database: Database, sql: string, values: unknown[]) {
    this.database = database;
    this.sql = sql;
    if (values.includes(undefined)) throw new Error('D1_TYPE_ERROR: undefined is not supported');
    this.values = values.map((value) => (typeof value === 'boolean' ? +value : value)) as never;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.database, this.sql, values);
  }

  async all() {
    const [result] = await this.database.batch([this]);
    return result ?? { results: [] };
  }

  run() {
    return this.all();
  }

  async first(column?: string): Promise<unknown> {
    const [row = null] = (await this.all()).results;
    return column === undefined ? row : (row?.[column] ?? null);
  }

  async raw(): Promise<unknown[][]> {
    return (await this.all()).results.map((row) => Object.values(row));
  }
}

/** R2 in memory. */
export class Bucket extends Service {
  readonly files = new Map<string, Buffer>();

  async put(key: string, value: BodyInit): Promise<object | null> {
    const bytes = Buffer.from(await new Response(value).arrayBuffer());
    return this.call(() => this.describe(key, this.files.set(key, bytes)));
  }

  get(key: string) {
    return this.call(() => this.describe(key));
  }

  head(key: string) {
    return this.get(key);
  }

  delete(keys: string | string[]) {
    return this.call(() => {
      for (const key of [keys].flat()) this.files.delete(key);
    });
  }

  list({ prefix = '', startAfter = '', cursor = '', limit = 1000 } = {}) {
    return this.call(() => {
      const after = cursor || startAfter;
      const keys = [...this.files.keys()].filter((key) => key.startsWith(prefix) && key > after);
      const page = keys.sort().slice(0, limit);
      const objects = page.map((key) => this.describe(key));
      return { objects, truncated: keys.length > page.length, cursor: page.at(-1) };
    });
  }

  private describe(key: string, files = this.files) {
    const bytes = files.get(key);
    if (!bytes) return null;
    const httpEtag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const body = new Response(bytes as BodyInit);
    const read = { text: () => body.text(), json: () => body.json() };
    return { key, size: bytes.length, httpEtag, arrayBuffer: () => body.arrayBuffer(), ...read };
  }
}

interface Waiting {
  body: string;
  attempts: number;
  dueAtMs: number;
}

/** A queue that delivers by the clock. */
export class MessageQueue extends Service {
  waiting: Waiting[] = [];

  metrics() {
    return this.call(() => ({ backlogCount: this.waiting.length }));
  }

  send(body: unknown, { delaySeconds = 0 } = {}) {
    return this.call(() => this.add(JSON.stringify(body), 0, delaySeconds));
  }

  sendBatch(messages: { body: unknown }[]) {
    return this.call(() => {
      for (const { body } of messages) this.add(JSON.stringify(body));
    });
  }

  add(body: string, attempts = 0, delaySeconds = 0): void {
    this.waiting.push({ body, attempts, dueAtMs: clock.nowMs + delaySeconds * 1000 });
  }

  /**
   * Delivers a batch of due messages; false if there is none.
   * @param deadLetter receives a message after its last retry
   */
  async deliver(
    consume: (messages: object[]) => Promise<void>,
    { maxRetries = 3, maxBatchSize = 10 }: { maxRetries?: number; maxBatchSize?: number },
    deadLetter: (body: string) => void,
  ): Promise<boolean> {
    const due = this.waiting.filter(({ dueAtMs }) => dueAtMs <= clock.nowMs).slice(0, maxBatchSize);
    this.waiting = this.waiting.filter((message) => !due.includes(message));
    const retried = new Map<Waiting, number>();
    const messages = due.map((message) => ({
      body: JSON.parse(message.body),
      attempts: message.attempts + 1,
      ack: () => {},
      retry: ({ delaySeconds = 1 } = {}) => retried.set(message, delaySeconds),
    }));
    if (due.length > 0) {
      await consume(messages).catch(() => {
        for (const message of due) retried.set(message, 1);
      });
    }
    for (const [{ body, attempts }, delaySeconds] of retried) {
      if (attempts < maxRetries) this.add(body, attempts + 1, delaySeconds);
      else deadLetter(body);
    }
    return due.length > 0;
  }
}

/** Counts by the minutes of the clock. */
export function makeLimiter(limit: number, periodSeconds: number) {
  let window = 0;
  const counts = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      const current = Math.floor(clock.nowMs / (periodSeconds * 1000));
      if (current !== window) counts.clear();
      window = current;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= limit };
    },
  };
}

/** One cache for all worlds; each begins by emptying it. */
export const cached = new Map<string, { text: string; untilMs: number }>();

const cache = {
  async match(key: string) {
    const found = cached.get(key);
    return found && found.untilMs > clock.nowMs ? new Response(found.text) : undefined;
  },
  async put(key: string, response: Response) {
    const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
    const untilMs = clock.nowMs + Number(seconds ?? 0) * 1000;
    cached.set(key, { text: await response.text(), untilMs });
  },
  delete: async (key: string) => cached.delete(key),
};

/** Leaves a page as it is: the platform proves its own rewriter. */
class Rewriter {
  on() {
    return this;
  }

  transform(response: Response): Response {
    return response;
  }
}

// The same as the platform's, without a thread for each.
const digest = async (_: string, bytes: Uint8Array) =>
  new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;

const importKey = async (_: string, bytes: Uint8Array) => createSecretKey(bytes);
const sign = async (_: string, key: KeyObject, bytes: Uint8Array) =>
  new Uint8Array(createHmac('sha256', key).update(bytes).digest()).buffer;
const verify = async (name: string, key: KeyObject, signature: Uint8Array, bytes: Uint8Array) =>
  Buffer.from(await sign(name, key, bytes)).equals(signature);

Object.assign(crypto.subtle, { digest, importKey, sign, verify });
Object.assign(globalThis, {
  caches: { default: cache },
  scheduler: { wait: async () => {} },
  HTMLRewriter: Rewriter,
  // Webhooks and alerts are accepted and go nowhere.
  fetch: async () => new Response(null, { status: 204 }),
});
