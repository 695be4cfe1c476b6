import { HttpError } from './http-error.ts';

/**
 * Reads the body, and stops reading at the first byte over `maxBytes`. Content-Length only saves
 * work: it can be absent, and the count does not rely on it.
 * @throws HttpError 413 when it is too long, 400 when it breaks off.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of iterate(request.body)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return join(chunks, bytes);
}

async function* iterate(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } catch {
    throw new HttpError(400, 'malformed-body');
  } finally {
    // Reached early when the body is too long: nothing more of it is taken in.
    await reader.cancel().catch(() => {});
  }
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
