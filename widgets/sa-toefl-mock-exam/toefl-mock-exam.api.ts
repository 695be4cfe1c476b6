import { addressPrefixes } from '../content/address-prefixes.ts';
import { mockTests } from '../content/toefl/tests.ts';
import { choice, lookup } from '../kit/address/rows.ts';
import { flag, option, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

export const testIds = mockTests.map(({ id }) => id);

const fields = {
  /** Side that is open: the mock exam in the classic format, or today's test in the format since January 2026. */
  side: choice({ exam: 'Mock exam (before 2026)', today: 'Today’s test' }, 'exam'),
  /** Id of the test to open with: `test-1`, `test-2` or `test-3`; the list unless set. An exam that a reload interrupted takes precedence. */
  test: lookup((text) => testIds.find((id) => id === text)),
};

/** The attributes. */
export const api = {
  ...fields,
  /** `simulated` uses neither microphone nor speech: recordings are 5 seconds of a tone, and audio only shows a message. */
  media: option(['real', 'simulated'], 'real'),
  /** Put before the storage key `sa-extras`, on a page where that name is taken or that keeps several visitors apart. */
  storagePrefix: text(),
  ...planAttribute,
  /** On our own site: the side and the test are read from the page's address (`?toefl-side=today`, `?toefl-test=test-1`) and kept there. */
  syncUrl: flag(),
};

/** The side that is open, and its test; empty for the list of tests. */
export const examTable = { prefix: addressPrefixes['toefl-mock-exam'], fields } as const;
