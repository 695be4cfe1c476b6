import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, readOptions } from '../../../worker/dev/miniflare.ts';
import { DEVELOPMENT_KEYS } from '../../local-worker.ts';
import {
  Bucket,
  clock,
  Database,
  emptyCache,
  MailService,
  MessageQueue,
  makeLimiter,
  type QueueRules,
} from './platform.ts';

export const SITE = 'https://site.example';
export const DESK = 'https://desk.example';
/** A website of ours. */
export const PARTNER = 'https://partner.example';
export const MEMBERS = ['asif', 'bela', 'meera'].map((name) => `${name}@desk.example`);
const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** What only visitors write: nothing of it may be in a log, in staff's mail or in a header. */
export const PERSONAL = /asha|आशा|mailbox\.example|xn--bcher|98765|documents|दस्तावेज़/i;

interface Handler {
  fetch(request: Request, env: object, context: object): Promise<Response>;
  queue(batch: object, env: object): Promise<void>;
  scheduled(controller: object, env: object): Promise<void>;
}

interface Declared {
  bindings: Record<string, string>;
  ratelimits: Record<string, { simple: { limit: number; period: number } }>;
  queueProducers: Record<string, { queueName: string }>;
  queueConsumers: Record<string, Partial<QueueRules>>;
  cronTriggers: string[];
}

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export interface WorldOptions {
  /** Overrides of the limits in wrangler.toml. */
  limits?: Record<string, number>;
  /** Overrides of its variables. */
  vars?: Record<string, string>;
}

const declared = readOptions('wrangler.toml') as unknown as Declared;

/** A module of `cloudflare:workers` that needs no workerd. */
const WORKERS = `data:text/javascript,${encodeURIComponent(
  'export const env = {}; export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }',
)}`;

/** A fresh isolate: what a Worker keeps in its module begins anew. */
async function load<T>(entry: string): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sa-soak-'));
  try {
    const file = join(folder, 'worker.mjs');
    writeFileSync(file, (await bundle(entry)).replaceAll('"cloudflare:workers"', `"${WORKERS}"`));
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where lines of the Worker go: to the world that is open. */
let onLine: (line: string) => void = () => {};
for (const method of ['log', 'warn', 'error'] as const) {
  console[method] = (line: unknown) => onLine(String(line));
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
};

/** The asset layer with the two pages that the Worker asks for. */
const assets = {
  async fetch(input: Request | URL | string): Promise<Response> {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const [, tag] = /^\/embed\/prerendered\/(sa-[\w-]+-form)$/.exec(pathname) ?? [];
    if (tag) return new Response(`<${tag}><style>p{}</style><form></form></${tag}>`);
    if (pathname !== '/404' && pathname !== '/') return new Response(null, { status: 404 });
    return new Response('<h1>404 Page Not Found</h1>', { headers: PAGE_HEADERS });
  },
};

/** Both Workers with everything around them, in this process and by its clock. */
export class World {
  readonly db = new Database();
  readonly published = new Bucket();
  readonly backups = new Bucket();
  readonly mail = new MailService();
  readonly queues = new Map<string, MessageQueue>();
  /** What is wrong, and how often. */
  readonly findings = new Map<string, number>();
  lines = 0;
  private readonly env: object;
  private readonly site: Handler & { LeadDesk: new (context: object, env: object) => object };
  private readonly desk: Handler;
  private pending: Promise<unknown>[] = [];
  private cronAtMs = Math.floor(clock.nowMs / MINUTE_MS);

  private constructor(
    site: World['site'],
    desk: Handler,
    { limits = {}, vars = {} }: WorldOptions,
  ) {
    this.site = site;
    this.desk = desk;
    for (const name of Object.keys(declared.queueConsumers)) {
      this.queues.set(name, new MessageQueue());
    }
    const limiters = Object.entries(declared.ratelimits).map(([name, { simple }]) => [
      name,
      makeLimiter({ ...simple, limit: limits[name] ?? simple.limit }),
    ]);
    const producers = Object.entries(declared.queueProducers).map(([name, { queueName }]) => [
      name,
      this.queues.get(queueName),
    ]);
    this.env = {
      ...declared.bindings,
      ...DEVELOPMENT_KEYS,
      ALLOWED_ORIGINS: PARTNER,
      PUBLIC_ORIGIN: SITE,
      DESK_ORIGIN: DESK,
      STAFF_EMAILS: MEMBERS.join(),
      MEMBERS: MEMBERS.map((email) => `${email.split('@')[0]} <${email}>`).join(),
      ...vars,
      ...Object.fromEntries([...limiters, ...producers]),
      DB: this.db,
      PUBLISHED: this.published,
      BACKUPS: this.backups,
      MAIL: this.mail,
      ASSETS: assets,
    };
    onLine = (line) => this.judgeLine(line);
  }

  static async open(options: WorldOptions = {}): Promise<World> {
    const site = await load<{ default: Handler; LeadDesk: World['site']['LeadDesk'] }>(
      'worker/index.ts',
    );
    const desk = await load<{ default: Handler }>('worker/desk/index.ts');
    emptyCache();
    const { default: handler, LeadDesk } = site;
    return new World({ ...handler, LeadDesk } as World['site'], desk.default, options);
  }

  note(finding: string): void {
    this.findings.set(finding, (this.findings.get(finding) ?? 0) + 1);
  }

  private judgeLine(line: string): void {
    this.lines += 1;
    if (!/^\{.*\}$/s.test(line))
      this.note(`a line of the log that is no JSON: ${line.slice(0, 200)}`);
    else if (PERSONAL.test(line)) this.note(`personal data in the log: ${line.slice(0, 200)}`);
    const [fault] = /internal-error(?! SettingError)[\w ]*/.exec(line) ?? [];
    if (fault) this.note(`the log says ${fault}`);
  }

  /** A request from the internet. */
  send(sent: Sent): Promise<Answer> {
    return this.exchange(this.site, SITE, this.env, sent, {});
  }

  /** What a member does at the desk. */
  async call(name: string, input: object, member = MEMBERS[0]): Promise<Answer> {
    const context = this.makeContext({});
    const env = {
      ACCESS_AUD: 'soak',
      ACCESS_ADMIN_GROUP: '',
      ASSETS: assets,
      LEADS: new this.site.LeadDesk(context, this.env),
    };
    const identity = { email: member, name: member };
    const access = { aud: 'soak', getIdentity: async () => identity };
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const sent = { path: `/api/${name}`, headers, body: JSON.stringify(input) };
    return this.exchange(this.desk, DESK, env, sent, { access });
  }

  private makeContext(more: object): object {
    const waitUntil = (work: Promise<unknown>) => this.pending.push(work);
    return { ...more, waitUntil, passThroughOnException() {}, props: {} };
  }

  private async exchange(
    worker: Handler,
    origin: string,
    env: object,
    { path, method = 'POST', headers = {}, body }: Sent,
    more: object,
  ): Promise<Answer> {
    // No two requests come in the same millisecond: these would be tries of one.
    clock.move(1);
    const length = body && { 'content-length': String(Buffer.byteLength(body)) };
    const isBodied = body !== undefined && body !== '' && !/^(GET|HEAD|OPTIONS)$/.test(method);
    const request = new Request(origin + path, {
      method,
      headers: { ...headers, ...length },
      ...(isBodied && { body: body as BodyInit }),
    });
    const response = await worker.fetch(request, env, this.makeContext(more));
    const text = await response.text();
    const work = this.pending;
    this.pending = [];
    for (const { status, reason } of (await Promise.allSettled(work)) as {
      status: string;
      reason?: unknown;
    }[]) {
      if (status === 'rejected') this.note(`behind an answer: ${String(reason).slice(0, 100)}`);
    }
    return { status: response.status, headers: response.headers, body: text };
  }

  /** Lets time pass, with the runs that fall into it and what the queues then deliver. */
  async pass(ms: number): Promise<void> {
    const untilMs = clock.nowMs + ms;
    while (clock.nowMs < untilMs) {
      clock.move(Math.min(MINUTE_MS, untilMs - clock.nowMs));
      await this.runDue();
    }
  }

  /** The runs of the minutes since the last call, and deliveries. A jump of the clock skips runs. */
  async runDue(): Promise<void> {
    const minute = Math.floor(clock.nowMs / MINUTE_MS);
    if (minute === this.cronAtMs) return;
    const isJump = Math.abs(minute - this.cronAtMs) > 60;
    const first = isJump ? minute : this.cronAtMs + 1;
    this.cronAtMs = minute;
    for (let at = first; at <= minute; at += 1) {
      for (const cron of declared.cronTriggers.filter((cron) => isDue(cron, at))) {
        await this.site.scheduled({ cron, scheduledTime: at * MINUTE_MS }, this.env);
      }
    }
    await this.deliver();
  }

  async deliver(): Promise<void> {
    const bury = (queue: string, body: unknown) => this.queues.get(queue)?.add(body);
    const consume = (batch: object) => this.site.queue(batch, this.env);
    for (const [name, queue] of this.queues) {
      const { maxRetries = 3, deadLetterQueue } = declared.queueConsumers[name] ?? {};
      while (await queue.deliver(name, { maxRetries, deadLetterQueue }, consume, bury));
    }
  }

  /** How many submissions wait for the database. */
  countLate(): number {
    const late = [...this.queues].filter(([name]) => name.includes('late'));
    return late.reduce((sum, [, { waiting }]) => sum + waiting.length, 0);
  }
}

/** Minute and hour of a cron expression; the rest of ours is `*`. */
function isDue(cron: string, minutes: number): boolean {
  const fits = (field: string, value: number) =>
    field === '*' ||
    (field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : Number(field) === value);
  const [minute = '', hour = ''] = cron.split(' ');
  return fits(minute, minutes % 60) && fits(hour, Math.floor(minutes / 60) % 24);
}
