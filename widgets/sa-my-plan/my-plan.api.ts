import { flag, option, text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** `off` shows, reads and keeps nothing. */
  plan: option<'on' | 'off'>(['on', 'off'], 'on'),
  /** One line that opens when it is pressed, and nothing while the plan is empty. Off unless set: a card. */
  compact: flag(),
  /** The choices and the actions alone, behind one line, for a page that draws the pass itself. Off unless set. */
  counterfoil: flag(),
  /** Reads a plan from a link (`#plan&country=ca&program-level=masters`), removes it from the page's address and opens the tool that it names. A plan stored on the device is not changed. Off unless set. */
  planFromUrl: flag(),
  /** Name of the issuer on the plan, in place of an airline's on a boarding pass. Ours unless set. */
  issuer: text(),
  /** Prefix of the storage key, for pages that separate several visitors. */
  storagePrefix: text(),
};
