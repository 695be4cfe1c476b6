import { ORIGIN_PATH } from '../contract/protocol.ts';
import { requireMethod, requireOrigin } from '../core/guards.ts';
import { answerPreflight } from '../core/headers.ts';
import { findKnownOrigins } from '../core/known-origins.ts';
import { apiRoute, type RequestContext } from '../core/route.ts';

const CACHING = { 'Cache-Control': 'private, max-age=300' };

/** Whose an id of a partner is, as seen from the page that asks. */
type PartnerStanding = 'yours' | 'elsewhere' | 'unknown';

/**
 * Whether the page's origin may post: any may that is not blocked. With `?partner=<id>` also whose that
 * id is, which settings of WordPress ask before an agency waits for credit that never comes, and in `own`
 * the id that the page's origin is registered with, or null. Ids are in the pages of partners anyway, so
 * this tells nobody a secret.
 */
export const answerOrigin = apiRoute(ORIGIN_PATH, async (context) => {
  const { request, origin } = context;
  requireMethod(request, 'GET', 'OPTIONS');
  if (request.method === 'OPTIONS') {
    return { response: answerPreflight(request, origin, 'GET'), outcome: 'preflight' };
  }
  requireOrigin(origin, CACHING);
  const id = new URL(request.url).searchParams.get('partner');
  return {
    response:
      id === null
        ? new Response(null, { status: 204, headers: CACHING })
        : Response.json(
            { partner: await findStanding(id, context), own: origin.partnerId },
            { headers: CACHING },
          ),
    outcome: 'origin-allowed',
  };
});

async function findStanding(
  id: string,
  { env, origin, ...time }: RequestContext,
): Promise<PartnerStanding> {
  if (origin.partnerId === id) return 'yours';
  const known = await findKnownOrigins(env, time);
  return [...known.values()].some(({ partnerId }) => partnerId === id) ? 'elsewhere' : 'unknown';
}
