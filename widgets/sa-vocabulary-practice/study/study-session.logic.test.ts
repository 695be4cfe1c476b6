import { describe, expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { EMPTY_PROGRESS } from '../../kit/stores/vocabulary-progress.logic.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { progressOf } from '../testing/progress-of.ts';
import { DEFAULT_STUDY_SETTINGS } from './study-list.logic.ts';
import {
  type CardAnswer,
  findCurrentWord,
  finishCard,
  revealCard,
  type SessionSource,
  showPreviousCard,
  startSession,
  toggleMemoryAid,
} from './study-session.logic.ts';

const source: SessionSource = {
  words,
  settings: DEFAULT_STUDY_SETTINGS,
  today: '2026-11-20',
  random: seededRandom(1),
};
const pair = words.slice(0, 2);
const start = startSession(pair);
const finish = (session = start, answer: CardAnswer = 'next', progress = EMPTY_PROGRESS) =>
  finishCard(revealCard(session), progress, answer, source);

describe('a card', () => {
  it('shows its word, and reveals the rest when asked', () => {
    expect(findCurrentWord(start)?.id).toBe(1);
    expect(start).toMatchObject({ position: 0, isRevealed: false, isMemoryAidShown: false });
    expect(revealCard(revealCard(start)).isRevealed).toBe(true);
  });

  it('shows and hides its memory aid once it is revealed', () => {
    const revealed = revealCard(start);
    expect(toggleMemoryAid(revealed).isMemoryAidShown).toBe(true);
    expect(toggleMemoryAid(toggleMemoryAid(revealed)).isMemoryAidShown).toBe(false);
    expect(toggleMemoryAid(start)).toBe(start);
  });

  it('has nothing to show without a mnemonic', () => {
    const without = words.filter(({ mnemonic }) => mnemonic === undefined);
    const revealed = revealCard(startSession(without));
    expect(toggleMemoryAid(revealed)).toBe(revealed);
  });

  it('stays until it is revealed', () => {
    for (const answer of ['next', 'known', 'review'] as const) {
      expect(finishCard(start, EMPTY_PROGRESS, answer, source)).toEqual({
        session: start,
        progress: EMPTY_PROGRESS,
        hasEnded: false,
      });
    }
  });
});

describe('finishCard before the last card', () => {
  it.each([
    ['next', EMPTY_PROGRESS],
    ['known', progressOf({ learned: [1] }, { 1: 'learning' })],
    ['review', progressOf({ reviewing: [1] }, { 1: 'reviewing' })],
  ] as const)('with %s shows the front of the next card', (answer, progress) => {
    const result = finish(toggleMemoryAid(revealCard(start)), answer);
    expect(result).toEqual({
      session: { ...start, position: 1, isRevealed: false, isMemoryAidShown: false },
      progress,
      hasEnded: false,
    });
  });

  it('goes back one card, to its front, and no further than the first', () => {
    const second = revealCard(finish().session);
    expect(showPreviousCard(second)).toEqual(start);
    expect(showPreviousCard(revealCard(start)).position).toBe(0);
  });
});

describe('finishCard on the last card', () => {
  const last = finish().session;

  it.each([
    ['next', []],
    ['known', [2]],
    ['review', []],
  ] as const)('with %s ends the session and begins one by the settings', (answer, learned) => {
    const { session, progress, hasEnded } = finish(last, answer);
    expect(hasEnded).toBe(true);
    expect(progress.vocabularyStats).toMatchObject({
      learned,
      dailyStreak: 1,
      lastStudied: '2026-11-20',
    });
    expect(session).toMatchObject({ position: 0, isRevealed: false });
    expect(session.words).toHaveLength(10);
  });

  it('builds the new list from the progress just made', () => {
    expect(finish(last, 'review').session.words[0]?.id).toBe(2);
    expect(finish(last, 'known').session.words.map(({ id }) => id)).not.toContain(2);
  });

  it('leaves the review-only mode', () => {
    const difficult = startSession(words.slice(0, 1), true);
    expect(difficult.isReviewOnly).toBe(true);
    expect(finish(difficult).session.isReviewOnly).toBe(false);
    expect(finish(startSession(pair, true)).session.isReviewOnly).toBe(true);
  });

  it('counts for the streak once a day', () => {
    const { progress } = finish(last);
    expect(finish(last, 'known', progress).progress.vocabularyStats.dailyStreak).toBe(1);
  });
});

describe('a session without words', () => {
  const none = startSession([]);

  it('has no word, no card before and no end', () => {
    expect(findCurrentWord(none)).toBeUndefined();
    expect(showPreviousCard(none)).toBe(none);
    expect(toggleMemoryAid(revealCard(none)).isMemoryAidShown).toBe(false);
    expect(finish(none, 'known')).toMatchObject({ progress: EMPTY_PROGRESS, hasEnded: false });
  });
});
