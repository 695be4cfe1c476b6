import { flag, type PropsOf, text } from '../element/attributes.ts';

export const newsletterPrefill = {
  /** Fills in the email address, unless the visitor has typed one. */
  prefillEmail: text(),
  /** Reads `sa-name`, `sa-email` and `sa-phone`, if there are such fields, from the fragment of the page's address, and takes them out of it. */
  prefillFromUrl: flag(),
};

/** The page's knowledge about its visitor, as attributes. */
export const personPrefill = {
  /** Fills in the name, unless the visitor has typed one. */
  prefillName: text(),
  ...newsletterPrefill,
  /** Fills in the telephone number, unless the visitor has typed one. */
  prefillPhone: text(),
};

/** The values to fill in; a form may have only some of the attributes. */
export type Prefill = Partial<PropsOf<typeof personPrefill>>;
