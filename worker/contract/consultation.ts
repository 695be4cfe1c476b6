import { enums, type Infer, object } from 'superstruct';
import { email, text } from './rules.ts';

export const consultationTypes = ['video', 'chat', 'in-person'] as const;

/** A request for a free consultation, as sent to `submissionPaths.consultation`. */
export const Consultation = object({
  name: text({ min: 2, max: 100 }),
  email: email(),
  phone: text({ min: 10, max: 40 }),
  consultationType: enums(consultationTypes),
});
export type Consultation = Infer<typeof Consultation>;
