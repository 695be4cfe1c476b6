import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { applyMigrations } from './migrations.ts';
import { bundle, convert, type Limiters, Miniflare, readOptions } from './miniflare.ts';

type Row = Record<string, unknown>;

interface RuntimeOptions {
  /** Overrides of variables in wrangler.toml. */
  bindings?: Record<string, string>;
  /** Overrides of rate limits in wrangler.toml, by limiter; null: the Worker has no limiters. */
  limits?: Record<string, number> | null;
  /** Whether it consumes the queues of wrangler.toml. */
  hasQueues?: boolean;
  /** Folder of its databases and buckets, like wrangler's `--persist-to`; default: not persisted. */
  state?: string;
  /** Receives the lines of the Worker's own log, which are dropped otherwise. */
  onLog?(line: string): void;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A Worker in its own workerd, with the bindings of wrangler.toml. */
export interface Runtime {
  origin: string;
  send(sent: Sent): Promise<Answer>;
  rows(sql: string): Promise<Row[]>;
  /** CPU time of its workerd in seconds; NaN on systems that do not report it. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/**
 * Bundles `entry` like a deployment and runs it, with an empty database unless `state` has one.
 *
 * @param connections number of the client's persistent connections
 */
export async function startRuntime(
  entry: string,
  connections: number,
  { bindings = {}, limits = {}, hasQueues = false, state, onLog = () => {} }: RuntimeOptions = {},
): Promise<Runtime> {
  const declared = readOptions('wrangler.toml');
  const others = new Set(workerdProcesses());
  const { compatibilityDate, d1Databases, r2Buckets, queueProducers, queueConsumers } = declared;
  const options = convert({
    name: 'soak',
    modules: true,
    script: await bundle(entry),
    compatibilityDate,
    d1Databases,
    r2Buckets,
    ...(hasQueues && { queueProducers, queueConsumers }),
    bindings: { ...declared.bindings, ...bindings },
    ...(limits && { ratelimits: raise(declared.ratelimits, limits) }),
    ...(state && { resourcePersistencePath: join(state, 'v3') }),
    host: '127.0.0.1',
    port: 0,
    handleStructuredLogs: ({ message }: { message: string }) => onLog(message),
  });
  const miniflare = new Miniflare(options);
  const { origin, hostname, port } = await miniflare.ready;
  const database = await miniflare.getD1Database('DB');
  await applyMigrations(database);
  const pid = workerdProcesses().find((candidate) => !others.has(candidate));
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    origin,
    send: ({ path, method = 'POST', headers = {}, body }) =>
      exchange({ hostname, port, agent, path, method, headers }, body),
    rows: async (sql) => (await database.prepare(sql).all()).results,
    cpuSeconds: () => (pid === undefined ? Number.NaN : cpuSecondsOf(pid)),
    async stop() {
      agent.destroy();
      await miniflare.dispose();
    },
  };
}

function raise(limiters: Limiters, limits: Record<string, number>): Limiters {
  return Object.fromEntries(
    Object.entries(limiters).map(([name, { simple, ...rest }]) => [
      name,
      { ...rest, simple: { ...simple, limit: limits[name] ?? simple.limit } },
    ]),
  );
}

const BROKEN: Answer = { status: 0, headers: {}, body: '' };

/** Status 0 means the connection broke. */
function exchange(options: object, body: string | Buffer | undefined): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
      response.on('error', () => resolve(BROKEN));
    });
    sent.on('error', () => resolve(BROKEN));
    sent.end(body);
  });
}

/** Ids of the workerd processes that this process has started. Linux only. */
function workerdProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => {
        const [command, parent] = statOf(pid);
        return command.includes('workerd') && Number(parent) === process.pid;
      });
  } catch {
    return [];
  }
}

/** Linux counts CPU time in hundredths of a second for every program. */
const TICKS_PER_SECOND = 100;

function cpuSecondsOf(pid: number): number {
  const [, , userTicks, systemTicks] = statOf(pid);
  return (Number(userTicks) + Number(systemTicks)) / TICKS_PER_SECOND;
}

/** Command, parent, user time and system time of a process. */
function statOf(pid: number): [string, string, string, string] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    const [, parent = '', ...rest] = fields;
    return [stat.slice(stat.indexOf('(') + 1, end), parent, rest[9] ?? '', rest[10] ?? ''];
  } catch {
    return ['', '', '', ''];
  }
}

/** Runs `work` for every number below `count`, with limited concurrency. */
export async function inParallel(
  count: number,
  parallel: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
}
