import { flag, text } from '../element/attributes.ts';

/** What a page knows of its visitor, as attributes; not all forms have all of them. */
export interface Prefill {
  prefillName?: string;
  prefillEmail?: string;
  prefillPhone?: string;
  /** Reads them from the fragment of the page's address, too. */
  prefillFromUrl?: boolean;
}

export const newsletterPrefill = { prefillEmail: text(), prefillFromUrl: flag() };
export const personPrefill = { prefillName: text(), ...newsletterPrefill, prefillPhone: text() };
