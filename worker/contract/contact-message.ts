import { enums, type Infer, object } from 'superstruct';
import { contactSubjects } from './options.ts';
import { email, phone, text } from './rules.ts';

/** A message to the consultancy. */
export const ContactMessage = object({
  name: text({ min: 2, max: 100 }),
  email: email(),
  phone: phone({ min: 10, max: 40 }),
  subject: enums(contactSubjects),
  // Even escaped as \uXXXX, 3000 emoji and the other fields fit into a body of 64 KiB.
  message: text({ min: 10, max: 3000, multiline: true }),
});
export type ContactMessage = Infer<typeof ContactMessage>;
