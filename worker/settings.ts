import { isWebOrigin } from './http/request-guards.ts';

/** Bindings and variables that wrangler.toml declares. */
export interface Env {
  /** The files of the deployed site. */
  ASSETS: Fetcher;
  DB: D1Database;
  /** The embed files of every release so far. */
  PUBLISHED: R2Bucket;
  ADDRESS_LIMITER: RateLimit;
  NETWORK_LIMITER: RateLimit;
  EMAIL_LIMITER: RateLimit;
  FLOOD_LIMITER: RateLimit;
  BREAKER_LIMITER: RateLimit;
  OUTBOX: Queue<OutboxMessage>;
  /** Nightly copies of the tables, and every erasure. */
  BACKUPS: R2Bucket;
  /** Without it, messages wait in the outbox. */
  MAIL?: SendEmail;
  ALLOWED_ORIGINS: string;
  MAX_BODY_BYTES: string;
  DB_TIMEOUT_MS: string;
  RATE_LIMIT_PERIOD_SECONDS: string;
  /** Where visitors find the site, and members the desk: for links in mail. */
  PUBLIC_ORIGIN: string;
  DESK_ORIGIN: string;
  MAIL_FROM: string;
  /** Addresses that are told of new leads, separated by commas. */
  STAFF_EMAILS: string;
  /** `on` or `off`: whether a reader confirms a subscription by mail. */
  NEWSLETTER_CONFIRMATION: string;
  /** Secrets: `id:hex` pairs separated by commas, each key 32 bytes; the first one signs. */
  TOKEN_KEYS: string;
  ERASURE_KEYS: string;
}

/** What travels through the queue: which row of the outbox to send, or that the night goes on. */
export type OutboxMessage = { outboxId: number } | { upkeep: 'step' };

/** The variables, checked and converted. */
export interface Settings {
  allowedOrigins: ReadonlySet<string>;
  maxBodyBytes: number;
  dbTimeoutMs: number;
  rateLimitPeriodSeconds: number;
}

/** A variable with an unusable value. The log gets its name, never the value. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly variable: keyof Env;

  constructor(variable: keyof Env, message: string) {
    super(`${variable}${message}`);
    this.variable = variable;
  }
}

/** Keyed by `env`, which stays one object for the life of an isolate. */
const settingsByEnv = new WeakMap<Env, Settings>();

/**
 * Reads the variables, once for each `env`.
 * @throws SettingError when one is wrong: a limit that silently became NaN would limit nothing.
 */
export function readSettings(env: Env): Settings {
  const settings = settingsByEnv.get(env) ?? parseSettings(env);
  settingsByEnv.set(env, settings);
  return settings;
}

function parseSettings(env: Env): Settings {
  return {
    allowedOrigins: new Set(splitList(env.ALLOWED_ORIGINS).map(toOrigin)),
    maxBodyBytes: toPositiveInteger('MAX_BODY_BYTES', env.MAX_BODY_BYTES),
    dbTimeoutMs: toPositiveInteger('DB_TIMEOUT_MS', env.DB_TIMEOUT_MS),
    rateLimitPeriodSeconds: toPositiveInteger(
      'RATE_LIMIT_PERIOD_SECONDS',
      env.RATE_LIMIT_PERIOD_SECONDS,
    ),
  };
}

/** Entries separated by commas. */
export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function toOrigin(entry: string): string {
  if (isWebOrigin(entry) && !entry.includes('*')) return entry;
  const hint = entry.includes('*') ? ': a * matches nothing, so write out each one' : '';
  throw new SettingError('ALLOWED_ORIGINS', `: "${entry}" is not an exact origin${hint}`);
}

function toPositiveInteger(name: keyof Env, value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new SettingError(name, ' must be a positive whole number');
  return Number(value);
}
