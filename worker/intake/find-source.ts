import {
  type Advertisement,
  FRAME_PATH,
  FRAME_SOURCE,
  readAdvertisement,
  readAttribution,
} from '../contract/attribution.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { LeadSource } from '../core/checked-submission.ts';
import type { JsonObject } from '../core/guards.ts';
import type { RequestContext } from '../core/route.ts';
import { storedKinds } from '../leads/kinds.ts';
import { findPageUrl } from './page-url.ts';

/**
 * Finds the attribution of a submission: its origin, and the page's claims beside the visitor's fields.
 * @param source the origin that it is stored under
 */
export function findSource(
  kind: SubmissionKind,
  { request, env, origin: { partnerId } }: Pick<RequestContext, 'request' | 'env' | 'origin'>,
  source: string,
  body: JsonObject,
): LeadSource {
  const { partner = null, campaign = null, page } = readAttribution(body);
  const { clicks, ...utm } = readAdvertisement(body.attribution) ?? {};
  const isOurs = source === new URL(request.url).origin;
  const isFramed = isOurs && isFromFrame(request, source, page);
  const takesClicks =
    env.AD_CLICKS === 'on' && isOurs && !isFramed && !storedKinds[kind].isSubscription;
  return {
    source: isFramed ? FRAME_SOURCE : source,
    partnerId,
    partnerClaim: partner === partnerId ? null : partner,
    campaign,
    attribution: serialize(takesClicks && clicks ? { ...utm, clicks } : utm),
    pageUrl: findPageUrl(request, source, page),
  };
}

const serialize = (advertisement: Advertisement): string | null =>
  Object.keys(advertisement).length > 0 ? JSON.stringify(advertisement) : null;

/**
 * Whether a submission from our own origin, which only browsers write, came from one of our frames. The
 * frame's path is in the Referer (WebKit sends only its origin from within another site) or in the body.
 * The result decides the source that staff see and whether a click may be stored, and no permission.
 *
 * @param origin our own
 * @param page path of the page according to the body
 */
function isFromFrame(request: Request, origin: string, page = ''): boolean {
  const referer = request.headers.get('referer') ?? '';
  return referer.startsWith(origin + FRAME_PATH) || page.startsWith(FRAME_PATH);
}
