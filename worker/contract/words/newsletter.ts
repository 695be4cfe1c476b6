export const ADDRESS_LABEL = 'Email for our newsletter';

export const SUBSCRIBE = 'Subscribe';

export const SUBSCRIBED = {
  title: 'Success!',
  description: "You've been subscribed to our newsletter.",
};

export const SUBSCRIBING_FAILED = 'Failed to subscribe. Please try again.';

/** True for present readers, too: an answer must not reveal who subscribes. */
export const CONFIRM_BY_EMAIL = 'Open our email to confirm. Already a reader? All done.';
