import { enums, type Infer, object } from 'superstruct';
import { contactSubjects } from './options.ts';
import { email, phone, text } from './rules.ts';

/** A message to the consultancy, as sent to `submissionPaths.contact`. */
export const ContactMessage = object({
  name: text({ min: 2, max: 100 }),
  email: email(),
  phone: phone({ min: 10, max: 40 }),
  subject: enums(contactSubjects),
  // Escaped as \uXXXX, 3000 emoji with the other fields stay within a body of 64 KiB.
  message: text({ min: 10, max: 3000, multiline: true }),
});
export type ContactMessage = Infer<typeof ContactMessage>;
