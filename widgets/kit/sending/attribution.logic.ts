import { type Attribution, readAttribution } from '../../../worker/contract/attribution.ts';
import type { CommonAttributes } from '../element/common.api.ts';

type GivenAttribution = Pick<CommonAttributes, 'partner' | 'campaign' | 'campaignFromUrl'>;

/**
 * What travels with a submission beside what was typed: nothing, unless the page names a partner or
 * a campaign.
 *
 * @param address of the page
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
  return Object.keys(named).length === 0
    ? {}
    : { ...named, ...readAttribution({ page: pathname }) };
}
