import { DeadlineError, withDeadline } from '../deadline.ts';
import { HttpError } from './http-error.ts';

/** A form's body is a packet or two; whoever takes longer only holds the connection. */
const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads the body, and stops reading at the first byte over `maxBytes`. Content-Length only saves
 * work: it can be absent, and the count does not rely on it.
 * @throws HttpError 413 when it is too long, 408 when it takes too long, 400 when it breaks off.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  try {
    return await withDeadline(readAll(reader, maxBytes), BODY_TIMEOUT_MS);
  } catch (error) {
    // Nothing more of it is taken in. Not awaited: a stalled sender would hold this up as well.
    reader.cancel().catch(() => {});
    if (error instanceof DeadlineError) throw new HttpError(408, 'body-timeout');
    throw error instanceof HttpError ? error : new HttpError(400, 'malformed-body');
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(part.value);
  }
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
