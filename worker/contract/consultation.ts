import { enums, type Infer, object } from 'superstruct';
import { consultationTypes } from './options.ts';
import { email, phone, text } from './rules.ts';

/** A request for a free consultation. */
export const Consultation = object({
  name: text({ min: 2, max: 100 }),
  email: email(),
  phone: phone({ min: 10, max: 40 }),
  consultationType: enums(consultationTypes),
});
export type Consultation = Infer<typeof Consultation>;
