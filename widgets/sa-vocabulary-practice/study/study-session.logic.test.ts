import { describe, expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { EMPTY_PROGRESS } from '../../kit/stores/vocabulary-progress.logic.ts';
import { progressOf } from '../testing/progress-of.ts';
import { DEFAULT_STUDY_SETTINGS } from './study-list.logic.ts';
import {
  type CardAnswer,
  findCurrentWord,
  finishCard,
  revealCard,
  showPreviousCard,
  startSession,
  toggleMemoryAid,
} from './study-session.logic.ts';

const source = {
  words,
  settings: DEFAULT_STUDY_SETTINGS,
  today: '2026-11-20',
  random: () => 0,
};
const answers = ['next', 'known', 'review'] as const;
const pair = words.slice(0, 2);
const start = startSession(pair);
const finish = (session = start, answer: CardAnswer = 'next', progress = EMPTY_PROGRESS) =>
  finishCard(revealCard(session), progress, answer, source);

describe('a card', () => {
  it('shows and hides its memory aid, if it has one, once it is revealed', () => {
    expect(findCurrentWord(start)?.id).toBe(1);
    expect(start).toMatchObject({ position: 0, isRevealed: false, isMemoryAidShown: false });
    const revealed = revealCard(start);
    expect(toggleMemoryAid(revealed).isMemoryAidShown).toBe(true);
    expect(toggleMemoryAid(toggleMemoryAid(revealed)).isMemoryAidShown).toBe(false);
    expect(toggleMemoryAid(start)).toBe(start);
    const bare = revealCard(startSession(words.filter(({ mnemonic }) => !mnemonic)));
    expect(toggleMemoryAid(bare)).toBe(bare);
  });

  it.each(answers)('that is not revealed is not left by %s', (answer) => {
    const session = start;
    const stays = { session, progress: EMPTY_PROGRESS, hasEnded: false };
    expect(finishCard(session, EMPTY_PROGRESS, answer, source)).toEqual(stays);
  });

  it.each([
    ['next', EMPTY_PROGRESS],
    ['known', progressOf({ learned: [1] }, { 1: 'learning' })],
    ['review', progressOf({ reviewing: [1] }, { 1: 'reviewing' })],
  ] as const)('that is left by %s gives way to the front of the next', (answer, progress) => {
    const session = { ...start, position: 1 };
    const result = finish(toggleMemoryAid(revealCard(start)), answer);
    expect(result).toEqual({ session, progress, hasEnded: false });
  });

  it('goes back one, to its front, and no further than the first', () => {
    expect(showPreviousCard(revealCard(finish().session))).toEqual(start);
    expect(showPreviousCard(revealCard(start)).position).toBe(0);
  });
});

describe('the last card', () => {
  const last = finish().session;

  it.each(answers)(
    'left by %s ends the session and begins one by settings and progress',
    (answer) => {
      const { session, progress, hasEnded } = finish(last, answer);
      expect(hasEnded).toBe(true);
      expect(progress.vocabularyStats).toMatchObject({
        learned: answer === 'known' ? [2] : [],
        dailyStreak: 1,
        lastStudied: '2026-11-20',
      });
      expect(session).toMatchObject({ position: 0, isRevealed: false });
      const first = { next: [1, 2], known: [1, 3], review: [2, 1] }[answer];
      expect(session.words.slice(0, 2).map(({ id }) => id)).toEqual(first);
      expect(session.words).toHaveLength(10);
      expect(finish(last, answer, progress).progress.vocabularyStats.dailyStreak).toBe(1);
    },
  );

  it('leaves the review-only mode', () => {
    expect(finish(startSession(pair, true)).session.isReviewOnly).toBe(true);
    expect(finish(startSession(words.slice(0, 1), true)).session.isReviewOnly).toBe(false);
  });
});

it('has in a session without words no word, no card before and no end', () => {
  const none = startSession([]);
  expect(findCurrentWord(none)).toBeUndefined();
  expect(showPreviousCard(none)).toBe(none);
  expect(finish(none, 'known')).toMatchObject({ progress: EMPTY_PROGRESS, hasEnded: false });
});
