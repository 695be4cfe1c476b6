import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  callDesk,
  type DeskProblem,
  describeProblem,
  isSignedOut,
  offersSamples,
  saveDeskFile,
} from './desk-api.ts';
import { session } from './session.ts';

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
    answer(200, { rows: 3, mentions: [], otherSpellings: [] });
    const input = { email: 'a@example.com', confirmation: 'a@example.com' };
    expect(await callDesk('erasePerson', input)).toEqual({
      rows: 3,
      mentions: [],
      otherSpellings: [],
    });
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(url).toBe('/api/erasePerson');
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual', body: JSON.stringify(input) });
  });

  it('saves a file under the name it comes with, no address of a person in its own', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="person-2026-11-22.json"' };
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{"leads":[]}', { headers })),
    );
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await saveDeskFile('exportPerson', { email: 'a@example.com' });
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/exportPerson');
    expect(save.mock.contexts[0]).toMatchObject({ download: 'person-2026-11-22.json' });
    save.mockRestore();
  });

  it('hands over what somebody else has made of a lead', async () => {
    answer(409, { code: 'conflict', current: { version: 7 } });
    const problem = await problemOf(callDesk('readHealth', {}));
    expect(problem).toMatchObject({ status: 409, code: 'conflict', current: { version: 7 } });
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'cannot be reached'],
    ['signed out', async () => ({ type: 'opaqueredirect', ok: false }), 'no longer signed in'],
    [
      'forbidden by Access',
      async () => new Response('<h1>', { status: 403 }),
      'no longer signed in',
    ],
    [
      'not for members',
      async () => Response.json({ code: 'not-an-admin' }, { status: 403 }),
      'Only an admin',
    ],
    ['gone', async () => Response.json({ code: 'not-found' }, { status: 404 }), 'no longer exists'],
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

  it.each([
    ['a redirect to the login', async () => ({ type: 'opaqueredirect', ok: false }), true],
    ['a refusal of Access', async () => new Response('<h1>', { status: 403 }), true],
    ['a stranger', async () => Response.json({ code: 'not-a-member' }, { status: 403 }), true],
    ['no admin', async () => Response.json({ code: 'not-an-admin' }, { status: 403 }), false],
    ['a fault', async () => new Response('', { status: 500 }), false],
  ])('takes the session for over after %s', async (_words, fetching, isOver) => {
    session.setState({ isOver: false });
    vi.stubGlobal('fetch', fetching);
    expect(isSignedOut(await problemOf(callDesk('readHealth', {})))).toBe(isOver);
    expect(session.getState().isOver).toBe(isOver);
    answer(200, {});
    await callDesk('readHealth', {});
    expect(session.getState().isOver).toBe(false);
  });

  it('leaves the session alone when nothing answers', async () => {
    session.setState({ isOver: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await problemOf(callDesk('readHealth', {}));
    expect(session.getState().isOver).toBe(true);
    session.setState({ isOver: false });
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
