import { text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Text of the heading. */
  heading: text('Study abroad'),
  /** A sentence or two below it. */
  intro: text(),
};
