/**
 * Whether a reader confirms a subscription by email. The Worker's NEWSLETTER_CONFIRMATION decides,
 * and a release is refused while the two differ.
 */
export const newsletterConfirmation: 'on' | 'off' = 'on';
