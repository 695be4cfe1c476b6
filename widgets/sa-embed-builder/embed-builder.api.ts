import { flag } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Reads our published files and draws the preview, which only our own site can. Off unless set: a link to the builder on our site. */
  live: flag(),
};
