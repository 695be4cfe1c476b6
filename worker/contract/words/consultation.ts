export const TYPE_LABEL = 'How should we meet?';

export const TYPE_LABELS = { video: 'Video call', chat: 'Chat', 'in-person': 'In person' };

export const TYPE_MESSAGE = 'Please choose how we should meet';

export const BOOK = 'Schedule Consultation';

export const BOOKED = {
  title: 'Consultation Scheduled',
  description: 'We will contact you shortly to confirm your appointment.',
};

export const BOOKING_FAILED = 'There was a problem scheduling your consultation. Please try again.';
