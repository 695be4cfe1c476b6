import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { siteOrigin } from './support.ts';

/** The document of a page in the pieces that a slow connection may bring. */
export async function readPieces(path: string): Promise<string[]> {
  const whole = await (await fetch(siteOrigin + path)).text();
  return whole.split(/(?<=<\/template>)/);
}

interface SlowSite {
  origin: string;
  send(piece: string): Promise<unknown>;
  end(): void;
  close(): void;
}

/**
 * A page of our site that arrives in pieces, as the test sends them.
 *
 * @param hasScripts Whether its scripts arrive; otherwise each has an empty response.
 */
export async function serveInPieces(hasScripts: boolean): Promise<SlowSite> {
  let document: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (piece) => new Promise((resolve) => document?.write(piece, resolve)),
    end: () => document?.end(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Makes the processor so many times slower for a page. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
