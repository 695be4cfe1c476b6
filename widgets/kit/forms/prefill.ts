import { flag, type PropsOf, text } from '../element/attributes.ts';

/** What a page knows of its visitor, as attributes; not all forms have all of them. */
export const newsletterPrefill = {
  /** Fills in the email address, unless the visitor has typed one. */
  prefillEmail: text(),
  /** Reads `sa-email` from the fragment of the page's address, and takes it out of it. */
  prefillFromUrl: flag(),
};

export const personPrefill = {
  /** Fills in the name, unless the visitor has typed one. */
  prefillName: text(),
  /** Fills in the email address likewise. */
  prefillEmail: text(),
  /** Fills in the telephone number likewise. */
  prefillPhone: text(),
  /** Reads `sa-name`, `sa-email` and `sa-phone` from the fragment of the page's address, and takes them out of it. */
  prefillFromUrl: flag(),
};

export type Prefill = Partial<PropsOf<typeof personPrefill>>;
