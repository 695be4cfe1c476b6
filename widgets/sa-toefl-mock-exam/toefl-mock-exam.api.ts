import { addressPrefixes } from '../content/address-prefixes.ts';
import { mockTests } from '../content/toefl/tests.ts';
import { lookup } from '../kit/address/rows.ts';
import { flag, option } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

export const testIds = mockTests.map(({ id }) => id);

const fields = {
  /** Id of the test to open with: `test-1`, `test-2` or `test-3`; the list unless set. An exam that a reload interrupted takes precedence. */
  test: lookup((text) => testIds.find((id) => id === text)),
};

/** The attributes. */
export const api = {
  ...fields,
  /** `simulated` uses neither microphone nor speech: recordings are 5 seconds of a tone, and audio only shows a message. */
  media: option(['real', 'simulated'], 'real'),
  ...planAttribute,
  /** On our own site: the test is read from the page's address (`?toefl-test=test-1`) and kept there. */
  syncUrl: flag(),
};

/** The test that is open; empty for the list of tests. */
export const examTable = { prefix: addressPrefixes['toefl-mock-exam'], fields } as const;
