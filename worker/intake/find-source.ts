import { FRAME_PATH, FRAME_SOURCE, readAttribution } from '../contract/attribution.ts';
import type { LeadSource } from '../core/checked-submission.ts';
import type { JsonObject, RequestOrigin } from '../core/guards.ts';
import { findPageUrl } from './page-url.ts';

/**
 * Finds the attribution of a submission: its origin, and the page's claims beside the visitor's fields.
 * @param source the origin that it is stored under
 */
export function findSource(
  request: Request,
  { partnerId }: RequestOrigin,
  source: string,
  body: JsonObject,
): LeadSource {
  const { partner = null, campaign = null, page } = readAttribution(body);
  return {
    source: isFromFrame(request, source, page) ? FRAME_SOURCE : source,
    partnerId,
    partnerClaim: partner === partnerId ? null : partner,
    campaign,
    pageUrl: findPageUrl(request, source, page),
  };
}

/**
 * Whether a submission came from one of our frames. A frame posts from our own origin, which only
 * browsers write, so no other page can pose as one. The frame's path is in the Referer (WebKit sends
 * only its origin from within another site) or in the body. The result decides the source that staff
 * see, and no permission.
 *
 * @param origin the request's own
 * @param page path of the page according to the body
 */
function isFromFrame(request: Request, origin: string, page = ''): boolean {
  const referer = request.headers.get('referer') ?? '';
  const isFrame = referer.startsWith(origin + FRAME_PATH) || page.startsWith(FRAME_PATH);
  return origin === new URL(request.url).origin && isFrame;
}
