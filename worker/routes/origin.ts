import { ORIGIN_PATH } from '../contract/protocol.ts';
import { answerPreflight } from '../http/headers.ts';
import { requireMethod, requireOrigin } from '../http/request-guards.ts';
import { apiRoute } from './api-route.ts';

const CACHING = { 'Cache-Control': 'private, max-age=300' };

/** Forms of earlier versions ask whether their page's origin may post: any may that is not blocked. */
export const answerOrigin = apiRoute(ORIGIN_PATH, async ({ request, origin }) => {
  requireMethod(request, 'GET', 'OPTIONS');
  if (request.method === 'OPTIONS') {
    return { response: answerPreflight(request, origin, 'GET'), outcome: 'preflight' };
  }
  requireOrigin(origin, CACHING);
  return {
    response: new Response(null, { status: 204, headers: CACHING }),
    outcome: 'origin-allowed',
  };
});
