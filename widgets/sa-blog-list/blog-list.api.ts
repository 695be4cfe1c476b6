import { flag } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Reads search and category from the page's address (`?category=visa-guides&q=usa`) and keeps them there. Off unless set. */
  syncUrl: flag(),
};
