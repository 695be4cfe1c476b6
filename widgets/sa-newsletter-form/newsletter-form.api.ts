import { newsletterPrefill } from '../kit/forms/prefill.ts';

/** The attributes. */
export const api = {
  ...newsletterPrefill,
};
