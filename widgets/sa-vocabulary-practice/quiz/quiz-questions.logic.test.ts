import { describe, expect, it } from 'vitest';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { words } from '../../testing/own/words.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { BLANK, blankExample, buildQuiz, type QuizQuestion } from './quiz-questions.logic.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const quizzes = seeds.map((seed) => buildQuiz(words, words, seededRandom(seed)));
const questions = quizzes.flat();
const ofType = (type: QuizQuestion['type']) => questions.filter((one) => one.type === type);

/** A word made up for a test: enough of it to ask for. */
function wordOf(id: number, changes: Partial<VocabularyWord> = {}): VocabularyWord {
  return {
    id,
    word: `word${id}`,
    partOfSpeech: 'noun',
    definition: `meaning ${id}`,
    example: `Here word${id} stands.`,
    formUsed: `word${id}`,
    synonyms: [`synonym${id}`],
    difficulty: 'easy',
    level: 'GRE',
    ...changes,
  };
}

/** Every question that many seeds ask for the first of the given words. */
const askFirst = (list: readonly VocabularyWord[]) =>
  seeds.flatMap((seed) => buildQuiz(list.slice(0, 1), list, seededRandom(seed)));

describe('buildQuiz', () => {
  it.each([
    [20, 10],
    [11, 10],
    [7, 7],
    [1, 1],
    [0, 0],
  ])('asks a pool of %i words %i questions, each word once', (size, expected) => {
    for (const seed of seeds.slice(0, 20)) {
      const quiz = buildQuiz(words.slice(0, size), words, seededRandom(seed));
      expect(quiz).toHaveLength(expected);
      expect(new Set(quiz.map(({ word }) => word.id)).size).toBe(expected);
      expect(new Set(quiz.map(({ id }) => id)).size).toBe(expected);
    }
  });

  it('offers words of the same part of speech first, as the form alone would give the answer away', () => {
    const list = [
      ...[1, 2, 3, 4, 5].map((id) => wordOf(id, { partOfSpeech: 'verb' })),
      ...[6, 7, 8, 9].map((id) => wordOf(id)),
    ];
    const alike = new Set([1, 2, 3, 4, 5].map((id) => `meaning ${id}`));
    const asked = askFirst(list).filter(({ type }) => type === 'definition');
    expect(asked.length).toBeGreaterThan(50);
    for (const { options } of asked) expect(options.every((text) => alike.has(text))).toBe(true);
    // Which three of the four is chance.
    expect(new Set(asked.map(({ options }) => [...options].sort().join())).size).toBe(4);
  });

  it('never offers "practical" for "feasible", nor "decrease" for "mitigate"', () => {
    const asked = ofType('synonym');
    const offeredFor = (name: string) =>
      asked.filter(({ word }) => word.word === name).flatMap(({ options }) => options);
    expect(offeredFor('feasible')).toContain('workable');
    expect(offeredFor('feasible')).not.toContain('practical');
    expect(offeredFor('mitigate')).toContain('alleviate');
    expect(offeredFor('mitigate')).not.toContain('decrease');
  });

  it('is the same for the same seed and another for another', () => {
    expect(buildQuiz(words, words, seededRandom(5))).toEqual(quizzes[5]);
    expect(quizzes[6]).not.toEqual(quizzes[5]);
  });

  it('asks for every word, in every type, with the right answer in every place', () => {
    const asked = new Set(questions.map(({ word, type }) => `${word.id} ${type}`));
    expect(asked.size).toBe(60);
    const places = questions.map(({ options, correctAnswer }) => options.indexOf(correctAnswer));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('gives exactly four options, no two equal', () => {
    for (const { options } of questions) {
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
      expect(options).toHaveLength(4);
    }
  });

  it('asks for the definition, and offers definitions', () => {
    for (const { word, question, correctAnswer, options } of ofType('definition')) {
      expect(question).toBe(`What does "${word.word}" mean?`);
      expect(correctAnswer).toBe(word.definition);
      expect(words.map(({ definition }) => definition)).toEqual(
        expect.arrayContaining([...options]),
      );
    }
  });

  it('asks for the first synonym, and offers no second one', () => {
    for (const { word, correctAnswer, options } of ofType('synonym')) {
      expect(correctAnswer).toBe(word.synonyms[0]);
      expect(options.filter((option) => word.synonyms.includes(option))).toEqual([correctAnswer]);
      expect(options).not.toContain(word.word);
    }
  });

  it.each([
    ['word1', 'Here word1 stands.', 'Which word completes the sentence? "Here _____ stands."'],
    [
      'word1s',
      'Here word1s stand.',
      'Which word, in the right form, completes the sentence? "Here _____ stand."',
    ],
  ])('asks for the word whose form %s the example leaves out', (formUsed, example, question) => {
    const list = [wordOf(1, { formUsed, example }), ...[2, 3, 4].map((id) => wordOf(id))];
    const asked = askFirst(list).filter(({ type }) => type === 'example');
    expect(new Set(asked.map((one) => one.question))).toEqual(new Set([question]));
  });

  it('leaves no trace of the word in its blanked example', () => {
    for (const { word, question, correctAnswer } of ofType('example')) {
      expect(correctAnswer).toBe(word.word);
      expect(question.split(BLANK)).toHaveLength(2);
      const stem = word.word.slice(0, Math.max(4, word.word.length - 3));
      expect(question.toLowerCase()).not.toContain(stem);
    }
  });
});

describe('the wrong answers', () => {
  const plain = [wordOf(2), wordOf(3), wordOf(4)];

  it('never come from a word with the same meaning', () => {
    const rows = [
      wordOf(5, { synonyms: ['other', 'Synonym1'] }),
      wordOf(5, { synonyms: ['word1'] }),
      wordOf(5, { word: 'synonym1' }),
    ];
    for (const related of rows) {
      const asked = askFirst([wordOf(1), related, ...plain]);
      const offered = new Set(asked.flatMap(({ options }) => options));
      for (const text of ['meaning 5', 'word5', 'other']) expect(offered).not.toContain(text);
      expect(asked).toHaveLength(seeds.length);
    }
  });

  it('never repeat a text, not even in another case', () => {
    const twins = [wordOf(5, { definition: 'MEANING 2 ' }), wordOf(6, { definition: 'meaning 1' })];
    for (const { options } of askFirst([wordOf(1), ...plain, ...twins])) {
      expect(new Set(options.map((option) => option.trim().toLowerCase())).size).toBe(4);
    }
  });

  it('are never blank', () => {
    const blank = wordOf(5, { definition: '', synonyms: [] });
    for (const { options } of askFirst([wordOf(1), blank, ...plain])) {
      expect(options).not.toContain('');
      expect(options).not.toContain(undefined);
    }
  });

  it('must be three: a word for which there are fewer is passed over', () => {
    expect(askFirst([wordOf(1), wordOf(2), wordOf(3)])).toEqual([]);
    const tooFewSynonyms = plain.map((one) => ({ ...one, synonyms: ['same'] }));
    const types = askFirst([wordOf(1), ...tooFewSynonyms]).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['definition', 'example']));
  });

  it('do not make up for a right answer that is missing', () => {
    const bare = wordOf(1, { synonyms: [], example: 'Nothing here.' });
    const types = askFirst([bare, ...plain]).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['definition']));
  });

  it('pass words over before the quiz is cut to ten', () => {
    const bare = wordOf(1, { definition: '', synonyms: [], example: 'Nothing here.' });
    const list = [bare, ...Array.from({ length: 10 }, (_, index) => wordOf(index + 2))];
    for (const seed of seeds) {
      expect(buildQuiz(list, list, seededRandom(seed))).toHaveLength(10);
    }
  });
});

describe('blankExample', () => {
  it.each([
    ['the form used', 'pollute', 'polluted', 'It polluted the well.', `It ${BLANK} the well.`],
    ['a capital', 'calm', 'calm', 'Calm seas.', `${BLANK} seas.`],
    ['every occurrence', 'calm', 'calms', 'It calms; be calm.', `It ${BLANK}; be ${BLANK}.`],
    ['whole words only', 'art', 'art', 'An art, not a part.', `An ${BLANK}, not a part.`],
    ['signs with a meaning in patterns', 'c++', 'c++', 'Learn c++ now.', `Learn ${BLANK} now.`],
    ['letters with accents around', 'caf', 'caf', 'The café.', null],
    ['a form that is not there', 'go', 'went', 'They walked.', null],
    ['no form', 'go', '', 'They go.', null],
  ])('blanks %s', (_, word, formUsed, example, expected) => {
    expect(blankExample(wordOf(1, { word, formUsed, example }))).toBe(expected);
  });
});
