import { flag, text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Text of the heading. */
  heading: text('Free tools'),
  /** Adds the next deadlines of visas and awards below the cards. Off unless set. */
  deadlines: flag(),
};
