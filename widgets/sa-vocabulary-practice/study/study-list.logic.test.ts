import { describe, expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { progressOf, range } from '../testing/progress-of.ts';
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

type Stats = Parameters<typeof progressOf>[0];

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const list = (stats: Stats, settings: Partial<StudySettings> = {}, seed = 1) => {
  const all = { ...DEFAULT_STUDY_SETTINGS, ...settings };
  return ids(listSessionWords(words, progressOf(stats), all, seededRandom(seed)));
};

const someProgress = { learned: [1, 2], reviewing: [3], mastered: [4] };

it.each<[string, Stats, number[]]>([
  ['a fresh profile', {}, range(1, 10)],
  ['some progress', someProgress, range(5, 14)],
  ['15 words in the lists', { learned: range(1, 9), mastered: range(10, 15) }, range(16, 20)],
  ['all 20 words in the lists', { learned: range(1, 19), reviewing: [20] }, []],
])('lists first words for %s', (_, stats, expected) => {
  expect(ids(listFirstWords(words, progressOf(stats)))).toEqual(expected);
});

describe('listSessionWords in learn mode', () => {
  it.each<[string, Stats, number, number[]]>([
    ['reviewing before never-seen', someProgress, 10, [3, ...range(5, 13)]],
    ['learned last and mastered never', someProgress, 20, [3, ...range(5, 20), 1, 2]],
    [
      'two lists once',
      { learned: [2], reviewing: [2], mastered: [9] },
      20,
      [2, 1, ...range(3, 8), ...range(10, 20)],
    ],
    ['a mastered word under review', { mastered: [9], reviewing: [9] }, 5, [9, 1, 2, 3, 4]],
    ['ids of no word of ours', { learned: [99], reviewing: [98] }, 5, range(1, 5)],
    ['nothing once all are mastered', { mastered: range(1, 20) }, 20, []],
  ])('lists %s', (_, stats, count, expected) => {
    expect(list(stats, { count })).toEqual(expected);
  });

  it('filters by level and difficulty together', () => {
    const settings = { level: 'TOEFL', difficulty: 'hard', count: 20 } as const;
    const matching = words.filter(
      ({ level, difficulty }) => level === 'TOEFL' && difficulty === 'hard',
    );
    expect(list({}, settings)).toEqual(ids(matching));
    expect(list({ mastered: ids(matching) }, settings)).toEqual([]);
  });
});

it('shuffles in review mode what is under way, each once, before it cuts to count', () => {
  const stats = { learned: range(1, 6), reviewing: [5, 6, 7, 8], mastered: [9] };
  const drawn = range(0, 30).map((seed) => list(stats, { mode: 'review', count: 5 }, seed));
  for (const each of drawn) expect(new Set(each).size).toBe(5);
  expect(new Set(drawn.flat())).toEqual(new Set(range(1, 8)));
  expect(new Set(drawn.map(String)).size).toBeGreaterThan(20);
  expect(list({}, { mode: 'review' })).toEqual([]);
});

it('lists exactly the words to review, the saved words and the words met, uncut', () => {
  const lists = { learned: [8], reviewing: [12, 3, 99], mastered: [4], saved: [20, 1] };
  const progress = progressOf(lists);
  expect(ids(listDifficultWords(words, progress))).toEqual([3, 12]);
  expect(ids(listSavedWords(words, progress))).toEqual([1, 20]);
  expect(ids(listKnownWords(words, progress))).toEqual([3, 4, 8, 12]);
  const all = progressOf({ reviewing: range(1, 20), saved: range(1, 20) });
  for (const listWords of [listDifficultWords, listSavedWords, listKnownWords]) {
    expect(listWords(words, all)).toHaveLength(20);
  }
});

it.each([
  [{}, {}],
  [
    { level: 'GRE', difficulty: 'easy', mode: 'review', count: '5' },
    { level: 'GRE', difficulty: 'easy', mode: 'review', count: 5 },
  ],
  [{ mode: 'test', count: '7' }, {}],
  [{ level: 3, difficulty: null, mode: {}, count: 'many' }, {}],
])('reads the settings %j', (values, expected) => {
  const usual = { level: 'all', difficulty: 'all', mode: 'learn', count: 10 };
  expect(readStudySettings(values)).toEqual({ ...usual, ...expected });
});
