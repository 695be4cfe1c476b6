import { flag, option, text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** `off` shows, reads and keeps nothing. */
  plan: option<'on' | 'off'>(['on', 'off'], 'on'),
  /** One line that opens when it is pressed, and nothing while the plan is empty. Off unless set: a card. */
  compact: flag(),
  /** Reads a plan from a link (`#plan&country=ca&program-level=masters`), takes it out of the page's address and opens the tool that it names. What is kept on the device stays as it is. Off unless set. */
  planFromUrl: flag(),
  /** Whose name stands on the plan, as an airline's on a boarding pass. Ours unless set. */
  issuer: text(),
  /** Put before the storage key, on a page that keeps several visitors apart. */
  storagePrefix: text(),
};
