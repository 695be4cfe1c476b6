import { DeadlineError, withDeadline } from './deadline.ts';
import { HttpError } from './problem.ts';

/** The Origin header, with our decision about that website. */
export interface RequestOrigin {
  /** The header as sent; null without one. */
  readonly header: string | null;
  /**
   * The header if it is well-formed, so that its page may read the answer; `null` as text for files and
   * sandboxed frames.
   */
  readonly readable: string | null;
  /** Ours, an active partner's, or trusted by a member. */
  readonly isKnown: boolean;
  /** Refused by a member. */
  readonly isBlocked: boolean;
  /** The active partner that owns the website. */
  readonly partnerId: string | null;
}

/** @throws HttpError 405, with the `allowed` methods in its Allow header. */
export function requireMethod(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) {
    throw new HttpError(405, 'method-not-allowed', { headers: { Allow: allowed.join(', ') } });
  }
}

/** Reads the Origin header. Only our own pages are known before `judgeOrigin`. */
export function readOrigin(header: string | null, ownOrigin: string): RequestOrigin {
  const isReadable = header !== null && (header === 'null' || isWebOrigin(header));
  const readable = isReadable ? header : null;
  return { header, readable, isKnown: header === ownOrigin, isBlocked: false, partnerId: null };
}

/** Longer than any origin with a host name that DNS allows. */
const ORIGIN_MAX = 300;

/** Whether `text` is the origin of an http or https page, exactly as a browser writes it. */
export function isWebOrigin(text: string): boolean {
  if (text.length > ORIGIN_MAX || !/^https?:/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/**
 * @param headers of the refusal
 * @returns the origin; `null` as text for a page without one
 * @throws HttpError 403 if a member has blocked it, or if the sender is not a page
 */
export function requireOrigin(
  { readable, isBlocked }: RequestOrigin,
  headers: Record<string, string> = {},
): string {
  if (isBlocked || readable === null) throw new HttpError(403, 'origin-not-allowed', { headers });
  return readable;
}

/**
 * Compares the media type without its parameters.
 * @throws HttpError 415
 */
export function requireContentType(request: Request, ...allowed: string[]): void {
  const [essence = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (!allowed.includes(essence.trim().toLowerCase())) {
    throw new HttpError(415, 'unsupported-media-type');
  }
}

export type JsonObject = Record<string, unknown>;

/** A form's body is a packet or two; a slower sender only holds the connection open. */
const BODY_TIMEOUT_MS = 10_000;

/** Room for the longest message, even with every character escaped. */
const MAX_BYTES = 65_536;

/** A submission is flat; deeper values are still named in a 422. */
const MAX_DEPTH = 8;

/**
 * Reads the body and stops at the first byte over `maxBytes`. A Content-Length over the limit ends
 * it sooner, but the count never relies on that header, which may be absent or wrong.
 * @throws HttpError 413 when the body is too long, 408 when it takes too long, 400 when it breaks off
 */
export async function readBody(request: Request, maxBytes = MAX_BYTES): Promise<Uint8Array> {
  const promised = Number(request.headers.get('content-length'));
  if (promised > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  try {
    return await withDeadline(readAll(reader, promised, maxBytes), BODY_TIMEOUT_MS);
  } catch (error) {
    // Stops reading. Not awaited: a stalled sender would delay the answer, too.
    reader.cancel().catch(() => {});
    if (error instanceof DeadlineError) throw new HttpError(408, 'body-timeout');
    throw error instanceof HttpError ? error : new HttpError(400, 'malformed-body');
  }
}

/** Stops at the declared length, too: waiting for the end of the stream costs as much as the rest. */
async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  promised: number,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  do {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(value);
  } while (bytes !== promised);
  const [only] = chunks;
  return only && chunks.length === 1 ? only : join(chunks, bytes);
}

function join(chunks: Uint8Array[], bytes: number): Uint8Array {
  const joined = new Uint8Array(bytes);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return joined;
}

function tooLarge(): HttpError {
  return new HttpError(413, 'body-too-large');
}

/**
 * Parses a JSON object in UTF-8. A leading byte order mark is skipped; ill-formed bytes are refused.
 * @throws HttpError 400 for anything else, and for nesting too deep for recursive code
 */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  const value = parseJson(bytes);
  if (!isObject(value) || Array.isArray(value) || isDeeperThan(MAX_DEPTH, value)) {
    throw new HttpError(400, 'malformed-body');
  }
  return value;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new HttpError(400, 'malformed-body');
  }
}

/** Walks level by level, because a depth bomb is made to overflow recursion. */
function isDeeperThan(levels: number, root: JsonObject): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; depth < levels; depth += 1) {
    level = level.filter(isObject).flatMap((value) => Object.values(value));
  }
  return level.some(isObject);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
