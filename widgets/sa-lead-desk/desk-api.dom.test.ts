import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  callDesk,
  type DeskProblem,
  describeProblem,
  exportPerson,
  offersSamples,
} from './desk-api.ts';

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: DeskProblem) => error,
  );

describe('a call of the desk', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('posts its input as JSON to the path of its name, and follows no redirect', async () => {
    answer(200, { rows: 3 });
    const input = { email: 'a@example.com', confirmation: 'a@example.com' };
    expect(await callDesk('erasePerson', input)).toEqual({ rows: 3 });
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(url).toBe('/api/erasePerson');
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual', body: JSON.stringify(input) });
  });

  it('keeps addresses of people out of the address of the export', async () => {
    answer(200, { leads: [] });
    expect(await (await exportPerson('a@example.com')).text()).toBe('{"leads":[]}');
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/exportPerson');
  });

  it('hands over what somebody else has made of a lead', async () => {
    answer(409, { code: 'conflict', current: { version: 7 } });
    const problem = await problemOf(callDesk('readHealth', {}));
    expect(problem).toMatchObject({ status: 409, code: 'conflict', current: { version: 7 } });
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'cannot be reached'],
    ['signed out', async () => ({ type: 'opaqueredirect', ok: false }), 'not signed in'],
    ['forbidden', async () => new Response('{}', { status: 403 }), 'not signed in'],
    ['gone', async () => Response.json({ code: 'not-found' }, { status: 404 }), 'not there'],
    ['broken', async () => new Response('<h1>', { status: 500 }), 'Try again in a minute'],
    [
      'refused',
      async () =>
        Response.json(
          { code: 'invalid-fields', errors: [{ message: 'Write out each origin' }] },
          { status: 422 },
        ),
      'Write out each origin',
    ],
  ])('says what to do when it is %s', async (_, fetching, words) => {
    vi.stubGlobal('fetch', fetching);
    expect(describeProblem(await problemOf(callDesk('readHealth', {})))).toContain(words);
  });

  it('says something of a mistake of its own, too', () => {
    expect(describeProblem(new TypeError('x is undefined'))).toContain('did not work');
  });

  it.each([
    [200, { isOffered: true }, true],
    [200, { isOffered: false }, false],
  ])('offers samples after %i %j: %s', async (status, body, expected) => {
    answer(status, body);
    expect(await offersSamples()).toBe(expected);
  });
});
