import { enums, type Infer, object } from 'superstruct';
import { contactSubjects } from './options.ts';
import { email, text } from './rules.ts';

/** A message to the consultancy, as sent to `submissionPaths.contact`. */
export const ContactMessage = object({
  name: text({ min: 2, max: 100 }),
  email: email(),
  phone: text({ min: 10, max: 40 }),
  subject: enums(contactSubjects),
  // 3000 code points of four bytes each, with the other fields, stay within the 16 KiB body.
  message: text({ min: 10, max: 3000, multiline: true }),
});
export type ContactMessage = Infer<typeof ContactMessage>;
