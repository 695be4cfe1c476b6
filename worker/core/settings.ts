import { validate } from 'superstruct';
import { email } from '../contract/rules.ts';
import type { CheckedSubmission } from './checked-submission.ts';
import { isWebOrigin } from './guards.ts';
import { SettingError } from './setting-error.ts';
import { splitList } from './split-list.ts';

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
  /** Queues of submissions that the database could not store at once, genuine and flagged. */
  LATE: Queue<CheckedSubmission>;
  LATE_FLAGGED: Queue<CheckedSubmission>;
  /** The ledger of erasures, late submissions that the queues dead-lettered, and state of upkeep. */
  RECORDS: R2Bucket;
  /** Without it, messages wait in the outbox. */
  MAIL?: SendEmail;
  ALLOWED_ORIGINS: string;
  DB_TIMEOUT_MS: string;
  /** Size limit of the database's plan. */
  DATABASE_MEGABYTES: string;
  /** Origins of the site and the desk, for links in mail. */
  PUBLIC_ORIGIN: string;
  DESK_ORIGIN: string;
  MAIL_FROM: string;
  /** Emails that the account may send a day. */
  MAIL_PER_DAY: string;
  /** Addresses of the members who are notified of leads and of Health, separated by commas. */
  STAFF_EMAILS: string;
  /** Webhook for changes of Health; empty: none. */
  ALERT_WEBHOOK: string;
  /** Members who can be assigned leads before their first sign-in: `Name <address>`, separated by commas. */
  MEMBERS: string;
  /** `on` or `off`: whether a reader confirms a subscription by mail. */
  NEWSLETTER_CONFIRMATION: string;
  /** `on` or `off`: whether leads of our own pages keep the click on an advertisement. */
  AD_CLICKS: string;
  /** `on` or `off`: whether visitors get mail about their appointments. */
  VISITOR_MAIL: string;
  /** Name and country of the office's own system, as on the privacy page; empty: its webhook cannot be set. */
  OFFICE_SYSTEM: string;
  /** Secret: keys of the office's webhook, 64 hexadecimal digits each, separated by commas; all sign. */
  OFFICE_WEBHOOK_KEYS?: string;
  /** Secret that `npm run restore-to` sets while it runs: nothing reaches the database then. */
  PAUSED?: string;
  /** Secrets: `id:hex` pairs separated by commas, each key 32 bytes; the first one signs. */
  TOKEN_KEYS: string;
  ERASURE_KEYS: string;
}

/** A message of the queue: the row of the outbox to send. */
export interface OutboxMessage {
  outboxId: number;
}

/** The variables, checked and converted. */
export interface Settings {
  allowedOrigins: ReadonlySet<string>;
  dbTimeoutMs: number;
  maxDatabaseBytes: number;
  mailPerDay: number;
}

/** Settings by `env`, which stays one object for the life of an isolate. */
const settingsByEnv = new WeakMap<Env, Settings>();

/**
 * Reads the variables, once for each `env`.
 * @throws SettingError for an invalid one: a limit that silently became NaN would limit nothing.
 */
export function readSettings(env: Env): Settings {
  const settings = settingsByEnv.get(env) ?? parseSettings(env);
  settingsByEnv.set(env, settings);
  return settings;
}

function parseSettings(env: Env): Settings {
  return {
    allowedOrigins: new Set(splitList(env.ALLOWED_ORIGINS).map(toOrigin)),
    dbTimeoutMs: toPositiveInteger('DB_TIMEOUT_MS', env.DB_TIMEOUT_MS),
    maxDatabaseBytes: toPositiveInteger('DATABASE_MEGABYTES', env.DATABASE_MEGABYTES) * 1_000_000,
    mailPerDay: toPositiveInteger('MAIL_PER_DAY', env.MAIL_PER_DAY),
  };
}

/** Our own origins: the site, those that may always post, and the desk. */
export const listOwnOrigins = (env: Env): string[] => [
  ...new Set([env.PUBLIC_ORIGIN, ...readSettings(env).allowedOrigins, env.DESK_ORIGIN]),
];

/** Recipient while STAFF_EMAILS is empty: the message waits until a member is named. */
export const NOBODY_YET = '';

/** Recipients of a message to staff: each of STAFF_EMAILS once, or `NOBODY_YET`. */
export function listStaff({ STAFF_EMAILS }: Pick<Env, 'STAFF_EMAILS'>): string[] {
  const members = [...new Set(splitList(STAFF_EMAILS))];
  return members.length > 0 ? members : [NOBODY_YET];
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

/** `Name <address>` */
const MEMBER = /^([^<>]*\S)\s*<([^<>]+)>$/;

/**
 * Reads the members of the setting.
 * @throws SettingError for an invalid entry: a member left out would never be assigned a lead.
 */
export function readMembers({ MEMBERS }: Pick<Env, 'MEMBERS'>): { email: string; name: string }[] {
  return splitList(MEMBERS).map((entry) => {
    const [, name = '', address = ''] = MEMBER.exec(entry) ?? [];
    const [, member] = validate(address, email(), { coerce: true });
    if (member === undefined) {
      throw new SettingError('MEMBERS', ': write each member as Name <name@example.com>');
    }
    return { email: member, name };
  });
}
