import { consultationTypes } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { personPrefill } from '../kit/forms/prefill.ts';

/** The attributes. */
export const api = {
  /** Text of the heading. */
  heading: text('Book a free consultation'),
  /** Initial kind of consultation. */
  consultationType: option(consultationTypes, 'video'),
  ...personPrefill,
};
