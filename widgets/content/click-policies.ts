/** Paragraph of the privacy page by `adClicks`. */
export const clickPolicies = {
  on: "On our own pages, except in the newsletter form and in frames, we also store the identifier of your click if the advertisement's network has put one into the address (gclid, gbraid, wbraid, fbclid or msclkid), so that we know which advertisements help. We delete it after 90 days.",
  off: 'We do not store the identifiers of clicks that advertising networks put into addresses, such as gclid or fbclid.',
};
