import { describe, expect, it, vi } from 'vitest';
import { query } from './query.ts';
import { request } from './request.ts';
import { submit } from './submit.ts';

function stubFetch(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers[Math.min(fetch.mock.calls.length, answers.length) - 1];
    return answer?.() as Response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const ok = () => new Response('{"n":1}');
const status =
  (code: number, body = '', statusText = '') =>
  () =>
    new Response(body, { status: code, statusText });

describe('request', () => {
  it('sends a body as JSON with its content type, and neither without one, with credentials', async () => {
    const fetch = stubFetch(ok);
    await request('POST', '/api/x', { a: 'é' });
    await request('GET', '/api/x');
    const [[url, posted] = [], [, got] = []] = fetch.mock.calls;
    expect(url).toBe('/api/x');
    expect(posted).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":"é"}' });
    expect(posted?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(got).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(got).not.toHaveProperty('body');
    expect([...new Headers(got?.headers).keys()]).toEqual([]);
  });

  it.each([
    ['422: bad phone', status(422, 'bad phone')],
    ['503: Service Unavailable', status(503, '', 'Service Unavailable')],
  ])('rejects with "%s"', async (message, answer) => {
    stubFetch(answer);
    await expect(request('POST', '/api/x', {})).rejects.toMatchObject({ message });
  });

  it('rejects once, without trying again, when there is no network', async () => {
    const fetch = stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request('POST', '/api/x', {})).rejects.toThrow('Failed to fetch');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('submit', () => {
  it.each([
    ['https://x.example/', 'https://x.example/api/contact'],
    ['', 'https://site.example/api/contact'],
  ])('posts to the API at "%s"', async (apiBase, url) => {
    const fetch = stubFetch(ok);
    await submit('contact', {}, apiBase);
    expect(fetch.mock.calls[0]?.[0]).toBe(url);
  });
});

describe('query', () => {
  it('gets the first part of its key, once for all who ask, and never goes stale', async () => {
    vi.useFakeTimers();
    const fetch = stubFetch(ok);
    const [one] = await Promise.all([query(['/api/two', 1]), query(['/api/two', 1])]);
    expect(one).toEqual({ n: 1 });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    await query(['/api/two', 1]);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/two']);
  });

  it('takes a 401 as no data when asked to, and as an error by default', async () => {
    stubFetch(status(401, 'who are you'));
    expect(await query(['/api/three'], { on401: 'returnNull' })).toBeNull();
    await expect(query(['/api/three'])).rejects.toThrow('401: who are you');
  });

  it('does not try again by itself, and forgets the failure', async () => {
    const fetch = stubFetch(status(500), ok);
    await expect(query(['/api/five'])).rejects.toThrow('500: ');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await query(['/api/five'])).toEqual({ n: 1 });
  });
});
