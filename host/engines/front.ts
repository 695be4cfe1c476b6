import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';

/** How a response fails: with a status, or with a dropped connection. */
type Failure = number | 'cut';

/** A proxy in front of the site that makes it fail, in any engine and with its real cache. */
export interface Front {
  /** Requested paths, in order. Tests may empty the list. */
  asked: string[];
  /** From now on, requests for every matching path fail in this way. */
  fail(path: RegExp, failure: Failure): void;
  /** Ends all failures. */
  heal(): void;
  close(): Promise<void>;
}

/** The probe of the contract suite, which runs ahead of every page's scripts (`window.probe`). */
const PROBE = '/test-probe.js';
/** Partners' pages load it cross-origin. */
const PROBE_HEADERS = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' };
const probeSource = () => stripTypeScriptTypes(readFileSync('widgets/testing/probe.ts', 'utf8'));

/** Listens on the port of the site's origin; `site` is the address of the site behind, without a trailing slash. */
export async function openFront(site: string, port: number): Promise<Front> {
  const failures = new Map<RegExp, Failure>();
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    if (path === PROBE) {
      response.writeHead(200, PROBE_HEADERS).end(probeSource());
      return;
    }
    asked.push(path);
    const failure = [...failures].findLast(([pattern]) => pattern.test(path))?.[1];
    if (failure === 'cut') incoming.socket.destroy();
    else if (failure) response.writeHead(failure, { 'Cache-Control': 'no-store' }).end();
    else forward(incoming, response, site);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    asked,
    fail: (path, failure) => failures.set(path, failure),
    heal: () => failures.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Hop-by-hop headers: they describe one connection, not the message. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** Keeps the browser's Host header, so that the Worker takes the proxy's origin for its own. */
function forward(incoming: IncomingMessage, response: ServerResponse, site: string): void {
  // The probe can only be injected into uncompressed HTML.
  const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
  const passedOn = request(
    site + incoming.url,
    { method: incoming.method ?? 'GET', headers },
    async (answer) => {
      const kept = Object.entries(answer.headers).filter(
        ([name, value]) => value !== undefined && !OF_THE_CONNECTION.includes(name),
      );
      for (const [name, value] of kept) response.setHeader(name, value as string | string[]);
      response.statusCode = answer.statusCode ?? 502;
      if (answer.headers['content-type']?.startsWith('text/html')) {
        const html = Buffer.concat(await answer.toArray()).toString();
        response.removeHeader('content-length');
        response.end(
          html.replace('<head>', `<head><script type="module" src="${PROBE}"></script>`),
        );
      } else {
        answer.pipe(response);
      }
    },
  );
  passedOn.on('error', () => response.destroy());
  incoming.pipe(passedOn);
}
