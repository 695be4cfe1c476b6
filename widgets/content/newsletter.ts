import type { Provenance } from './provenance.ts';

/**
 * Whether a reader confirms a subscription by email. The Worker's NEWSLETTER_CONFIRMATION decides,
 * and a release is refused while the two differ.
 */
export const newsletterConfirmation: 'on' | 'off' = 'on';

/** The sender of the newsletter, for the privacy page: the Worker only lists its readers. */
export const newsletterMailer: Provenance & { text: string } = {
  text: 'No newsletter has gone out yet. Before the first one does, this page will name the company that sends it for us. It will receive the addresses of our readers, each with its day of confirmation, its unsubscribe link and the campaign that brought it, and nothing else.',
  asOf: '2026-11-23',
  source: 'to be decided by the consultancy',
  open: 'claim',
};
