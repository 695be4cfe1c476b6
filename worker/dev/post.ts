import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { CheckedSubmission } from '../core/checked-submission.ts';
import type { Env, OutboxMessage } from '../core/settings.ts';
import worker from '../index.ts';

/** Origin of the Worker. */
export const SITE = 'https://site.example';
/** An origin that ALLOWED_ORIGINS names. */
export const PARTNER = 'https://partner.example';
/** An origin that ALLOWED_ORIGINS does not name. */
export const STRANGER = 'https://stranger.example';

const limiterThatAllows: RateLimit = { limit: async () => ({ success: true }) };
export const limiterThatRefuses: RateLimit = { limit: async () => ({ success: false }) };

/** A queue that accepts messages and delivers none: the real one would deliver them in a later test. */
const queueThatKeeps = {
  send: async () => ({}),
  sendBatch: async () => ({}),
} as unknown as Queue<OutboxMessage>;

/** A queue that fails, so that a test sees the visitor's answer when nothing could be stored. */
const queueThatIsDown = {
  send: () => Promise.reject(new Error('The queue is down')),
} as unknown as Env['LATE'];

/** A late queue that records its submissions and returns them. */
export function recordingLateQueue() {
  const queued: CheckedSubmission[] = [];
  const send = async (submission: CheckedSubmission) => {
    queued.push(JSON.parse(JSON.stringify(submission)));
  };
  return { LATE: { send } as unknown as Env['LATE'], queued };
}

/** Stores a member's decision about a website. */
export async function ruleOrigin(origin: string, state: 'trusted' | 'blocked'): Promise<void> {
  await env.DB.prepare('INSERT INTO origin_rulings VALUES (?, ?, ?, ?)')
    .bind(origin, state, 'meera@desk.example', '2026-11-22T12:00:00.000Z')
    .run();
}

/**
 * The bindings of wrangler.toml, with one partner, limiters that never refuse
 * and queues that deliver nothing.
 */
export function makeEnv(overrides: Partial<Env> = {}): Env {
  return {
    ...env,
    ALLOWED_ORIGINS: PARTNER,
    OUTBOX: queueThatKeeps,
    LATE: queueThatIsDown,
    // One queue for all, unless a test names both.
    LATE_FLAGGED: overrides.LATE ?? queueThatIsDown,
    ADDRESS_LIMITER: limiterThatAllows,
    NETWORK_LIMITER: limiterThatAllows,
    EMAIL_LIMITER: limiterThatAllows,
    FLOOD_LIMITER: limiterThatAllows,
    BREAKER_LIMITER: limiterThatAllows,
    ...overrides,
  };
}

export interface SendOptions {
  method?: string;
  /** Added to the origin and content type of a good request; null removes a header. */
  headers?: Record<string, string | null>;
  body?: BodyInit | null;
  env?: Partial<Env>;
  /** Context of a test that waits for the work behind the answer. */
  context?: ExecutionContext;
}

/** Sends a request from the site's own page to the handler. */
export async function send(path: string, options: SendOptions = {}): Promise<Response> {
  const headers = new Headers({ origin: SITE, 'content-type': 'application/json' });
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const { method = 'POST', body = null, context = createExecutionContext() } = options;
  return worker.fetch(
    new Request(`${SITE}${path}`, { method, headers, body }),
    makeEnv(options.env),
    context,
  );
}

/** Posts `body` as JSON. */
export function post(
  path: string,
  body: unknown,
  options: Omit<SendOptions, 'body' | 'method'> = {},
): Promise<Response> {
  return send(path, { ...options, body: JSON.stringify(body) });
}

/** Status and problem code of a refusal. */
export async function describeAnswer(response: Response): Promise<string> {
  const { code } = await response.json<{ code: string }>();
  return `${response.status} ${code}`;
}
