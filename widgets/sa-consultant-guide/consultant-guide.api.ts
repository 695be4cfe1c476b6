import { text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Text of the heading. */
  heading: text('Who would advise you'),
};
