import { useCommonAttributes } from '../element/host.ts';

/** The attributes that an element passes on to another of ours in its view. */
export function useForwardedAttributes() {
  const { siteBase, apiBase, partner, campaign, campaignFromUrl, headingLevel } =
    useCommonAttributes();
  return {
    'site-base': siteBase || undefined,
    'api-base': apiBase || undefined,
    partner: partner || undefined,
    campaign: campaign || undefined,
    'campaign-from-url': campaignFromUrl || undefined,
    'heading-level': headingLevel === '2' ? undefined : headingLevel,
  };
}
