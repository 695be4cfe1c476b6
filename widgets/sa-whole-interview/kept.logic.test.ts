import { describe, expect, it } from 'vitest';
import { NO_FACTS } from './facts.logic.ts';
import { readKept } from './kept.logic.ts';

describe('readKept', () => {
  it.each([undefined, null, 7, 'text', []])('reads nothing from %j', (stored) => {
    expect(readKept(stored)).toBeNull();
  });

  it('restores the readable part of a damaged entry', () => {
    const stored = { facts: { loan: '5 lakh', fees: {} }, own: ['x'], lastIds: ['us-what', 7] };
    expect(readKept(stored)).toEqual({
      facts: { ...NO_FACTS, loan: '5 lakh' },
      own: '',
      lastIds: ['us-what'],
    });
  });
});
