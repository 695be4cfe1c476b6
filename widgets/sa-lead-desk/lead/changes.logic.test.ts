import { describe, expect, it } from 'vitest';
import { makeLead } from '../testing/make-lead.ts';
import { findNextStatus, findStatusAfterReply, reverseChange } from './changes.logic.ts';

describe('reverseChange', () => {
  it.each([
    [{ status: 'done' as const }, {}, { status: 'pending' }],
    [{ assignedTo: 'ravi@example.com' }, {}, { assignedTo: null }],
    [{ assignedTo: null }, { assignedTo: 'a@example.com' }, { assignedTo: 'a@example.com' }],
    [{ isSpam: true }, {}, { isSpam: false }],
    [{ isSpam: false }, { folder: 'spam' as const }, { isSpam: true }],
    [{ isSpam: false }, { folder: 'flagged' as const, flag: 'rate' as const }, { flag: 'rate' }],
    [{ replied: 'email' as const, status: 'contacted' as const }, {}, { status: 'pending' }],
    [{ note: 'Called' }, {}, null],
    [{ replied: 'email' as const }, {}, null],
  ])('takes %j back, for a lead that was %j, by %j', (change, before, reversed) => {
    expect(reverseChange(makeLead(before), change)).toEqual(reversed);
  });
});

describe('the next step', () => {
  it.each([
    ['consultation', 'pending', 'contacted', 'contacted'],
    ['consultation', 'contacted', 'scheduled', null],
    ['consultation', 'scheduled', 'done', null],
    ['consultation', 'done', null, null],
    ['contact', 'pending', 'done', 'done'],
    ['newsletter', 'pending', null, null],
  ] as const)('of a %s that is %s is %s, and %s by a reply', (kind, status, next, replied) => {
    expect(findNextStatus({ kind, status })).toBe(next);
    expect(findStatusAfterReply({ kind, status })).toBe(replied);
  });
});
