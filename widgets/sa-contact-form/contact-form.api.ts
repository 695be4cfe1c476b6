import { contactSubjects } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { personPrefill } from '../kit/forms/prefill.ts';

/** The attributes. */
export const api = {
  /** Text of the heading. */
  heading: text('Send us a message'),
  /** Initial subject; none unless set. */
  subject: option(contactSubjects, ''),
  ...personPrefill,
};
