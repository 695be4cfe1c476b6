import { assert, asyncProperty, constantFrom, string, tuple } from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodies, everyCall, everyPath } from '../dev/desk.ts';
import { SITE, send } from '../dev/post.ts';
import { countRows } from '../dev/tables.ts';
import { LeadDesk } from '../lead-desk.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The public Worker without a site: what the assets do not have is missing. */
const ASSETS = { fetch: async () => new Response('', { status: 404 }) } as unknown as Fetcher;

const ask = (path: string, method: string, body: unknown = {}) =>
  send(path, {
    method,
    env: { ASSETS },
    headers: { 'sec-fetch-site': 'same-origin' },
    body: method === 'GET' ? null : JSON.stringify(body),
  });

let reached: string[];

beforeEach(() => {
  reached = [];
  vi.spyOn(LeadDesk.prototype, 'call').mockImplementation(async (call) => {
    reached.push(call);
    return { problem: 'not-found' } as never;
  });
});

it('the public Worker leads no path to the desk, by whatever name or method', async () => {
  const prefix = constantFrom(
    ...'/ /api/ /api/newsletter/ /rpc/ /LeadDesk/ /LeadDesk. /api/LeadDesk/ // /embed/ /cdn-cgi/ /api/../'.split(
      ' ',
    ),
  );
  const name = constantFrom(...everyCall, 'LeadDesk', 'samples', 'fillSamples', 'call', 'env');
  const ending = constantFrom('', '/', '?call=readInbox', '%00', '.json', '#LeadDesk', '()');
  const paths = tuple(prefix, name, ending, string({ maxLength: 8 }));
  for (const { path, method, body } of everyPath.filter(({ path }) => path.startsWith('/api/'))) {
    expect((await ask(path, method, body)).status).toBe(404);
  }
  await assert(
    asyncProperty(paths, constantFrom(...METHODS), async ([start, call, end, tail], method) => {
      const path = `${start}${call}${end}${encodeURIComponent(tail)}`;
      const { pathname } = new URL(SITE + path);
      const response = await ask(path, method, bodies.readInbox);
      expect([404, 405], `${method} ${pathname}`).toContain(response.status);
      expect(reached).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(await countRows()).toBe(0);
});
