import { readAttribution } from '../contract/attribution.ts';
import type { JsonObject } from '../core/json-body.ts';
import { findPageUrl } from '../core/page-url.ts';
import type { RequestOrigin } from '../core/request-guards.ts';
import { FRAME_SOURCE, isFromFrame } from '../frame/frame-source.ts';
import type { LeadSource } from './taken-submission.ts';

/**
 * Where a submission came from: its origin, and what its page says beside the visitor's fields.
 * @param source the origin that it is filed under
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
