import { text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Path of the page whose link is marked as current; the page's own path unless set. */
  current: text(),
};
