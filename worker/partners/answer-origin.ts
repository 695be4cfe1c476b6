import { ORIGIN_PATH } from '../contract/protocol.ts';
import { requireMethod, requireOrigin } from '../core/guards.ts';
import { answerPreflight } from '../core/headers.ts';
import { findKnownOrigins } from '../core/known-origins.ts';
import { apiRoute, type RequestContext } from '../core/route.ts';

const CACHING = { 'Cache-Control': 'private, max-age=300' };

/** The owner of a partner's id, as seen from the requesting page. */
type PartnerStanding = 'yours' | 'elsewhere' | 'unknown';

/**
 * Answers, with `?partner=<id>`, who owns that id, so that the WordPress settings can warn an agency that
 * would get no credit, and in `own` the id for which the page's origin is registered, or null. Partners'
 * pages contain their ids, so the answer is no secret.
 */
export const answerOrigin = apiRoute(ORIGIN_PATH, async (context) => {
  const { request, origin } = context;
  requireMethod(request, 'GET', 'OPTIONS');
  if (request.method === 'OPTIONS') {
    return { response: answerPreflight(request, origin, 'GET'), outcome: 'preflight' };
  }
  requireOrigin(origin, CACHING);
  const id = new URL(request.url).searchParams.get('partner') ?? '';
  const answer = { partner: await findStanding(id, context), own: origin.partnerId };
  return { response: Response.json(answer, { headers: CACHING }), outcome: 'origin-allowed' };
});

async function findStanding(
  id: string,
  { env, origin, ...time }: RequestContext,
): Promise<PartnerStanding> {
  if (origin.partnerId === id) return 'yours';
  const known = await findKnownOrigins(env, time);
  return [...known.values()].some(({ partnerId }) => partnerId === id) ? 'elsewhere' : 'unknown';
}
