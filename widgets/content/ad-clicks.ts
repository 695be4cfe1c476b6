import { CLICK_DAYS } from '../../worker/contract/durations.ts';

/**
 * Whether forms of our own pages send the click on an advertisement, by which its network knows the
 * visitor. The Worker's AD_CLICKS decides, and a release is refused while the two differ.
 */
export const adClicks: 'on' | 'off' = 'off';

/** The same for the privacy page. */
export const clickPolicies = {
  on: `On our own pages, except in the newsletter form and in frames, we also store the identifier of your click if the advertisement's network has put one into the address (gclid, gbraid, wbraid, fbclid or msclkid), so that we know which advertisements help. We delete it after ${CLICK_DAYS} days.`,
  off: 'We do not store the identifiers of clicks that advertising networks put into addresses, such as gclid or fbclid.',
};
