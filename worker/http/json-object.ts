import { HttpError } from './http-error.ts';

export type JsonObject = Record<string, unknown>;

/** A submission is flat. This leaves room for a wrong value to be named in a 422. */
const MAX_DEPTH = 8;

/**
 * Decodes UTF-8 (a leading byte order mark is skipped, ill-formed bytes are refused) and parses a
 * JSON object.
 * @throws HttpError 400 for anything else, and for nesting that recursive code could not survive.
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

/** Walks level by level, because recursion is what a depth bomb is made for. */
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
