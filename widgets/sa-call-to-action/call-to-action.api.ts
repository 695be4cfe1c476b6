import { homeSections } from '../content/home.ts';
import { flag, text } from '../kit/element/attributes.ts';

const { heading, intro } = homeSections.finalCallToAction;

/** The attributes. */
export const api = {
  /** Text of the heading. */
  heading: text(heading),
  /** A sentence or two below it. */
  intro: text(intro),
  /** Puts a free consultation first. */
  booking: flag(),
};
