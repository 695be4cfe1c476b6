import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EditorEnv } from './editor-env.ts';
import editor from './index.ts';

const ORIGIN = 'https://content.site.example';
const env: EditorEnv = {
  ASSETS: {
    fetch: async (input) => {
      const { pathname } = new URL((input as Request).url);
      if (pathname === '/config.json') return Response.json({ collections: [] });
      return pathname === '/' ? new Response('Editor') : new Response('', { status: 404 });
    },
  },
  ACCESS_AUD: 'editors',
  GITHUB_REPO: 'office/site',
  GITHUB_CLIENT_ID: 'client',
  GITHUB_CLIENT_SECRET: 'secret',
};
const member = { aud: 'editors', getIdentity: async () => ({ email: 'asha@site.example' }) };

function ask(path: string, init: RequestInit = {}, access: object | undefined = member) {
  const context = { access } as unknown as ExecutionContext;
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  return editor.fetch(request as never, env, context);
}
afterEach(() => vi.unstubAllGlobals());

it.each(['/', '/config.json', '/auth', '/callback?code=1&state=1'])(
  '%s is refused to a stranger',
  async (path) => {
    for (const access of [undefined, { ...member, aud: 'another' }]) {
      const answer = await editor.fetch(new Request(ORIGIN + path) as never, env, {
        access,
      } as unknown as ExecutionContext);
      expect(answer.status).toBe(403);
    }
  },
);

it('serves the page under a policy that evaluates nothing and asks GitHub alone', async () => {
  const answer = await ask('/');
  expect(await answer.text()).toBe('Editor');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("connect-src 'self' data: https://api.github.com;");
  expect((await ask('/nothing')).status).toBe(404);
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
});

it('makes each save a pull request in the repository of its setting', async () => {
  expect(await (await ask('/config.json')).json()).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { name: 'github', repo: 'office/site', base_url: ORIGIN, auth_methods: ['oauth'] },
  });
});

describe('the sign-in', () => {
  const begin = async () => {
    const answer = await ask('/auth?provider=github');
    const query = new URL(answer.headers.get('location') ?? '').searchParams;
    return { query, cookie: answer.headers.get('set-cookie') ?? '' };
  };

  it('leads to GitHub with a state that only this browser has', async () => {
    const { query, cookie } = await begin();
    expect(query.get('client_id')).toBe('client');
    expect(query.get('redirect_uri')).toBe(`${ORIGIN}/callback`);
    expect(cookie).toContain(`__Host-sign-in=${query.get('state')};`);
    expect(cookie).toContain('Secure; HttpOnly; SameSite=Lax');
  });

  it.each(['', '__Host-sign-in=other', '__Host-sign-in='])(
    'asks GitHub nothing with the cookie "%s"',
    async (cookie) => {
      const github = vi.fn();
      vi.stubGlobal('fetch', github);
      const answer = await ask('/callback?code=1&state=mine', { headers: { cookie } });
      expect(answer.status).toBe(403);
      expect((await ask('/callback?code=1&state=', { headers: { cookie } })).status).toBe(403);
      expect(github).not.toHaveBeenCalled();
    },
  );

  it('hands the token to our own origin, in a page that runs this one script', async () => {
    vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) =>
      Response.json(body.get('client_secret') === 'secret' ? { access_token: 't</script>' } : {}),
    );
    const answer = await ask('/callback?code=1&state=mine', {
      headers: { cookie: 'a=b; __Host-sign-in=mine' },
    });
    const page = await answer.text();
    expect(page).toContain('authorization:github:success:');
    expect(page).toContain(`const origin = "${ORIGIN}"`);
    expect(page).toContain('t\\u003c/script>');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[\w-]{36}'/);
    expect(answer.headers.get('set-cookie')).toContain('__Host-sign-in=; Max-Age=0');
  });

  it('says so where GitHub refuses, or does not answer', async () => {
    for (const github of [async () => Response.json({ error: 'bad' }), () => Promise.reject()]) {
      vi.stubGlobal('fetch', github);
      const headers = { cookie: '__Host-sign-in=mine' };
      const page = await (await ask('/callback?code=1&state=mine', { headers })).text();
      expect(page).toContain('authorization:github:error:');
    }
  });
});
