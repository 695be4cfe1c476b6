import { mockTests } from '../content/toefl/tests.ts';
import { type AddressTable, oneOf } from '../kit/address/address-table.ts';

export const testIds = mockTests.map(({ id }) => id);

export interface ExamValues {
  /** Id of the test that is open; empty for the list of tests. */
  test: string;
}

export const examTable: AddressTable<ExamValues> = {
  prefix: 'toefl-',
  fields: { test: { accept: oneOf(testIds), fallback: '' } },
};
