import { flag, option, type PropsOf, text } from './attributes.ts';

/**
 * Attributes of every element. They are documented where they have an effect
 * (scripts/build/generate/element-doc.ts); the shared stylesheet alone applies the theme.
 */
export const commonApi = {
  /** Colour theme; that of the page unless set, `auto` follows the system. */
  theme: option(['light', 'dark', 'auto'], ''),
  /** Origin of links; our own site unless set. */
  siteBase: text(),
  /** Origin of the API that receives the submission; our own site unless set. */
  apiBase: text(),
  /** The partner's id, 1 to 40 of a–z, 0–9 and -, which is sent and stored with a submission. */
  partner: text(),
  /** Name of a campaign, at most 100 characters, which is sent and stored with a submission. */
  campaign: text(),
  /** Takes `utm_campaign` of the page's address where `campaign` is not set. */
  campaignFromUrl: flag(),
  /** Level of the element's first headings; those below them follow. 1 where it is all of its page. */
  headingLevel: option(['1', '2', '3', '4', '5', '6'], '2'),
  /** Leaves the element's own heading out, for a page with one above it; screen readers still get the name. */
  hideHeading: flag(),
};

export type CommonAttributes = PropsOf<typeof commonApi>;
