import {
  type Advertisement,
  type Attribution,
  FRAME_PATH,
  readAttribution,
} from '../../../worker/contract/attribution.ts';
import type { CommonAttributes } from '../element/common.api.ts';

type GivenAttribution = Pick<CommonAttributes, 'partner' | 'campaign' | 'campaignFromUrl'>;

interface Page {
  /** Path of its address. */
  pathname: string;
  /** Query of its address as the form was drawn; in a frame of ours, that of the page around it. */
  search: string;
  origin: string;
  /** On our own site: `document.referrer`; elsewhere empty. */
  before: string;
  /** Finds the parts of an advertisement in a query that the form may send from there. */
  find(query: string): Advertisement | null;
}

/**
 * The attribution sent with a submission: empty unless the page names a partner or a campaign, or is a
 * frame of ours, which WebKit does not let our API see, or an advertisement led to it.
 */
export function findAttribution(
  { partner, campaign, campaignFromUrl }: GivenAttribution,
  page: Page,
): Attribution & { attribution?: Advertisement } {
  const attribution = page.find(page.search) ?? findEarlier(page);
  const named = {
    ...readAttribution({ campaign: campaignFromUrl && attribution?.utm_campaign }),
    ...readAttribution({ partner, campaign }),
  };
  const isNamed = named.partner || named.campaign || page.pathname.startsWith(FRAME_PATH);
  return {
    ...named,
    ...(isNamed && readAttribution({ page: page.pathname })),
    ...(attribution && { attribution }),
  };
}

/** The advertisement of the page before, if that was ours, too. */
const findEarlier = ({ origin, before, find }: Page) =>
  before.startsWith(`${origin}/`) ? find(new URL(before).search) : null;
