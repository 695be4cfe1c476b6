import { ContactMessage } from '../contract/contact-message.ts';
import { submissionPaths } from '../contract/submission-paths.ts';
import { prepareContactMessageInsert } from '../db/contact-messages.ts';
import { acceptSubmission } from './accept-submission.ts';

export const contactMessageRoute = acceptSubmission({
  path: submissionPaths.contact,
  schema: ContactMessage,
  prepareInsert: prepareContactMessageInsert,
});
