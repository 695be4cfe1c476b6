import type { ServerResponse } from 'node:http';
import { listen, originOf, siteOrigin } from './support.ts';

/** The document of a page in the pieces that a slow connection may bring. */
export async function readPieces(path: string): Promise<string[]> {
  const whole = await (await fetch(siteOrigin + path)).text();
  return whole.split(/(?<=<\/template>)/);
}

/**
 * A page of our site that arrives in pieces, as the test sends them.
 *
 * @param hasScripts Whether its scripts arrive; otherwise each has an empty response.
 */
export async function serveInPieces(hasScripts: boolean) {
  let document: ServerResponse | undefined;
  const server = await listen(async (request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') {
      document = response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.flushHeaders();
    } else if (request.headers['sec-fetch-dest'] === 'script' && !hasScripts) {
      response.writeHead(204).end();
    } else {
      const file = await fetch(siteOrigin + request.url);
      response.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' });
      response.end(await file.bytes());
    }
  });
  return {
    origin: originOf(server),
    send: (piece: string) => new Promise((resolve) => document?.write(piece, resolve)),
    end: () => document?.end(),
  };
}
