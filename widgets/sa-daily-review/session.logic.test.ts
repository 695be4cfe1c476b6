import { describe, expect, it } from 'vitest';
import { gradeWord, type Memories, type Memory } from './schedule.logic.ts';
import { countLeft, leaveWord, nextWord, startReview } from './session.logic.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 25, 8);

describe('startReview', () => {
  it.each([
    ['abcd', '', 'abcd'],
    ['', 'xyz', 'xyz'],
    ['abcdef', 'xy', 'abxcdyef'],
    ['a', 'xy', 'xay'],
  ])('spreads new words among due ones: %s and %s as %s', (due, fresh, expected) => {
    expect(startReview([...due], [...fresh]).queue.join('')).toBe(expected);
  });
});

describe('a sitting', () => {
  it('asks a forgotten word again after its minute, before the rest', () => {
    const memories: Record<string, Memory> = {};
    let session = startReview([], ['a', 'b', 'c']);
    memories.a = gradeWord(undefined, 1, now);
    session = leaveWord(session, 'a');
    expect(nextWord(session, memories, now + 30_000)).toBe('b');
    expect(nextWord(session, memories, now + 60_000)).toBe('a');
  });

  it('asks a known word that was forgotten again, and counts it', () => {
    const known = gradeWord(undefined, 4, now - 7 * DAY);
    const memories: Memories = { a: gradeWord(known, 1, now) };
    const session = leaveWord(startReview(['a', 'b'], []), 'a');
    expect(countLeft(session, memories, now)).toBe(2);
    expect(nextWord(leaveWord(session, 'b'), memories, now)).toBe('a');
  });

  it('lets a word rest that was known before midnight', () => {
    const late = Date.UTC(2026, 10, 25, 23, 55);
    const memories: Memories = { a: gradeWord(gradeWord(undefined, 3, late), 3, late + 60_000) };
    const session = leaveWord(startReview([], ['a']), 'a');
    const tomorrow = memories.a?.dueAt ?? 0;
    expect(nextWord(session, memories, tomorrow)).toBeUndefined();
    expect(countLeft(session, memories, tomorrow)).toBe(0);
  });

  it('lets nobody wait: with nothing else left the word comes at once', () => {
    const memories: Memories = { a: gradeWord(undefined, 3, now) };
    const session = leaveWord(startReview([], ['a']), 'a');
    expect(countLeft(session, memories, now)).toBe(1);
    expect(nextWord(session, memories, now + 1000)).toBe('a');
  });

  it('ends when every word is due on another day', () => {
    const memories: Memories = { a: gradeWord(undefined, 4, now) };
    const session = leaveWord(startReview([], ['a']), 'a');
    expect(nextWord(session, memories, now)).toBeUndefined();
    expect(countLeft(session, memories, now)).toBe(0);
  });

  it('leaves minutes that reach beyond midnight to tomorrow', () => {
    const late = Date.UTC(2026, 10, 25, 23, 55);
    const memories: Memories = { a: gradeWord(undefined, 3, late) };
    const session = leaveWord(startReview([], ['a']), 'a');
    expect(nextWord(session, memories, late + 1000)).toBeUndefined();
    expect(nextWord(session, memories, late + 10 * 60_000)).toBe('a');
  });
});
