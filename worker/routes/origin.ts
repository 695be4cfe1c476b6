import { answerPreflight } from '../http/headers.ts';
import { requireAllowedOrigin, requireMethod } from '../http/request-guards.ts';
import type { Route } from './context.ts';

/** Five minutes: a page asks once, and a partner's new origin has no longer than that to wait. */
const CACHING = { 'Cache-Control': 'private, max-age=300' };

/** Tells a page with a form, before anybody fills it in, whether its origin may post. */
export const answerOrigin: Route = async ({ request, origin }) => {
  requireMethod(request, 'GET', 'OPTIONS');
  if (request.method === 'OPTIONS') {
    return { response: answerPreflight(origin, 'GET'), outcome: 'preflight' };
  }
  requireAllowedOrigin(origin, CACHING);
  return {
    response: new Response(null, { status: 204, headers: CACHING }),
    outcome: 'origin-allowed',
  };
};
