import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** The Worker's clock, which stands until a script moves it. */
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
 * How a call of a service fails: before or after it was carried out; or it takes longer than anybody
 * waits, and is carried out then or never.
 */
export type Fault = 'lost' | 'committed' | 'stalled' | 'late' | null;

/** Real time, and longer than a DB_TIMEOUT_MS that is set for faults. */
const LATE_MS = 60;

/** A service that may be down. `draw` decides it for each call. */
class Service {
  draw: () => Fault = () => null;
  /** Calls that failed. */
  faults = 0;

  async call<T>(run: () => T): Promise<T> {
    // Others run meanwhile, as they would.
    await null;
    const fault = this.draw();
    if (fault !== null) this.faults += 1;
    if (fault === 'stalled' || fault === 'late') {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    }
    if (fault === 'lost' || fault === 'stalled')
      throw new Error('D1_ERROR: Network connection lost.');
    const result = run();
    if (fault === 'committed') throw new Error('D1_ERROR: Network connection lost.');
    return result;
  }
}

const MIGRATIONS = 'worker/migrations';
/** What D1 allows. */
const LIMITS = { variableNumber: 100, likePatternLength: 50, sqlLength: 100_000 };

/** D1 on a SQLite of this process. */
export class Database extends Service {
  readonly sqlite = new DatabaseSync('', { limits: LIMITS });
  private readonly prepared = new Map<string, StatementSync>();

  constructor() {
    super();
    this.sqlite.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000');
    for (const name of readdirSync(MIGRATIONS).sort()) {
      this.sqlite.exec(readFileSync(`${MIGRATIONS}/${name}`, 'utf8'));
    }
  }

  /** Rows as a script reads them, beside the Worker. */
  rows(sql: string): Record<string, unknown>[] {
    return this.sqlite.prepare(sql).all();
  }

  prepare(sql: string): Statement {
    return new Statement(this, sql, []);
  }

  batch(statements: readonly Statement[]) {
    return this.call(() => {
      this.sqlite.exec('BEGIN');
      try {
        const results = statements.map((statement) => this.execute(statement));
        this.sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        this.sqlite.exec('ROLLBACK');
        throw error;
      }
    });
  }

  execute({ sql, values }: Statement) {
    try {
      const before = this.countChanges();
      const results = this.find(sql).all(...values);
      const changes = this.countChanges() - before;
      const meta = { changes, duration: 0, rows_read: 0, rows_written: 0, size_after: 10 ** 6 };
      return { success: true, results, meta };
    } catch (error) {
      throw new Error(`D1_ERROR: ${(error as Error).message}`);
    }
  }

  private countChanges(): number {
    return Number(this.find('SELECT total_changes() AS total').get()?.total);
  }

  private find(sql: string): StatementSync {
    const statement = this.prepared.get(sql) ?? this.sqlite.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }
}

class Statement {
  readonly values: SQLInputValue[];
  private readonly database: Database;
  readonly sql: string;

  constructor(database: Database, sql: string, values: unknown[]) {
    this.database = database;
    this.sql = sql;
    if (values.includes(undefined))
      throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported");
    this.values = values.map((value) => (typeof value === 'boolean' ? +value : value)) as never;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.database, this.sql, values);
  }

  all() {
    return this.database.call(() => this.database.execute(this));
  }

  run() {
    return this.all();
  }

  async first(column?: string): Promise<unknown> {
    const [row = null] = (await this.all()).results;
    return column === undefined ? row : (row?.[column] ?? null);
  }

  async raw(): Promise<unknown[][]> {
    return (await this.all()).results.map(Object.values);
  }
}

/** R2 in memory. */
export class Bucket extends Service {
  readonly files = new Map<string, Buffer>();

  async put(key: string, value: BodyInit): Promise<object> {
    const bytes = Buffer.from(await new Response(value).arrayBuffer());
    return this.call(() => {
      this.files.set(key, bytes);
      return this.describe(key, bytes);
    });
  }

  get(key: string) {
    return this.call(() => {
      const bytes = this.files.get(key);
      if (!bytes) return null;
      const body = () => new Response(bytes as BodyInit);
      return {
        ...this.describe(key, bytes),
        body: body().body,
        arrayBuffer: () => body().arrayBuffer(),
        text: () => body().text(),
        json: () => body().json(),
      };
    });
  }

  head(key: string) {
    return this.call(() => {
      const bytes = this.files.get(key);
      return bytes ? this.describe(key, bytes) : null;
    });
  }

  delete(keys: string | string[]) {
    return this.call(() => {
      for (const key of [keys].flat()) this.files.delete(key);
    });
  }

  list({ prefix = '', cursor = '', limit = 1000 } = {}) {
    return this.call(() => {
      const keys = [...this.files.keys()].filter((key) => key.startsWith(prefix) && key > cursor);
      const page = keys.sort().slice(0, limit);
      const objects = page.map((key) => this.describe(key, this.files.get(key) as Buffer));
      return { objects, truncated: keys.length > page.length, cursor: page.at(-1) };
    });
  }

  private describe(key: string, bytes: Buffer) {
    const etag = createHash('md5').update(bytes).digest('hex');
    return { key, size: bytes.length, etag, httpEtag: `"${etag}"`, uploaded: new Date() };
  }
}

interface Waiting {
  body: string;
  attempts: number;
  dueAtMs: number;
}

export interface QueueRules {
  maxRetries: number;
  deadLetterQueue: string | undefined;
}

const BATCH_SIZE = 10;

/** A queue that delivers by the clock. */
export class MessageQueue extends Service {
  waiting: Waiting[] = [];

  send(body: unknown, { delaySeconds = 0 } = {}) {
    return this.call(() => this.add(body, delaySeconds));
  }

  sendBatch(messages: Iterable<{ body: unknown; delaySeconds?: number }>) {
    return this.call(() => {
      for (const { body, delaySeconds } of messages) this.add(body, delaySeconds);
    });
  }

  add(body: unknown, delaySeconds = 0): void {
    const dueAtMs = clock.nowMs + delaySeconds * 1000;
    this.waiting.push({ body: JSON.stringify(body), attempts: 0, dueAtMs });
  }

  /** Delivers one batch of what is due; false where nothing is. */
  async deliver(
    queue: string,
    { maxRetries, deadLetterQueue }: QueueRules,
    consume: (batch: object) => Promise<void>,
    bury: (queue: string, body: unknown) => void,
  ): Promise<boolean> {
    const due = this.waiting.filter(({ dueAtMs }) => dueAtMs <= clock.nowMs).slice(0, BATCH_SIZE);
    if (due.length === 0) return false;
    this.waiting = this.waiting.filter((message) => !due.includes(message));
    const retry = (message: Waiting, delaySeconds = 0) => {
      const attempts = message.attempts + 1;
      const dueAtMs = clock.nowMs + Math.max(1, delaySeconds) * 1000;
      if (attempts <= maxRetries) this.waiting.push({ ...message, attempts, dueAtMs });
      else if (deadLetterQueue) bury(deadLetterQueue, JSON.parse(message.body));
    };
    const retried = new Map<Waiting, number>();
    const messages = due.map((message) => ({
      body: JSON.parse(message.body),
      attempts: message.attempts + 1,
      ack: () => {},
      retry: ({ delaySeconds = 0 } = {}) => retried.set(message, delaySeconds),
    }));
    try {
      await consume({ queue, messages });
      for (const [message, delaySeconds] of retried) retry(message, delaySeconds);
    } catch {
      for (const message of due) retry(message);
    }
    return true;
  }
}

/** Counts by the minutes of the clock. */
export function makeLimiter({ limit, period }: { limit: number; period: number }) {
  let window = 0;
  const counts = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      const current = Math.floor(clock.nowMs / (period * 1000));
      if (current !== window) counts.clear();
      window = current;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= limit };
    },
  };
}

export interface Mail {
  to: string[];
  subject: string;
  text: string;
}

/** The mail service. */
export class MailService extends Service {
  readonly sent: Mail[] = [];

  send({ to, subject, text }: Mail) {
    return this.call(() => {
      this.sent.push({ to: [to].flat(), subject, text });
    });
  }
}

const cached = new Map<string, { text: string; untilMs: number }>();

/** Forgets what another world has cached. */
export const emptyCache = (): void => cached.clear();

const maxAgeOf = (response: Response) =>
  Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0) * 1000;

const cache = {
  async match(key: string) {
    const found = cached.get(key);
    return found && found.untilMs > clock.nowMs ? new Response(found.text) : undefined;
  },
  async put(key: string, response: Response) {
    const untilMs = clock.nowMs + maxAgeOf(response);
    cached.set(key, { text: await response.text(), untilMs });
  },
  delete: async (key: string) => cached.delete(key),
};

/** Leaves a page as it is: what the platform's rewriter does to it is the platform's to prove. */
class Rewriter {
  on() {
    return this;
  }

  transform(response: Response): Response {
    return response;
  }
}

/** Webhooks and alerts are taken, and lead nowhere. */
const takeHook = async () => new Response(null, { status: 204 });

/** The same without a thread for each. */
const digest = async (_: string, bytes: Uint8Array) =>
  new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;

Object.assign(crypto.subtle, { digest });
Object.assign(globalThis, {
  caches: { default: cache },
  scheduler: { wait: async () => {} },
  HTMLRewriter: Rewriter,
  fetch: takeHook,
});
