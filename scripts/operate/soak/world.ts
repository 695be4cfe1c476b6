import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MINUTE_MS } from '../../../worker/contract/durations.ts';
import { DEVELOPMENT_KEYS } from '../../local/local-worker.ts';
import { bundle, readOptions } from '../../local/miniflare.ts';
import { Bucket, cached, clock, Database, MessageQueue, makeLimiter, Service } from './platform.ts';

export const SITE = 'https://site.example';
const DESK = 'https://desk.example';
/** A website of ours. */
export const PARTNER = 'https://partner.example';
export const MEMBERS = ['asif', 'bela', 'meera'].map((name) => `${name}@desk.example`);

/** Text that only visitors write: it may be in no log, no email to staff and no header. */
export const PERSONAL = /asha|आशा|mailbox\.example|xn--bcher|98765|documents|दस्तावेज़/i;

interface Handler {
  fetch(request: Request, env: object, context: object): Promise<Response>;
  queue(batch: object, env: object): Promise<void>;
  scheduled(controller: object, env: object): Promise<void>;
}

interface Site {
  default: Handler;
  LeadDesk: new (context: object, env: object) => object;
}

/** The part of wrangler.toml that makes a world. */
const declared = readOptions('wrangler.toml') as unknown as {
  bindings: Record<string, string>;
  ratelimits: Record<string, { simple: { limit: number; period: number } }>;
  queueProducers: Record<string, { queueName: string }>;
  queueConsumers: Record<
    string,
    { maxRetries?: number; maxBatchSize?: number; deadLetterQueue?: string }
  >;
  cronTriggers: string[];
};

interface Mail {
  to: string[];
  subject: string;
  text: string;
}

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  /** Time of the request. */
  atMs: number;
  status: number;
  headers: Headers;
  body: string;
}

/** `cloudflare:workers`, which only workerd has. */
const WORKERS = `data:text/javascript,${encodeURIComponent(
  'export const env = {}; export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }',
)}`;

/** A fresh isolate: the state of a Worker's modules is empty again. */
async function load<T>(entry: string): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sa-soak-'));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, (await bundle(entry)).replaceAll('"cloudflare:workers"', `"${WORKERS}"`));
  const module = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return module;
}

/** Receives the Workers' log lines: the world that is open. */
let onLine: (line: string) => void = () => {};
for (const method of ['log', 'warn', 'error'] as const) {
  console[method] = (line: unknown) => onLine(String(line));
}

/** The asset layer, with the pages that the Workers ask for. */
async function readAsset(input: Request | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const [, tag] = /^\/embed\/prerendered\/(sa-[\w-]+-form)$/.exec(pathname) ?? [];
  if (tag) return new Response(`<${tag}><style>p{}</style><form></form></${tag}>`);
  if (pathname !== '/404') return new Response(null, { status: 404 });
  const policy = "default-src 'none'";
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  return new Response('<h1>404 Page Not Found</h1>', { headers });
}

/** Both Workers with everything around them, in this process and by its clock. */
export class World {
  readonly db = new Database();
  readonly published = new Bucket();
  readonly records = new Bucket();
  readonly mail = new Service();
  readonly queues = new Map<string, MessageQueue>();
  /** Faults found: how often, and an example. */
  readonly findings = new Map<string, { times: number; example: string }>();
  /** Lines of the log. */
  lines = 0;
  mails = 0;
  onMail: (mail: Mail) => void = () => {};
  private readonly env: object;
  private readonly site: Site;
  private readonly desk: Handler;
  private pending: Promise<unknown>[] = [];
  private ranAtMinute = Math.floor(clock.nowMs / MINUTE_MS);

  /** @param vars overrides of variables in wrangler.toml */
  static async open(vars: Record<string, string> = {}): Promise<World> {
    const site = await load<Site>('worker/index.ts');
    const desk = await load<{ default: Handler }>('worker/desk/index.ts');
    return new World(site, desk.default, vars);
  }

  private constructor(site: Site, desk: Handler, vars: Record<string, string>) {
    this.site = site;
    this.desk = desk;
    const { bindings, ratelimits, queueConsumers, queueProducers } = declared;
    for (const name of Object.keys(queueConsumers)) this.queues.set(name, new MessageQueue());
    const limiters = Object.entries(ratelimits).map(([name, { simple }]) => [
      name,
      makeLimiter(simple.limit, simple.period),
    ]);
    const producers = Object.entries(queueProducers).map(([name, { queueName }]) => [
      name,
      this.queues.get(queueName),
    ]);
    this.env = {
      ...bindings,
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
      RECORDS: this.records,
      MAIL: { send: (mail: Mail) => this.mail.call(() => this.judgeMail(mail)) },
      ASSETS: { fetch: readAsset },
    };
    cached.clear();
    onLine = (line) => this.judgeLine(line);
  }

  note(finding: string, example = ''): void {
    const found = this.findings.get(finding) ?? { times: 0, example: example.slice(0, 120) };
    found.times += 1;
    this.findings.set(finding, found);
  }

  private judgeMail(mail: Mail): void {
    this.mails += 1;
    const { to, subject, text } = mail;
    const isStaffs = MEMBERS.some((member) => to.includes(member));
    if (isStaffs && PERSONAL.test(subject + text))
      this.note('a mail to staff is personal', subject);
    this.onMail(mail);
  }

  private judgeLine(line: string): void {
    this.lines += 1;
    if (!/^\{.*\}$/s.test(line)) this.note('a line of the log is no JSON', line);
    if (PERSONAL.test(line)) this.note('a line of the log is personal', line);
    if (/internal-error(?! SettingError)/.test(line)) this.note('the log has a bug', line);
  }

  /** A request from the internet. */
  send(sent: Sent): Promise<Answer> {
    return this.exchange(this.site.default, new URL(sent.path, SITE), this.env, sent);
  }

  /** Calls of the desk by a member. */
  call(name: string, input: object, member = MEMBERS[0]): Promise<Answer> {
    const LEADS = new this.site.LeadDesk(this.makeContext({}), this.env);
    const env = { ACCESS_AUD: 'soak', ACCESS_ADMIN_GROUP: '', LEADS };
    const access = { aud: 'soak', getIdentity: async () => ({ email: member, name: member }) };
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const sent = { path: '', headers, body: JSON.stringify(input) };
    return this.exchange(this.desk, new URL(`/api/${name}`, DESK), env, sent, { access });
  }

  private makeContext(more: object): object {
    return { ...more, waitUntil: (work: Promise<unknown>) => this.pending.push(work) };
  }

  private async exchange(
    worker: Handler,
    url: URL,
    env: object,
    { method = 'POST', headers = {}, body = '' }: Sent,
    more = {},
  ): Promise<Answer> {
    // No two requests come in the same millisecond: these would be tries of one.
    clock.move(1);
    const atMs = clock.nowMs;
    const isBodied = body.length > 0 && !/^(GET|HEAD|OPTIONS)$/.test(method);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const request = new Request(url, {
      method,
      headers: { ...headers, ...(isBodied && length) },
      ...(isBodied && { body: body as BodyInit }),
    });
    const response = await worker.fetch(request, env, this.makeContext(more));
    const text = await response.text();
    const work = this.pending;
    this.pending = [];
    for (const outcome of await Promise.allSettled(work)) {
      if (outcome.status === 'rejected')
        this.note('work behind an answer fails', `${outcome.reason}`);
    }
    return { atMs, status: response.status, headers: response.headers, body: text };
  }

  /** Lets time pass, minute by minute. */
  async pass(ms: number): Promise<void> {
    for (const untilMs = clock.nowMs + ms; clock.nowMs < untilMs; await this.runDue()) {
      clock.move(Math.min(MINUTE_MS, untilMs - clock.nowMs));
    }
  }

  /** The runs of the minutes since the last time, and what queues deliver. A jump skips runs. */
  async runDue(): Promise<void> {
    const minute = Math.floor(clock.nowMs / MINUTE_MS);
    if (minute === this.ranAtMinute) return;
    const isJump = Math.abs(minute - this.ranAtMinute) > 60;
    for (let at = isJump ? minute : this.ranAtMinute + 1; at <= minute; at += 1) {
      for (const cron of declared.cronTriggers.filter((expression) => isDue(expression, at))) {
        await this.site.default.scheduled({ cron }, this.env);
      }
    }
    this.ranAtMinute = minute;
    for (const [name, queue] of this.queues) {
      const { deadLetterQueue = '', ...delivery } = declared.queueConsumers[name] ?? {};
      const deadLetter = (body: string) => this.queues.get(deadLetterQueue)?.add(body);
      const consume = (messages: object[]) =>
        this.site.default.queue({ queue: name, messages }, this.env);
      while (await queue.deliver(consume, delivery, deadLetter));
    }
  }

  /** How many submissions wait for the database. */
  countLate(): number {
    const late = [...this.queues].filter(([name]) => name.includes('late'));
    return late.reduce((sum, [, { waiting }]) => sum + waiting.length, 0);
  }
}

/** By minute and hour of a cron expression; the rest of ours is `*`. */
function isDue(expression: string, atMinute: number): boolean {
  const [minute = '', hour = ''] = expression.split(' ');
  const fits = (field: string, value: number) => {
    const [, every] = /^\*\/(\d+)$/.exec(field) ?? [];
    return every ? value % Number(every) === 0 : field === '*' || Number(field) === value;
  };
  return fits(minute, atMinute % 60) && fits(hour, Math.floor(atMinute / 60) % 24);
}
