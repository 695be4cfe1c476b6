import { describe, expect, it, vi } from 'vitest';
import {
  callDesk,
  type DeskError,
  describeProblem,
  isSignedOut,
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
    (error: DeskError) => error,
  );

describe('a call of the desk', () => {
  it('posts its input as JSON to the path of its name, and follows no redirect', async () => {
    const erased = { rows: 3, mentions: [], otherSpellings: [] };
    answer(200, erased);
    const input = { email: 'a@example.com', confirmation: 'a@example.com' };
    expect(await callDesk('erasePerson', input)).toEqual(erased);
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

  const refusal = (status: number, body: object) => async () => Response.json(body, { status });
  const html = (status: number) => async () => new Response('<h1>', { status });
  const redirect = async () => ({ type: 'opaqueredirect', ok: false });
  const invalid = { code: 'invalid-fields', errors: [{ message: 'Write out each origin' }] };

  it.each([
    ['is signed out', redirect, 'no longer signed in', true],
    ['is forbidden by Access', html(403), 'no longer signed in', true],
    ['is a stranger', refusal(403, { code: 'not-a-member' }), 'no longer signed in', true],
    ['is no admin', refusal(403, { code: 'not-an-admin' }), 'Only an admin', false],
    ['meets nothing', refusal(404, { code: 'not-found' }), 'no longer exists', false],
    ['meets a fault', html(500), 'Try again in a minute', false],
    ['sends wrong fields', refusal(422, invalid), 'Write out each origin', false],
  ])(
    'describes the remedy when the member %s, and ends the session only without a login',
    async (...row) => {
      const [, fetching, words, isOver] = row;
      session.setState({ isOver: false });
      vi.stubGlobal('fetch', fetching);
      const problem = await problemOf(callDesk('readHealth', {}));
      expect(describeProblem(problem)).toContain(words);
      expect([isSignedOut(problem), session.getState().isOver]).toEqual([isOver, isOver]);
      answer(200, {});
      await callDesk('readHealth', {});
      expect(session.getState().isOver).toBe(false);
    },
  );

  it('keeps the session if nothing answers', async () => {
    session.setState({ isOver: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const problem = await problemOf(callDesk('readHealth', {}));
    expect(describeProblem(problem)).toContain('cannot be reached');
    expect(session.getState().isOver).toBe(true);
    session.setState({ isOver: false });
  });
});
