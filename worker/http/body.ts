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
  const promised = Number(request.headers.get('content-length'));
  if (promised > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  try {
    return await withDeadline(readAll(reader, promised, maxBytes), BODY_TIMEOUT_MS);
  } catch (error) {
    // Nothing more of it is taken in. Not awaited: a stalled sender would hold this up as well.
    reader.cancel().catch(() => {});
    if (error instanceof DeadlineError) throw new HttpError(408, 'body-timeout');
    throw error instanceof HttpError ? error : new HttpError(400, 'malformed-body');
  }
}

/** Done at the promised length too: to ask for the end as well costs as much as all the rest. */
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
