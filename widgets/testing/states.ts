/**
 * The states of an element as data: `<stem>.states.ts` in an element's folder lists them, and the
 * workbench and the tests of accessibility and layout open each one. An element without that file
 * has a single state: as it opens. The states of an element made for other sites show, store and
 * fire all that its doc block says.
 */
export interface ElementState {
  /** A short description of the state: "out of date, in rupees". */
  name: string;
  /** Values by name; a boolean attribute has an empty one. */
  attributes?: Readonly<Record<string, string>>;
  /** Query of the page's address, as in a shared link; a fragment may follow. */
  query?: string;
  /** Width of the page in px, if the state needs one. */
  width?: number;
  /** Previously stored values: text by key of `localStorage`. */
  stored?: Readonly<Record<string, string>>;
  /** Answers of our API, by method and path (`GET /api/slots`); null if none arrives. */
  answers?: Readonly<Record<string, Answer | null>>;
  /** Steps of the visitor that lead to the state. */
  steps?: readonly Step[];
  /** Selectors of elements that do and do not show on paper. */
  prints?: { shown: string; hidden: string };
}

/** An answer of our API: 200 and JSON unless it says otherwise. */
export interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** One action of a visitor, or one thing to wait for. */
export type Step =
  /** Presses a button, a tab, a link or a summary by its part, its name or the beginning of its name. */
  | { press: string }
  /**
   * Fills in fields by name or accessible name; `on` and `off` for a box, a value for radio
   * buttons.
   */
  | { fill: Readonly<Record<string, string>> }
  /** Submits the form that contains the field of this name or accessible name. */
  | { submit: string }
  /** Waits until the element contains this text. */
  | { says: string }
  /** Dispatches an event on the element, as another script of the page does. */
  | { dispatch: string; detail: object }
  /** Advances the page's clock by this many seconds. */
  | { pass: number };

/** The only state of an element that lists none, and the first of most others. */
export const asItOpens: ElementState = { name: 'as it opens' };
