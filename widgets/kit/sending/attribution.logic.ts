import {
  type Attribution,
  FRAME_PATH,
  readAttribution,
} from '../../../worker/contract/attribution.ts';
import type { CommonAttributes } from '../element/common.api.ts';

type GivenAttribution = Pick<CommonAttributes, 'partner' | 'campaign' | 'campaignFromUrl'>;

/**
 * The attribution sent with a submission: empty unless the page names a partner or a campaign, or is a
 * frame of ours, which WebKit does not let our API see.
 *
 * @param address path of the page, and its query as the form was drawn
 */
export function findAttribution(
  { partner, campaign, campaignFromUrl }: GivenAttribution,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Attribution {
  const utm = campaignFromUrl ? new URLSearchParams(search).get('utm_campaign') : null;
  const named = {
    ...readAttribution({ campaign: utm }),
    ...readAttribution({ partner, campaign }),
  };
  return named.partner || named.campaign || pathname.startsWith(FRAME_PATH)
    ? { ...named, ...readAttribution({ page: pathname }) }
    : {};
}
