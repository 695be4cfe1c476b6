import { describe, expect, it } from 'vitest';
import { gradeWord, type Memories } from './schedule.logic.ts';
import { countLeft, leaveWord, nextWord, startReview } from './session.logic.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = Date.UTC(2026, 10, 25, 8);
const late = Date.UTC(2026, 10, 25, 23, 55);

it.each([
  ['abcd', '', 'abcd'],
  ['', 'xyz', 'xyz'],
  ['abcdef', 'xy', 'abxcdyef'],
  ['a', 'xy', 'xay'],
])('spreads new words among due ones: %s and %s as %s', (due, fresh, expected) => {
  expect(startReview([...due], [...fresh]).queue.join('')).toBe(expected);
});

describe('a sitting', () => {
  const onlyA = leaveWord(startReview([], ['a']), 'a');

  it('asks a forgotten word again after its minute, before the rest', () => {
    const memories: Memories = { a: gradeWord(undefined, 1, now) };
    const session = leaveWord(startReview([], ['a', 'b', 'c']), 'a');
    expect(nextWord(session, memories, now + MINUTE / 2)).toBe('b');
    expect(nextWord(session, memories, now + MINUTE)).toBe('a');
  });

  it('asks a known word that was forgotten again, and counts it', () => {
    const memories: Memories = { a: gradeWord(gradeWord(undefined, 4, now - 7 * DAY), 1, now) };
    const session = leaveWord(startReview(['a', 'b'], []), 'a');
    expect(countLeft(session, memories, now)).toBe(2);
    expect(nextWord(leaveWord(session, 'b'), memories, now)).toBe('a');
  });

  it('shows a waiting word at once if no other is left', () => {
    const memories: Memories = { a: gradeWord(undefined, 3, now) };
    expect(countLeft(onlyA, memories, now)).toBe(1);
    expect(nextWord(onlyA, memories, now + 1000)).toBe('a');
  });

  it('ends when every word is due on another day, also after midnight', () => {
    const known: Memories = { a: gradeWord(undefined, 4, now) };
    expect(nextWord(onlyA, known, now)).toBeUndefined();
    expect(countLeft(onlyA, known, now)).toBe(0);
    const memories: Memories = { a: gradeWord(gradeWord(undefined, 3, late), 3, late + MINUTE) };
    expect(nextWord(onlyA, memories, memories.a?.dueAt ?? 0)).toBeUndefined();
  });

  it('leaves minutes that reach beyond midnight to tomorrow', () => {
    const memories: Memories = { a: gradeWord(undefined, 3, late) };
    expect(nextWord(onlyA, memories, late + 1000)).toBeUndefined();
    expect(nextWord(onlyA, memories, late + 10 * MINUTE)).toBe('a');
  });
});
