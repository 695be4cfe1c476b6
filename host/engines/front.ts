import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';

/** How a response fails: with a status, with a dropped connection, or by never arriving. */
export type Failure = number | 'cut' | 'hang';

/** A proxy in front of the site that makes it fail, in any engine and with its real cache. */
export interface Front {
  /** The site's origin as the browser sees it, without a trailing slash. */
  origin: string;
  /** Requested paths, in order. Tests may empty the list. */
  asked: string[];
  /** From now on, requests for every matching path fail in this way. */
  fail(path: RegExp, failure: Failure): void;
  /** Ends all failures; pending responses that hang are dropped. */
  heal(): void;
  close(): Promise<void>;
}

interface FrontOptions {
  /** Address of the site behind the proxy, without a trailing slash. */
  site: string;
  /** Port of the proxy; a free one unless given. */
  port?: number;
  /** Injects the probe of the contract suite ahead of every page's scripts (`window.probe`). */
  probe?: boolean;
}

const PROBE = '/test-probe.js';
/** Partners' pages load it cross-origin. */
const PROBE_HEADERS = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' };
const probeSource = () => stripTypeScriptTypes(readFileSync('widgets/testing/probe.ts', 'utf8'));

export async function openFront({
  site,
  port: wanted = 0,
  probe = false,
}: FrontOptions): Promise<Front> {
  const failures = new Map<RegExp, Failure>();
  const hanging = new Set<ServerResponse>();
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
    else if (failure === 'hang') hanging.add(response);
    else if (failure) response.writeHead(failure, { 'Cache-Control': 'no-store' }).end();
    else forward(incoming, response, { site, probe });
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const heal = () => {
    failures.clear();
    for (const response of hanging) response.destroy();
    hanging.clear();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    fail: (path, failure) => failures.set(path, failure),
    heal,
    close: () =>
      new Promise((resolve) => {
        heal();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Hop-by-hop headers: they describe one connection, not the message. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** Keeps the browser's Host header, so that the Worker takes the proxy's origin for its own. */
function forward(incoming: IncomingMessage, response: ServerResponse, options: FrontOptions): void {
  const headers = { ...incoming.headers };
  // The probe can only be injected into uncompressed HTML.
  if (options.probe) delete headers['accept-encoding'];
  const passedOn = request(
    options.site + incoming.url,
    { method: incoming.method ?? 'GET', headers },
    async (answer) => {
      const kept = Object.entries(answer.headers).filter(
        ([name, value]) => value !== undefined && !OF_THE_CONNECTION.includes(name),
      );
      for (const [name, value] of kept) response.setHeader(name, value as string | string[]);
      response.statusCode = answer.statusCode ?? 502;
      if (options.probe && answer.headers['content-type']?.startsWith('text/html')) {
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
