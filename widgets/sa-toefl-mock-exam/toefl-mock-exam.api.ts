import { flag, option, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Id of the test to open with: `test-1`, `test-2` or `test-3`; the list unless set. An exam that a reload interrupted takes precedence. */
  test: text(),
  /** `simulated` uses neither microphone nor speech: recordings are 5 seconds of a tone, and audio only shows a message. */
  media: option(['real', 'simulated'], 'real'),
  ...planAttribute,
  /** On our own site: the test is read from the page's address (`?toefl-test=test-1`) and kept there. */
  syncUrl: flag(),
};
