import { describe, expect, it, vi } from 'vitest';
import type { Lead } from '../contract/leads.ts';
import { setClock } from '../dev/clock.ts';
import { CONSTRAINT_MESSAGE, RESET_MESSAGE } from '../dev/databases.ts';
import { type AskOptions, askDesk, bodies, MEMBER } from '../dev/desk.ts';
import { entrypoint } from '../dev/leads.ts';
import { readLog } from '../dev/log.ts';
import { describeAnswer } from '../dev/post.ts';
import { LeadDesk } from '../lead-desk.ts';

const throwing = (message: string) => () => {
  throw new Error(message);
};

describe('a call', () => {
  const ask = (answer: () => unknown) =>
    askDesk('/api/openLead', { body: bodies.openLead, answers: { openLead: answer } });

  it.each([
    ['not-an-admin', 403],
    ['not-found', 404],
    ['already-exists', 409],
    ['already-known', 409],
    ['time-gone', 409],
    ['has-appointment', 409],
    ['invalid-cursor', 422],
    ['not-confirmed', 422],
    ['unknown-member', 422],
    ['overlapping-hours', 422],
  ])('answers the problem %s with %i', async (problem, status) => {
    const { response } = await ask(() => ({ problem }));
    expect(await describeAnswer(response)).toBe(`${status} ${problem}`);
  });

  it('answers a conflict with the lead as it is now', async () => {
    const current = { kind: 'contact', id: 3, version: 5, note: 'Call on Monday' };
    const { response } = await ask(() => ({ problem: 'conflict', current }));
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
    expect([response.status, await response.json()]).toEqual([409, { ...problem, current }]);
  });

  it.each([
    ['503 storage-failed', RESET_MESSAGE, '10'],
    ['500 internal-error', CONSTRAINT_MESSAGE, null],
    ['500 internal-error', 'Asha has no version', null],
  ])('answers a fault with %s and nothing of its message (%#)', async (expected, message, wait) => {
    const { response } = await ask(throwing(message));
    expect(response.headers.get('retry-after')).toBe(wait);
    const text = await response.clone().text();
    expect(text).not.toMatch(/asha|SQLITE|D1/i);
    expect(await describeAnswer(response)).toBe(expected);
    expect(JSON.stringify(readLog())).not.toMatch(/asha|SQLITE|D1/i);
  });
});

describe('a file', () => {
  const csv = '\ufeffpartner,month\r\nglobe,2026-11\r\n';

  it.each([
    ['exportLeads', 'text/csv; charset=utf-8', 'leads-2026-11-22.csv'],
    ['exportPerson', 'application/json', 'person-2026-11-22.json'],
    ['exportPartnerMonths', 'text/csv; charset=utf-8', 'partners-2026-11-22.csv'],
    ['exportConfirmedReaders', 'text/csv; charset=utf-8', 'newsletter-2026-11-22.csv'],
  ] as const)('%s is sent as %s, saved as %s', async (file, type, name) => {
    setClock('2026-11-22T23:59:59Z');
    const answers = { [file]: () => ({ value: new Response(csv).body }) };
    const { response, calls } = await askDesk(`/api/${file}`, { body: bodies[file], answers });
    expect(calls).toEqual([{ name: file, values: [MEMBER, bodies[file]] }]);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    expect(decoder.decode(await response.bytes())).toBe(csv);
  });
});

it('sample leads are not there in a deployment', async () => {
  const env = { SAMPLES: undefined as never };
  const { response } = await askDesk('/api/samples', { method: 'GET', env });
  expect(await response.json()).toEqual({ isOffered: false });
  const filled = await askDesk('/api/fillSamples', { env });
  expect(await describeAnswer(filled.response)).toBe('404 not-found');
  expect(filled.calls).toEqual([]);
});

/** One of every kind of answer. */
const answers: [status: number, path: string, options: AskOptions][] = [
  [200, '/', { method: 'GET' }],
  [200, '/api/readHealth', {}],
  [200, '/api/exportPartnerMonths', {}],
  [400, '/api/readHealth', { body: '{' }],
  [403, '/', { method: 'GET', access: null }],
  [404, '/api/nothing', { method: 'GET' }],
  [409, '/api/readHealth', { answers: { readHealth: () => ({ problem: 'already-exists' }) } }],
  [422, '/api/openLead', { body: {} }],
  [503, '/api/readHealth', { answers: { readHealth: throwing(RESET_MESSAGE) } }],
];

it.each(answers)('answer %i of %s is kept and framed by nobody', async (status, path, options) => {
  const { response } = await askDesk(path, options);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(response.headers.has('set-cookie')).toBe(false);
});

describe('the log', () => {
  const lead: Partial<Lead> = { kind: 'contact', id: 41, name: 'Asha Rao' };

  const conflict = { changeLead: () => ({ problem: 'conflict', current: lead }) };
  const fault = { openLead: throwing(RESET_MESSAGE) };

  it.each<[action: string, status: number, outcome: string, lead: string | null, AskOptions]>([
    ['changeLead', 200, 'answered', 'consultation 12', {}],
    ['addLead', 200, 'answered', 'contact 41', { answers: { addLead: () => ({ value: lead }) } }],
    ['findPerson', 200, 'answered', null, {}],
    ['changeLead', 409, 'conflict', 'consultation 12', { answers: conflict }],
    ['findPerson', 422, 'invalid-fields', null, { body: { email: 'Asha' } }],
    ['openLead', 503, 'storage-failed reset', 'consultation 12', { answers: fault }],
  ])(
    'has one line for %s, %i: who, what and which lead',
    async (action, status, outcome, about, options) => {
      const body = bodies[action as keyof typeof bodies];
      await askDesk(`/api/${action}`, { body, ...options });
      const line = { actor: MEMBER.email, action, lead: about, status, outcome };
      const level = status >= 500 ? 'error' : 'log';
      expect(readLog()).toEqual([{ level, ...line, durationMs: expect.any(Number) }]);
    },
  );

  const ASSETS = { fetch: async () => new Response('', { status: 404 }) } as unknown as Fetcher;

  it.each<[string, string, Required<AskOptions>['env']]>([
    ['/', 'page', {}],
    ['/api/asha@example.com', 'unknown', {}],
    ['/asha@example.com', 'unknown', { ASSETS }],
  ])('calls GET %s %s, for a path may hold anything', async (path, action, env) => {
    await askDesk(path, { method: 'GET', env });
    expect(readLog()).toMatchObject([{ actor: MEMBER.email, action, lead: null }]);
  });

  it('names no one who is not a member', async () => {
    const access = { aud: 'another', identity: MEMBER };
    await askDesk('/api/openLead', { body: bodies.openLead, access });
    expect(readLog()).toMatchObject([{ actor: null, action: 'unknown', outcome: 'not-a-member' }]);
  });
});

describe('over the real entrypoint', () => {
  const askReal = (call: 'readHealth' | 'exportPartnerMonths', answer: () => Promise<unknown>) => {
    vi.spyOn(LeadDesk.prototype, 'call').mockImplementation(answer as never);
    return askDesk(`/api/${call}`, { env: { LEADS: entrypoint } });
  };

  it('a value, a stream and a fault arrive as they do from the recorder', async () => {
    const health = await askReal('readHealth', async () => ({ value: { state: 'good' } }));
    expect(await health.response.json()).toEqual({ state: 'good' });
    const csv = async () => ({ value: new Response('a,b\r\n').body });
    const file = await askReal('exportPartnerMonths', csv);
    expect(await file.response.text()).toBe('a,b\r\n');
    const fault = await askReal('readHealth', async () => throwing(RESET_MESSAGE)());
    expect(await describeAnswer(fault.response)).toBe('503 storage-failed');
  });
});
