export const SUBJECT_LABEL = 'Subject';

export const NO_SUBJECT = 'Choose a subject';

export const SUBJECT_LABELS = {
  admission: 'Admission Inquiry',
  visa: 'Visa Guidance',
  scholarship: 'Scholarship Information',
  general: 'General Query',
};

export const MESSAGE_LABEL = 'Message';

/** Error messages of subject and message. */
export const MESSAGE_MESSAGES = {
  subject: 'Please select a subject',
  message: 'Message must be at least 10 characters',
};

export const SEND = 'Send Message';

export const SENT = {
  title: 'Message Sent',
  description: 'Thank you for your message. We will get back to you soon.',
};

export const SENDING_FAILED = 'There was a problem sending your message. Please try again.';
