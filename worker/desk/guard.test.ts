import { describe, expect, it } from 'vitest';
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

/** Requests of people who are no members of this desk. */
const strangers: [string, AskOptions][] = [
  ['another application’s member is signed in', { access: { aud: 'another-audience' } }],
  ['the audience is not set', { access: { aud: '' }, env: { ACCESS_AUD: '' } }],
  ['Access knows no identity', { access: { identity: null } }],
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
  it('is answered to a member, and refused to a stranger without a call of the bindings', async () => {
    const refused = await askDesk(path, { method, body, access: null });
    expect(await describeAnswer(refused.response)).toBe('403 not-a-member');
    expect(refused.calls).toEqual([]);
    const { response, calls } = await askDesk(path, { method, body });
    expect(response.status).toBe(200);
    expect(calls).toHaveLength(1);
    if (body && path !== '/api/fillSamples') {
      expect(calls).toEqual([{ name: path.slice('/api/'.length), values: [MEMBER, body] }]);
    }
  });
});

const ONE_OF_EACH = everyPath.filter(({ path }) =>
  ['/', '/api/samples', '/api/fillSamples', '/api/exportPerson'].includes(path),
);

describe.each(ONE_OF_EACH)('$method $path', ({ path, method, body }) => {
  const ask = (options: AskOptions = {}) => askDesk(path, { method, body, ...options });

  it.each(strangers)('is refused where %s', async (_, options) => {
    const { response, calls } = await ask(options);
    expect(await describeAnswer(response)).toBe('403 not-a-member');
    expect(calls).toEqual([]);
  });

  it.each(['PUT', 'OPTIONS', method === 'GET' ? 'POST' : 'GET'])(
    'answers %s with 405 and Allow',
    async (other) => {
      const { response, calls } = await ask({ method: other });
      expect(await describeAnswer(response)).toBe('405 method-not-allowed');
      expect(response.headers.get('allow')).toContain(method);
      expect(calls).toEqual([]);
    },
  );

  it.each(['cross-site', 'same-origin, same-origin', null])(
    'takes no POST whose Sec-Fetch-Site is %s',
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

  it.each<[string, AskOptions]>([
    ['413 body-too-large', { body: JSON.stringify(body).padEnd(65_537) }],
    ['415 unsupported-media-type', { headers: { 'content-type': null } }],
    ['400 malformed-body', { body: '[]' }],
  ])('is refused with %s (%#)', async (expected, options) => {
    const { response, calls } = await askDesk(path, { body, ...options });
    expect(await describeAnswer(response)).toBe(expected);
    expect(calls).toEqual([]);
  });
});

describe('the page', () => {
  it.each(['/', '/chunks/a.js'])('%s comes from the assets, from a mail too', async (path) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { response, calls } = await askDesk(path, { method: 'GET', headers });
    expect(await response.text()).toBe(PAGE_TEXT);
    expect(calls).toEqual([{ name: 'ASSETS', values: [path] }]);
  });

  it('is missing under any other address, and answers HEAD', async () => {
    const ASSETS = { fetch: async () => new Response('', { status: 404 }) } as unknown as Fetcher;
    const { response } = await askDesk('/wp-admin', { method: 'GET', env: { ASSETS } });
    expect(await describeAnswer(response)).toBe('404 not-found');
    expect((await askDesk('/', { method: 'HEAD' })).response.status).toBe(200);
  });
});

it.each(['/api/', '/api/constructor', '/api/__proto__', '/api/readInbox/', '/api/ReadInbox'])(
  'a path the API does not have is answered 404, and asks nothing of the bindings: %s',
  async (path) => {
    const { response, calls } = await askDesk(path);
    expect(await describeAnswer(response)).toBe('404 not-found');
    expect(calls).toEqual([]);
  },
);

it.each([
  [{ email: 'Priya@Study-Abroad.Example', name: 'Priya' }, 'priya@study-abroad.example', 'Priya'],
  [{ email: 'priya@study-abroad.example', name: '' }, MEMBER.email, MEMBER.email],
])('the member %j is known as %s, %s', async (identity, email, name) => {
  const { calls } = await askDesk('/api/readHealth', { access: { identity } });
  expect(calls[0]?.values[0]).toEqual({ email, name, role: 'admin' });
});

/** Written out, so that no row changes its role by accident. */
const ADMINS_ONLY = `
  setOfficeWebhook pauseOfficeWebhook
  erasePerson addPartner changePartner addOrigin removeOrigin blockOrigin unblockOrigin setRetention
  changeBookingRules removeMember exportLeads exportPerson exportPartnerMonths exportConfirmedReaders`
  .trim()
  .split(/\s+/);

const GROUP = { ACCESS_ADMIN_GROUP: 'desk-admins' };
const asMember: AskOptions = {
  env: GROUP,
  access: { identity: { ...IDENTITY, groups: ['counsellors'] } },
};

describe('the roles', () => {
  it.each(everyCall)('are kept by %s, before its body is read', async (call) => {
    const isRefused = ADMINS_ONLY.includes(call);
    const body = isRefused ? '{' : bodies[call];
    const { response, calls } = await askDesk(`/api/${call}`, { ...asMember, body });
    if (isRefused) {
      expect(await describeAnswer(response)).toBe('403 not-an-admin');
      expect(calls).toEqual([]);
    } else {
      expect(response.status).toBe(200);
      expect(calls).toMatchObject([{ name: call, values: [{ role: 'member' }, {}] }]);
    }
  });

  it.each([
    ['admin', ['counsellors', 'desk-admins']],
    ['admin', [{ id: '7', name: 'desk-admins' }]],
    ['admin', [{ id: 'desk-admins', name: 'Admins' }]],
    ['admin', [{ email: 'desk-admins' }]],
    ['member', undefined],
    ['member', 'desk-admins'],
    ['member', ['desk-admins-two', 'desk']],
    ['member', [null, 7, [], {}, { name: ['desk-admins'] }]],
  ])('make %s of who has the groups %j, where a group is set', async (role, groups) => {
    const access = { identity: { ...IDENTITY, groups } };
    const { calls } = await askDesk('/api/readHealth', { env: GROUP, access });
    expect(calls).toMatchObject([{ values: [{ role }, {}] }]);
  });

  it.each(['  ', undefined])('are all admin where the group is "%s"', async (group) => {
    const env = { ACCESS_ADMIN_GROUP: group as string };
    const { calls } = await askDesk('/api/erasePerson', { body: bodies.erasePerson, env });
    expect(calls).toMatchObject([{ values: [{ role: 'admin' }, {}] }]);
  });
});
