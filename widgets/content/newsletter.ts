import type { Provenance } from './provenance.ts';

/**
 * Whether a reader confirms a subscription by email. The Worker's NEWSLETTER_CONFIRMATION decides,
 * and a release is refused while the two differ.
 */
export const newsletterConfirmation: 'on' | 'off' = 'on';

/** Who sends the newsletter: the Worker only lists its readers. For the privacy page. */
export const newsletterMailer: Provenance & { text: string } = {
  text: 'No newsletter has gone out yet. Before the first one is sent, this page will name the company that sends it for us. It will get the addresses of our readers, each with the day it was confirmed, the link to unsubscribe and the campaign it came from. It will get no other data.',
  asOf: '2026-11-23',
  source: 'to be decided by the consultancy',
  open: 'claim',
};
