import { requireMethod } from '../core/guards.ts';
import { COMMON_HEADERS } from '../core/headers.ts';
import { HttpError, toProblemResponse } from '../core/problem.ts';
import { requireMember } from '../desk/require-member.ts';
import type { EditorEnv } from './editor-env.ts';
import { beginSignIn, endSignIn } from './sign-in.ts';

/**
 * As tight as the editor allows: it writes styles into its page, and talks to the git host. It evaluates no
 * text, and loads no script, font or picture from elsewhere but portraits of GitHub accounts.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' data: https://api.github.com",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const EDITOR_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  // The window of GitHub's sign-in must find the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

async function answer(request: Request, env: EditorEnv, context: ExecutionContext) {
  await requireMember(context.access, { ACCESS_AUD: env.ACCESS_AUD, ACCESS_ADMIN_GROUP: '' });
  requireMethod(request, 'GET', 'HEAD');
  const { pathname } = new URL(request.url);
  if (pathname === '/auth') return beginSignIn(request, env);
  if (pathname === '/callback') return endSignIn(request, env);
  const file = await env.ASSETS.fetch(request);
  if (file.status === 404) throw new HttpError(404, 'not-found');
  return pathname === '/config.json' ? addBackend(file, request, env) : file;
}

/** Every save is a pull request, which `npm run content-check` looks at first. */
async function addBackend(file: Response, request: Request, { GITHUB_REPO }: EditorEnv) {
  const backend = {
    name: 'github',
    repo: GITHUB_REPO,
    branch: 'main',
    base_url: new URL(request.url).origin,
    auth_endpoint: 'auth',
    auth_methods: ['oauth'],
  };
  const config = (await file.json()) as object;
  return Response.json({ ...config, backend, publish_mode: 'editorial_workflow' });
}

export default {
  async fetch(request, env, context) {
    const answered = await answer(request, env, context).catch(toProblemResponse);
    const headers = new Headers(answered.headers);
    for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...EDITOR_HEADERS })) {
      // The last page of the sign-in has a policy of its own.
      if (!headers.has(name)) headers.set(name, value);
    }
    const { status, statusText } = answered;
    return new Response(answered.body, { status, statusText, headers });
  },
} satisfies ExportedHandler<EditorEnv>;
