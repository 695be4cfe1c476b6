import { describe, expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { progressOf } from '../testing/progress-of.ts';
import {
  DEFAULT_STUDY_SETTINGS,
  listDifficultWords,
  listFirstWords,
  listKnownWords,
  listSavedWords,
  listSessionWords,
  readStudySettings,
  type StudySettings,
} from './study-list.logic.ts';

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const list = (
  stats: Parameters<typeof progressOf>[0],
  settings: Partial<StudySettings> = {},
  seed = 1,
) => {
  const all = { ...DEFAULT_STUDY_SETTINGS, ...settings };
  return ids(listSessionWords(words, progressOf(stats), all, seededRandom(seed)));
};

const someProgress = { learned: [1, 2], reviewing: [3], mastered: [4] };

describe('listFirstWords', () => {
  it.each([
    ['a fresh profile', {}, range(1, 10)],
    ['some progress', someProgress, range(5, 14)],
    [
      '15 words in the lists',
      { learned: range(1, 5), reviewing: range(6, 10), mastered: range(11, 15) },
      range(16, 20),
    ],
    ['all 20 words in the lists', { learned: range(1, 18), reviewing: [19], mastered: [20] }, []],
  ])('for %s', (_, stats, expected) => {
    expect(ids(listFirstWords(words, progressOf(stats)))).toEqual(expected);
  });
});

describe('listSessionWords in learn mode', () => {
  it.each([
    ['reviewing before never-seen', someProgress, { count: 10 }, [3, ...range(5, 13)]],
    ['learned last and mastered never', someProgress, { count: 20 }, [3, ...range(5, 20), 1, 2]],
    [
      'a word in two lists once',
      { learned: [2], reviewing: [2], mastered: [20] },
      { count: 20 },
      [2, 1, ...range(3, 19)],
    ],
    [
      'a mastered word that is reviewing',
      { mastered: [9], reviewing: [9] },
      { count: 5 },
      [9, 1, 2, 3, 4],
    ],
    ['ids of no word of ours', { learned: [99], reviewing: [98] }, { count: 5 }, range(1, 5)],
    ['nothing once all are mastered', { mastered: range(1, 20) }, { count: 20 }, []],
  ])('lists %s', (_, stats, settings, expected) => {
    expect(list(stats, settings)).toEqual(expected);
  });

  it.each([5, 10, 15, 20])('cuts to %i words', (count) => {
    expect(list({}, { count })).toHaveLength(count);
  });

  it('filters by level and difficulty together', () => {
    const settings = { level: 'TOEFL', difficulty: 'hard', count: 20 } as const;
    const expected = words.filter(
      ({ level, difficulty }) => level === 'TOEFL' && difficulty === 'hard',
    );
    expect(list({}, settings)).toEqual(ids(expected));
    expect(list({ mastered: ids(expected) }, settings)).toEqual([]);
    expect(list({}, { level: 'GRE', count: 20 })).toHaveLength(10);
  });
});

describe('listSessionWords in review mode', () => {
  const stats = { learned: range(1, 6), reviewing: [5, 6, 7, 8], mastered: [9] };

  it('draws only from reviewing and learned words, each once', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const drawn = list(stats, { mode: 'review' }, seed);
      expect(drawn.toSorted((a, b) => a - b)).toEqual(range(1, 8));
    }
  });

  it('shuffles before it cuts to count', () => {
    const lists = range(0, 30).map((seed) => list(stats, { mode: 'review', count: 5 }, seed));
    expect(lists.every((drawn) => drawn.length === 5)).toBe(true);
    expect(new Set(lists.flat())).toEqual(new Set(range(1, 8)));
    expect(new Set(lists.map(String)).size).toBeGreaterThan(20);
  });

  it('is empty for a fresh profile', () => {
    expect(list({}, { mode: 'review' })).toEqual([]);
  });
});

describe('the lists apart from the settings', () => {
  const progress = progressOf({
    learned: [8],
    reviewing: [12, 3, 99],
    mastered: [4],
    saved: [20, 1],
  });

  it('are exactly the reviewing words, the saved words and the words met', () => {
    expect(ids(listDifficultWords(words, progress))).toEqual([3, 12]);
    expect(ids(listSavedWords(words, progress))).toEqual([1, 20]);
    expect(ids(listKnownWords(words, progress))).toEqual([3, 4, 8, 12]);
  });

  it('are not cut', () => {
    const all = progressOf({ reviewing: range(1, 20), saved: range(1, 20) });
    for (const listWords of [listDifficultWords, listSavedWords, listKnownWords]) {
      expect(ids(listWords(words, all))).toEqual(range(1, 20));
    }
  });
});

describe('readStudySettings', () => {
  it.each([
    ['nothing', {}, {}],
    [
      'form values',
      { level: 'GRE', difficulty: 'easy', mode: 'review', count: '5' },
      { level: 'GRE', difficulty: 'easy', mode: 'review', count: 5 },
    ],
    ['a mode it does not know', { mode: 'test' }, {}],
    ['counts it does not offer', { count: '7' }, {}],
    ['values of other types', { level: 3, difficulty: null, mode: {}, count: 'many' }, {}],
  ])('reads %s', (_, values, expected) => {
    expect(readStudySettings(values)).toEqual({
      level: 'all',
      difficulty: 'all',
      mode: 'learn',
      count: 10,
      ...expected,
    });
  });
});
