import { describe, expect, it } from 'vitest';
import type { DeskCall } from '../contract/desk.ts';
import {
  type AskOptions,
  askDesk,
  bodies,
  everyCall,
  everyPath,
  IDENTITY,
  MEMBER,
  PAGE_TEXT,
} from '../dev/desk.ts';
import { describeAnswer } from '../dev/post.ts';

const KIB = 1024;

/** Requests of people who are not members of this desk. */
const strangers: [string, AskOptions][] = [
  ['nobody is signed in', { access: null }],
  ['another application’s member is signed in', { access: { aud: 'another-audience' } }],
  ['the audience is not set', { access: { aud: '' }, env: { ACCESS_AUD: '' } }],
  ['Access knows no identity', { access: { identity: null } }],
  ['a service without an address is signed in', { access: { identity: { name: 'Robot' } } }],
  [
    'only headers say who asks',
    {
      access: null,
      headers: {
        'cf-access-authenticated-user-email': MEMBER.email,
        'cf-access-jwt-assertion': 'e30.e30.e30',
        cookie: 'CF_Authorization=e30.e30.e30',
      },
    },
  ],
];

describe.each(everyPath)('$method $path', ({ path, method, body }) => {
  it('is answered to a member', async () => {
    const { response, calls } = await askDesk(path, { method, body });
    expect(response.status).toBe(200);
    expect(calls).toHaveLength(1);
    if (body && path !== '/api/fillSamples') {
      expect(calls).toEqual([{ name: path.slice('/api/'.length), values: [MEMBER, body] }]);
    }
  });

  it('is refused to a stranger, without a call of the bindings', async () => {
    const { response, calls } = await askDesk(path, { method, body, access: null });
    expect(await describeAnswer(response)).toBe('403 not-a-member');
    expect(calls).toEqual([]);
  });
});

const ONE_OF_EACH = everyPath.filter(({ path }) =>
  ['/', '/api/samples', '/api/fillSamples', '/api/erasePerson', '/api/exportPerson'].includes(path),
);

describe.each(ONE_OF_EACH)('$method $path', ({ path, method, body }) => {
  const ask = (options: AskOptions = {}) => askDesk(path, { method, body, ...options });

  it.each(strangers)('is refused if %s', async (_, options) => {
    const { response, calls } = await ask(options);
    expect(await describeAnswer(response)).toBe('403 not-a-member');
    expect(calls).toEqual([]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', method === 'GET' ? 'POST' : 'GET'])(
    'answers %s with 405 and Allow',
    async (other) => {
      const { response, calls } = await ask({ method: other });
      expect(await describeAnswer(response)).toBe('405 method-not-allowed');
      expect(response.headers.get('allow')).toContain(method);
      expect(calls).toEqual([]);
    },
  );

  it.each(['cross-site', 'same-site', 'none', 'same-origin, same-origin', null])(
    'refuses a POST whose Sec-Fetch-Site is %s',
    async (site) => {
      const { response, calls } = await ask({
        method: 'POST',
        headers: { 'sec-fetch-site': site },
      });
      expect(await describeAnswer(response)).toBe('403 cross-site-request');
      expect(calls).toEqual([]);
    },
  );

  it('lets no other origin read it', async () => {
    const { response } = await ask({ headers: { origin: 'https://stranger.example' } });
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('the body', () => {
  const path = '/api/findPerson';
  const body = bodies.findPerson;
  /** The valid body in that many bytes. */
  const padded = (bytes: number) => JSON.stringify(body).padEnd(bytes, ' ');
  const nested = '['.repeat(9) + ']'.repeat(9);

  it('may have 64 KiB', async () => {
    const { response } = await askDesk(path, { body: padded(64 * KIB) });
    expect(response.status).toBe(200);
  });

  it.each<[string, AskOptions]>([
    ['413 body-too-large', { body: padded(64 * KIB + 1) }],
    ['413 body-too-large', { body: new Response(padded(64 * KIB + 1)).body }],
    ['415 unsupported-media-type', { headers: { 'content-type': 'text/plain' } }],
    ['415 unsupported-media-type', { headers: { 'content-type': null } }],
    [
      '415 unsupported-media-type',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['400 malformed-body', { body: '{' }],
    ['400 malformed-body', { body: '' }],
    ['400 malformed-body', { body: '[]' }],
    ['400 malformed-body', { body: 'null' }],
    ['400 malformed-body', { body: `{"more":${nested}}` }],
  ])('is refused with %s (%#)', async (expected, options) => {
    const { response, calls } = await askDesk(path, { body, ...options });
    expect(await describeAnswer(response)).toBe(expected);
    expect(calls).toEqual([]);
  });
});

describe('the page', () => {
  it.each(['/', '/desk.js', '/chunks/a.js'])('%s comes from the assets', async (path) => {
    const { response, calls } = await askDesk(path, { method: 'GET' });
    expect(await response.text()).toBe(PAGE_TEXT);
    expect(calls).toEqual([{ name: 'ASSETS', values: [path] }]);
  });

  it('opens from a link in a mail', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { response } = await askDesk('/', { method: 'GET', headers });
    expect(response.status).toBe(200);
  });

  it('answers HEAD', async () => {
    const { response } = await askDesk('/', { method: 'HEAD' });
    expect(response.status).toBe(200);
  });

  it('is missing under any other address', async () => {
    const ASSETS = { fetch: async () => new Response('', { status: 404 }) } as unknown as Fetcher;
    const { response } = await askDesk('/wp-admin', { method: 'GET', env: { ASSETS } });
    expect(await describeAnswer(response)).toBe('404 not-found');
  });
});

describe('a path the API does not have', () => {
  it.each([
    '/api/',
    '/api/constructor',
    '/api/toString',
    '/api/fetch',
    '/api/__proto__',
    '/api/readInbox/',
    '/api/ReadInbox',
    '/api/exportPartnerMonths/',
    '/api/partners.csv',
    '/api/env',
  ])('is answered 404 without a call of the bindings: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { response, calls } = await askDesk(path, { method });
      expect(await describeAnswer(response)).toBe('404 not-found');
      expect(calls).toEqual([]);
    }
  });
});

describe('the member', () => {
  it.each([
    [{ email: 'Priya@Study-Abroad.Example', name: 'Priya' }, 'priya@study-abroad.example', 'Priya'],
    [{ email: 'priya@study-abroad.example' }, MEMBER.email, MEMBER.email],
    [{ email: 'priya@study-abroad.example', name: '' }, MEMBER.email, MEMBER.email],
  ])('%j is identified as %s, %s', async (identity, email, name) => {
    const { calls } = await askDesk('/api/readHealth', { access: { identity } });
    expect(calls[0]?.values[0]).toEqual({ email, name, role: 'admin' });
  });
});

/** Listed explicitly, so that no row changes its role by accident. */
const ADMINS_ONLY: DeskCall[] = [
  'erasePerson',
  'addPartner',
  'changePartner',
  'addOrigin',
  'removeOrigin',
  'blockOrigin',
  'unblockOrigin',
  'setRetention',
  'changeBookingRules',
  'removeMember',
  'exportLeads',
  'exportPerson',
  'exportPartnerMonths',
  'exportConfirmedReaders',
];

const GROUP = { ACCESS_ADMIN_GROUP: 'desk-admins' };
const asMember: AskOptions = {
  env: GROUP,
  access: { identity: { ...IDENTITY, groups: ['counsellors'] } },
};

describe('the roles', () => {
  it.each(everyCall)('are enforced by %s', async (call) => {
    const { response, calls } = await askDesk(`/api/${call}`, { ...asMember, body: bodies[call] });
    if (ADMINS_ONLY.includes(call)) {
      expect(await describeAnswer(response)).toBe('403 not-an-admin');
      expect(calls).toEqual([]);
    } else {
      expect(response.status).toBe(200);
      expect(calls).toMatchObject([{ name: call, values: [{ role: 'member' }, {}] }]);
    }
  });

  it('refuse before the body is read, so that the refusal discloses nothing', async () => {
    const { response } = await askDesk('/api/erasePerson', { ...asMember, body: '{' });
    expect(await describeAnswer(response)).toBe('403 not-an-admin');
  });

  it.each([
    ['its name', ['desk-admins']],
    ['its name among others', ['counsellors', 'desk-admins']],
    ['an object with its name', [{ id: '7', name: 'desk-admins' }]],
    ['an object with its id', [{ id: 'desk-admins', name: 'Admins' }]],
    ['an object with its address', [{ email: 'desk-admins' }]],
  ])('recognise an admin by %s', async (_, groups) => {
    const access = { identity: { ...IDENTITY, groups } };
    const { calls } = await askDesk('/api/readHealth', { env: GROUP, access });
    expect(calls).toMatchObject([{ values: [{ role: 'admin' }, {}] }]);
  });

  it.each([
    ['no groups', undefined],
    ['an empty list', []],
    ['a text', 'desk-admins'],
    ['another spelling', ['Desk-Admins']],
    ['a part of it', ['desk-admins-two', 'desk']],
    ['odd ones', [null, 7, [], {}, { name: ['desk-admins'] }]],
  ])('recognise no admin by %s if a group is set', async (_, groups) => {
    const access = { identity: { ...IDENTITY, groups } };
    const { calls } = await askDesk('/api/readHealth', { env: GROUP, access });
    expect(calls).toMatchObject([{ values: [{ role: 'member' }, {}] }]);
  });

  it.each(['', '  ', undefined])('are all admin if the group is "%s"', async (group) => {
    const env = { ACCESS_ADMIN_GROUP: group as string };
    const { calls } = await askDesk('/api/erasePerson', { body: bodies.erasePerson, env });
    expect(calls).toMatchObject([{ values: [{ role: 'admin' }, {}] }]);
  });
});
