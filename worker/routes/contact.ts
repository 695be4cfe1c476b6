import { ContactMessage } from '../contract/contact-message.ts';
import { submissionPaths } from '../contract/submission-paths.ts';
import { prepareContactMessageUpsert } from '../db/contact-messages.ts';
import { acceptSubmission } from './accept-submission.ts';

export const contactMessageRoute = acceptSubmission({
  path: submissionPaths.contact,
  schema: ContactMessage,
  prepareUpsert: prepareContactMessageUpsert,
  hasReference: true,
});
