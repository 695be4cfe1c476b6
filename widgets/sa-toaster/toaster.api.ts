import { flag } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Set on a toaster that an element created: F8 then only works inside our elements. */
  embedded: flag(),
  /** Makes F8 work anywhere even so; may be set on any element of the page. */
  toastHotkey: flag(),
};
