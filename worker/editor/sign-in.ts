/** Signs an editor in at GitHub: the two requests that Sveltia CMS makes of an OAuth client. */
import { HttpError } from '../core/problem.ts';
import type { EditorEnv } from './editor-env.ts';

const GITHUB = 'https://github.com/login/oauth';
/** `__Host-`: only this origin can have set it. It is sent along when GitHub leads back here. */
const COOKIE = '__Host-sign-in';
const COOKIE_RULES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** Leads to GitHub, with a state that only this browser knows. */
export function beginSignIn(request: Request, { GITHUB_CLIENT_ID }: EditorEnv): Response {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({
    client_id: GITHUB_CLIENT_ID,
    redirect_uri: new URL('/callback', request.url).href,
    scope: 'repo',
    state,
    allow_signup: 'false',
  });
  return new Response(null, {
    status: 302,
    headers: {
      location: `${GITHUB}/authorize?${query}`,
      'set-cookie': `${COOKIE}=${state}; Max-Age=600; ${COOKIE_RULES}`,
    },
  });
}

/**
 * Changes GitHub's code into a token, which the page that opened this one gets.
 * @throws HttpError 403 for a state that this browser did not begin with
 */
export async function endSignIn(request: Request, env: EditorEnv): Promise<Response> {
  const { searchParams, origin } = new URL(request.url);
  const state = searchParams.get('state');
  if (!state || readCookie(request) !== state) throw new HttpError(403, 'origin-not-allowed');
  const token = await fetchToken(searchParams.get('code') ?? '', env);
  const result = token
    ? `success:${JSON.stringify({ provider: 'github', token })}`
    : `error:${JSON.stringify({ provider: 'github', error: 'GitHub has not signed you in' })}`;
  const nonce = crypto.randomUUID();
  return new Response(pageOf(`authorization:github:${result}`, origin, nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      // The page that opened this one must be reachable.
      'cross-origin-opener-policy': 'unsafe-none',
      'set-cookie': `${COOKIE}=; Max-Age=0; ${COOKIE_RULES}`,
    },
  });
}

function readCookie(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/** Undefined where GitHub refuses, or cannot be reached. */
async function fetchToken(code: string, env: EditorEnv): Promise<string | undefined> {
  const body = new URLSearchParams({
    client_id: env.GITHUB_CLIENT_ID,
    client_secret: env.GITHUB_CLIENT_SECRET,
    code,
  });
  try {
    const answer = await fetch(`${GITHUB}/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'user-agent': 'study-abroad-editor' },
      body,
    });
    const { access_token: token } = (await answer.json()) as { access_token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** The two pages greet each other first. The token goes to our own origin alone. */
function pageOf(message: string, origin: string, nonce: string): string {
  const inScript = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><title>Signing in</title>
<script nonce="${nonce}">
const origin = ${inScript(origin)};
addEventListener('message', (event) => {
  if (event.origin === origin && event.data === 'authorizing:github') opener.postMessage(${inScript(message)}, origin);
});
opener?.postMessage('authorizing:github', origin);
</script>`;
}
