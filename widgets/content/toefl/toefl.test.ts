import { describe, expect, it } from 'vitest';
import * as notes from './notes.ts';
import { sections } from './test-one.ts';
import { mockTests } from './tests.ts';

const { reading, listening, speaking, writing } = sections;
const passages = reading.map((entry) => ({ ...entry, text: entry.passage }));
const items = listening.map((entry) => ({ ...entry, text: entry.transcript }));
const texts = [...passages, ...items];
const questions = texts.flatMap((entry) => entry.questions);
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the list of tests', () => {
  it('offers three tests with ids of their own', () => {
    expect(new Set(mockTests.map(({ id }) => id)).size).toBe(3);
  });

  it('loads all of test 1 when it is chosen', async () => {
    expect((await mockTests[0]?.loadTest())?.sections).toBe(sections);
  });

  it.each([1, 2])(
    'has four empty sections in the test at index %i, which is not written',
    async (index) => {
      expect((await mockTests[index]?.loadTest())?.sections).toEqual({
        reading: [],
        listening: [],
        speaking: [],
        writing: [],
      });
      expect(mockTests[index]?.isWritten).toBeFalsy();
    },
  );

  it('announces the size of test 1', () => {
    const counts = [reading, listening].map((section) =>
      section.reduce((sum, entry) => sum + entry.questions.length, 0),
    );
    expect(mockTests[0]?.summary.match(/\d+/g)).toEqual(
      [...counts, speaking.length, writing.length].map(String),
    );
  });
});

describe('test 1', () => {
  it('has two passages with 10 questions each', () => {
    expect(passages.map((entry) => entry.questions.length)).toEqual([10, 10]);
  });

  it('has two listening items with 6 questions each, a conversation and a lecture', () => {
    expect(items.map((entry) => entry.questions.length)).toEqual([6, 6]);
    expect(items.map(({ title }) => title.split(':')[0])).toEqual(['Conversation', 'Lecture']);
  });

  it.each(passages)('has about 600 words in "$title"', ({ text }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(550);
    expect(countWords(text)).toBeLessThanOrEqual(660);
  });

  it.each(items)('has 300 to 500 spoken words in "$title"', ({ text }) => {
    const spoken = countWords(text.replace(/^[A-Z][a-z]+: /gm, ''));
    expect(spoken).toBeGreaterThanOrEqual(300);
    expect(spoken).toBeLessThanOrEqual(500);
  });

  it('uses every id once', () => {
    const ids = [...texts, ...questions, ...speaking, ...writing].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says where the facts of its passages and its lecture can be looked up', () => {
    const facts = [...passages.map((entry) => entry.facts), items[1]?.facts];
    for (const fact of facts) {
      expect(fact?.asOf).toMatch(/^2026-\d\d-\d\d$/);
      expect(fact?.source.length).toBeGreaterThan(20);
    }
  });
});

describe('speaking and writing', () => {
  it('gives each of four tasks 15 s to prepare and 45 s to speak', () => {
    const times = speaking.map((task) => [task.preparationTime, task.speakingTime]);
    expect(times).toEqual([
      [15, 45],
      [15, 45],
      [15, 45],
      [15, 45],
    ]);
  });

  it('gives each of two prompts 30 minutes and at least 300 words', () => {
    expect(writing.map(({ timeLimit, minWords }) => [timeLimit, minWords])).toEqual([
      [30, 300],
      [30, 300],
    ]);
  });

  it('describes what is judged', () => {
    for (const { rubric } of [...speaking, ...writing]) {
      for (const text of Object.values(rubric)) expect(countWords(text)).toBeGreaterThan(10);
    }
  });

  it('has a model answer for each, as long as the task asks for', () => {
    for (const { modelAnswer } of speaking) {
      // 45 seconds at 120 to 160 words a minute.
      expect(countWords(modelAnswer)).toBeGreaterThanOrEqual(90);
      expect(countWords(modelAnswer)).toBeLessThanOrEqual(120);
    }
    for (const { modelAnswer, minWords } of writing) {
      expect(countWords(modelAnswer)).toBeGreaterThanOrEqual(minWords);
      expect(modelAnswer.split('\n\n').length).toBeGreaterThan(3);
    }
  });

  it('sets no prompt twice', () => {
    const prompts = [...speaking, ...writing].map(({ prompt }) => prompt);
    expect(new Set(prompts).size).toBe(6);
  });
});

describe('the notes', () => {
  it('say that ETS has no part in this exam', () => {
    expect(notes.trademarkNote).toMatch(/trademark of ETS.*no connection/s);
  });

  it.each([notes.formatNote, notes.interpretationNote, notes.comparisonNote])(
    'name a source and a day: $text',
    ({ asOf, source }) => {
      expect(asOf).toMatch(/^2026-\d\d-\d\d$/);
      expect(source).toContain('ets.org');
    },
  );
});
