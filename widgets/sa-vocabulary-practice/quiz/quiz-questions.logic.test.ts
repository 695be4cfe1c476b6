import { describe, expect, it } from 'vitest';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { words } from '../../testing/own/words.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { range } from '../testing/progress-of.ts';
import { BLANK, blankExample, buildQuiz, type QuizQuestion } from './quiz-questions.logic.ts';

const seeds = range(0, 299);
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
const typesAsked = (list: readonly VocabularyWord[]) =>
  [...new Set(askFirst(list).map(({ type }) => type))].sort();

describe('buildQuiz', () => {
  it.each([
    [20, 10],
    [7, 7],
    [0, 0],
  ])('asks a pool of %i words %i questions, each word once', (size, expected) => {
    for (const seed of seeds.slice(0, 20)) {
      const quiz = buildQuiz(words.slice(0, size), words, seededRandom(seed));
      expect(new Set(quiz.map(({ word }) => word.id)).size).toBe(expected);
      expect(new Set(quiz.map(({ id }) => id)).size).toBe(expected);
      expect(quiz).toHaveLength(expected);
    }
  });

  it('offers words of the same part of speech first, as the form alone would give the answer away', () => {
    const verbs = range(1, 5).map((id) => wordOf(id, { partOfSpeech: 'verb' }));
    const alike = new Set(verbs.map(({ definition }) => definition));
    const list = [...verbs, ...range(6, 9).map((id) => wordOf(id))];
    const asked = askFirst(list).filter(({ type }) => type === 'definition');
    expect(asked.length).toBeGreaterThan(50);
    for (const { options } of asked) expect(options.every((text) => alike.has(text))).toBe(true);
    // Which three of the four is chance.
    expect(new Set(asked.map(({ options }) => [...options].sort().join())).size).toBe(4);
  });

  it('asks for every word, in every type, with the right one of four options in every place', () => {
    const asked = new Set(questions.map(({ word, type }) => `${word.id} ${type}`));
    expect(asked.size).toBe(60);
    const places = questions.map(({ options, correctAnswer }) => options.indexOf(correctAnswer));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
    for (const { options } of questions) {
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
      expect(options).toHaveLength(4);
    }
  });

  it('asks for definition, first synonym or the word, and offers nothing else that is right', () => {
    const all = words.map(({ definition }) => definition);
    for (const { word, question, correctAnswer, options } of ofType('definition')) {
      expect(question).toBe(`What does "${word.word}" mean?`);
      expect(correctAnswer).toBe(word.definition);
      expect(all).toEqual(expect.arrayContaining([...options]));
    }
    for (const { word, correctAnswer, options } of ofType('synonym')) {
      expect(correctAnswer).toBe(word.synonyms[0]);
      expect(options.filter((option) => word.synonyms.includes(option))).toEqual([correctAnswer]);
      expect(options).not.toContain(word.word);
    }
    for (const { word, question, correctAnswer } of ofType('example')) {
      expect(correctAnswer).toBe(word.word);
      expect(question.split(BLANK)).toHaveLength(2);
      const stem = word.word.slice(0, Math.max(4, word.word.length - 3));
      expect(question.toLowerCase()).not.toContain(stem);
    }
  });

  it.each([
    ['word1', 'stands', 'Which word completes the sentence?'],
    ['word1s', 'stand', 'Which word, in the right form, completes the sentence?'],
  ])('asks for the word whose form %s the example leaves out', (formUsed, verb, question) => {
    const first = wordOf(1, { formUsed, example: `Here ${formUsed} ${verb}.` });
    const asked = askFirst([first, ...range(2, 4).map((id) => wordOf(id))]);
    const examples = asked.filter(({ type }) => type === 'example').map((one) => one.question);
    expect([...new Set(examples)]).toEqual([`${question} "Here ${BLANK} ${verb}."`]);
  });
});

describe('the wrong answers', () => {
  const plain = [wordOf(2), wordOf(3), wordOf(4)];

  it.each([{ synonyms: ['other', 'Synonym1'] }, { synonyms: ['word1'] }, { word: 'synonym1' }])(
    'never come from a word with the same meaning, as %j has',
    (related) => {
      const asked = askFirst([wordOf(1), wordOf(5, related), ...plain]);
      const offered = new Set(asked.flatMap(({ options }) => options));
      for (const text of ['meaning 5', 'word5', 'other']) expect(offered).not.toContain(text);
      expect(asked).toHaveLength(seeds.length);
    },
  );

  it('are never blank, and never repeat a text, not even in another case', () => {
    const twins = [wordOf(5, { definition: 'MEANING 2 ' }), wordOf(6, { definition: 'meaning 1' })];
    const blank = wordOf(7, { definition: '', synonyms: [] });
    for (const { options } of askFirst([wordOf(1), ...plain, ...twins, blank])) {
      const texts = options.map((option) => option.trim().toLowerCase());
      expect(new Set(texts).size).toBe(4);
      expect(texts).not.toContain('');
    }
  });

  it('must be three, beside a right one: a type without is left out, a word without any too', () => {
    expect(askFirst([wordOf(1), wordOf(2), wordOf(3)])).toEqual([]);
    const tooFewSynonyms = plain.map((one) => ({ ...one, synonyms: ['same'] }));
    expect(typesAsked([wordOf(1), ...tooFewSynonyms])).toEqual(['definition', 'example']);
    const bare = wordOf(1, { synonyms: [], example: 'Nothing here.' });
    expect(typesAsked([bare, ...plain])).toEqual(['definition']);
    const speechless = { ...bare, definition: '' };
    const list = [speechless, ...range(2, 11).map((id) => wordOf(id))];
    for (const seed of seeds) expect(buildQuiz(list, list, seededRandom(seed))).toHaveLength(10);
  });
});

it.each([
  ['the form used', 'pollute', 'polluted', 'It polluted the well.', `It ${BLANK} the well.`],
  ['every occurrence', 'calm', 'calms', 'Calm: it calms.', `${BLANK}: it ${BLANK}.`],
  ['whole words only', 'art', 'art', 'An art, not a part.', `An ${BLANK}, not a part.`],
  ['signs with a meaning in patterns', 'c++', 'c++', 'Learn c++ now.', `Learn ${BLANK} now.`],
  ['letters with accents around', 'caf', 'caf', 'The café.', null],
  ['a form that is not there', 'go', 'went', 'They walked.', null],
  ['no form', 'go', '', 'They go.', null],
])('blanks %s', (_, word, formUsed, example, expected) => {
  expect(blankExample(wordOf(1, { word, formUsed, example }))).toBe(expected);
});
