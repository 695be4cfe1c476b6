import { describe, expect, it } from 'vitest';
import { classifyFault } from './with-retry.ts';

describe('classifyFault', () => {
  it.each([
    ['D1_ERROR: UNIQUE constraint failed: t.a: SQLITE_CONSTRAINT', 'constraint'],
    ['D1_ERROR: no such table: contact_messages: SQLITE_ERROR', 'missing-table'],
    ['D1_ERROR: table t has no column named flag: SQLITE_ERROR', 'missing-table'],
    ["D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'", 'type'],
    ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', 'overloaded'],
    ['D1_ERROR: D1 DB exceeded its CPU time limit and was reset.', 'overloaded'],
    [
      'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
      'timeout',
    ],
    ['D1_ERROR: Network connection lost.', 'reset'],
    ['D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.', 'reset'],
    ['something new', 'unknown'],
  ])('calls "%s" %s', (message, fault) => {
    expect(classifyFault(new Error(message))).toBe(fault);
  });

  it('takes a fault of the language for a mistake of ours', () => {
    expect(classifyFault(new RangeError('Invalid time value'))).toBe('code');
  });
});
