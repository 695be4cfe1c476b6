import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';

/** How an answer fails: a status, no answer at all, or one that never comes. */
export type Failure = number | 'cut' | 'hang';

/** A server in front of the site that lets it fail, the same for every engine and its real cache. */
export interface Front {
  /** The site's origin as the browser sees it, without a trailing slash. */
  origin: string;
  /** Paths that were asked for, in order; empty it at will. */
  asked: string[];
  /** Every path that matches fails like this from now on. */
  fail(path: RegExp, failure: Failure): void;
  /** All is well again; answers that hang are cut. */
  heal(): void;
  /** From now on the site is really there. */
  moveTo(site: string): void;
  close(): Promise<void>;
}

interface FrontOptions {
  /** Where the site really is, without a trailing slash. */
  site: string;
  /** Where the front listens; a free port unless given. */
  port?: number;
  /** Puts the probe of the contract suite before every script of a page (`window.probe`). */
  probe?: boolean;
}

const PROBE = '/test-probe.js';
/** A partner's page may load it, too. */
const PROBE_HEADERS = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' };
const probeSource = () =>
  stripTypeScriptTypes(readFileSync('widgets/kit/testing/probe.ts', 'utf8'));

export async function openFront({
  site: firstSite,
  port: wanted = 0,
  probe = false,
}: FrontOptions): Promise<Front> {
  let site = firstSite;
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
    moveTo: (next) => {
      site = next;
    },
    close: () =>
      new Promise((resolve) => {
        heal();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Headers that belong to one connection, not to the message. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** The Host stays the browser's, so that the Worker takes the front's origin for its own. */
function forward(incoming: IncomingMessage, response: ServerResponse, options: FrontOptions): void {
  const headers = { ...incoming.headers };
  // Markup that is to be changed must be readable.
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
