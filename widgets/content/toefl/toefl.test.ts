import { describe, expect, it } from 'vitest';
import * as notes from './notes.ts';
import { sections } from './test-one.ts';
import { mockTests } from './tests.ts';

const { reading, listening, speaking, writing } = sections;
const passages = reading.map((entry) => ({ ...entry, text: entry.passage }));
const items = listening.map((entry) => ({ ...entry, text: entry.transcript }));
const texts = [...passages, ...items];
const questions = texts.flatMap((entry) => entry.questions);

describe('the list of tests', () => {
  it('offers three tests with ids of their own', () => {
    expect(new Set(mockTests.map(({ id }) => id)).size).toBe(3);
  });

  it('loads all of test 1 when it is chosen', async () => {
    expect((await mockTests[0]?.loadTest())?.sections).toBe(sections);
  });

  it.each([1, 2])('has four empty sections in the test at index %i, not written', async (index) => {
    const empty = { reading: [], listening: [], speaking: [], writing: [] };
    expect((await mockTests[index]?.loadTest())?.sections).toEqual(empty);
    expect(mockTests[index]?.isWritten).toBeFalsy();
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
    const times = speaking.map((task) => `${task.preparationTime}+${task.speakingTime}`);
    expect(times).toEqual(Array(4).fill('15+45'));
  });

  it('gives each of two prompts 30 minutes and at least 300 words', () => {
    const limits = writing.map(({ timeLimit, minWords }) => `${timeLimit} for ${minWords}`);
    expect(limits).toEqual(Array(2).fill('30 for 300'));
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
