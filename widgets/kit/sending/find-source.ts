import { adClicks } from '../../../worker/contract/ad-clicks.ts';
import { FRAME_PATH, findAdvertisement, findUtm } from '../../../worker/contract/attribution.ts';
import type { SubmissionKind } from '../../../worker/contract/submissions.ts';
import type { CommonAttributes } from '../element/common.api.ts';
import { isOwnSite } from '../element/own-site.ts';
import { findAttribution } from './attribution.logic.ts';

/**
 * The attribution of a submission from this page.
 *
 * @param search query of the page's address as the form was drawn
 */
export function findSource(kind: SubmissionKind, given: CommonAttributes, search: string) {
  const { pathname, origin } = location;
  const isOwn = isOwnSite();
  return findAttribution(given, {
    pathname,
    // Our script around the frame has sent it.
    search: pathname.startsWith(FRAME_PATH) ? (document.body.dataset.query ?? '') : search,
    origin,
    before: isOwn ? document.referrer : '',
    find: adClicks === 'on' && isOwn && kind !== 'newsletter' ? findAdvertisement : findUtm,
  });
}
