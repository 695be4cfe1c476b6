import { text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Last part of the article's address. If there is no such article, a link to the blog is shown. */
  slug: text(),
};
