import { describe, expect, it } from 'vitest';
import { drills } from './today-drills.ts';
import { test as one } from './today-one.ts';
import { test as two } from './today-two.ts';
import type { CutParagraph, ListeningStage, ReadingStage } from './today-types.ts';

const sets = [one, two];
const readingStages = [
  ...sets.flatMap(({ reading }) => [reading.first, reading.easy, reading.hard]),
  drills.reading,
];
const cuts = readingStages.flatMap(({ cut }) => cut);
const daily = readingStages.flatMap((stage) => stage.daily);
const academic = readingStages.flatMap((stage) => stage.academic);
const heardIn = ({ conversations, announcements, talks }: ListeningStage) => [
  ...conversations,
  ...announcements,
  ...talks,
];
const heard = [
  ...sets.flatMap(({ listening }) => [listening.first, listening.easy, listening.hard]),
  drills.listening,
].flatMap(heardIn);
const sentences = [...sets.map(({ writing }) => writing), drills.writing].flatMap(
  (part) => part.sentences,
);
const emails = [...sets.map(({ writing }) => writing.email), ...drills.writing.emails];
const discussions = [
  ...sets.map(({ writing }) => writing.discussion),
  ...drills.writing.discussions,
];
const repeats = [...sets.map(({ speaking }) => speaking.repeat), ...drills.speaking.repeats];
const interviews = [
  ...sets.map(({ speaking }) => speaking.interview),
  ...drills.speaking.interviews,
];
const answers = interviews.flatMap(({ id, questions }) =>
  questions.map((question, index) => ({ id: `${id}, question ${index + 1}`, ...question })),
);

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const countsOf = (texts: readonly { questions: readonly unknown[] }[]) =>
  texts.map(({ questions }) => questions.length);
const wholeText = ({ text }: CutParagraph) => text.replaceAll(/[[\]]/g, '');
/** Every cut word: its visible letters, the missing ones, and those that follow without a space. */
const gapsOf = ({ text }: CutParagraph) =>
  [...text.matchAll(/([A-Za-z]*)\[([a-z]+)\]([A-Za-z]*)/g)].map(
    ([, shown = '', missing = '', rest = '']) => ({ shown, missing, rest }),
  );
const readingSize = (stage: ReadingStage) => [
  stage.cut.flatMap(gapsOf).length,
  countsOf(stage.daily),
  countsOf(stage.academic),
];
const listeningSize = (stage: ListeningStage) => [
  stage.prompts.length,
  countsOf(stage.conversations),
  countsOf(stage.announcements),
  countsOf(stage.talks),
];

describe.each(sets)('$title', ({ reading, listening, writing, speaking }) => {
  it('has as many items as each stage needs', () => {
    expect(readingSize(reading.first)).toEqual([10, [2, 3], [5]]);
    expect(readingSize(reading.easy)).toEqual([10, [2, 3], []]);
    expect(readingSize(reading.hard)).toEqual([10, [], [5]]);
    expect(listeningSize(listening.first)).toEqual([8, [2], [2], [4]]);
    expect(listeningSize(listening.easy)).toEqual([5, [2, 2], [2], []]);
    expect(listeningSize(listening.hard)).toEqual([3, [2], [2], [4]]);
    expect(writing.sentences).toHaveLength(10);
    expect(speaking.repeat.sentences).toHaveLength(7);
    expect(speaking.interview.questions).toHaveLength(4);
  });
});

it('the drills have at least ten items of each task', () => {
  expect(readingSize(drills.reading)).toEqual([20, [2, 3, 2, 3], [5, 5]]);
  const fives = [2, 2, 2, 2, 2];
  expect(listeningSize(drills.listening)).toEqual([10, fives, fives, [4, 4, 4]]);
  const { writing, speaking } = drills;
  expect([writing.sentences, writing.emails, writing.discussions].map((all) => all.length)).toEqual(
    [10, 10, 10],
  );
  expect(speaking.repeats.map((task) => task.sentences.length)).toEqual([5, 5]);
  expect(countsOf(speaking.interviews)).toEqual([4, 3, 3]);
});

it('no id, title or interview question is used twice', () => {
  const texts = [...cuts, ...daily, ...academic];
  const tasks = [...sentences, ...emails, ...discussions, ...repeats, ...interviews];
  for (const all of [
    [...texts, ...heard, ...tasks].map(({ id }) => id),
    texts.map(({ title }) => title),
    answers.map(({ text }) => text),
  ]) {
    expect(new Set(all).size).toBe(all.length);
  }
});

it.each(cuts)('the cut paragraph $id has ten gaps of half a word, each explained', (cut) => {
  const gaps = gapsOf(cut);
  expect(gaps).toHaveLength(10);
  expect(cut.text.match(/[[\]]/g)).toHaveLength(20);
  for (const { shown, missing, rest } of gaps) {
    expect(shown.length, shown + missing).toBeGreaterThanOrEqual(1);
    // The larger half of an odd number.
    expect(missing.length, shown + missing).toBe(Math.ceil((shown.length + missing.length) / 2));
    expect(rest).toBe('');
  }
  const [first, second] = cut.text.split(/(?<=\.) /);
  expect(first).not.toContain('[');
  expect(second).toContain('[');
  // No name is cut: a capital letter begins a sentence.
  for (const match of cut.text.matchAll(/[A-Z][a-z]*\[/g)) {
    expect(cut.text.slice(0, match.index)).toMatch(/\. $/);
  }
  expect(cut.explanations).toHaveLength(10);
  for (const explanation of cut.explanations) {
    for (const [, quote = ''] of explanation.matchAll(/“([^”]+)”/g))
      expect(wholeText(cut)).toContain(quote);
  }
});

it.each([...cuts, ...academic, ...heard.filter(({ kind }) => kind === 'talk')])(
  '$id says where its facts can be looked up',
  ({ facts }) => {
    expect(facts?.asOf).toMatch(/^2026-/);
    expect(facts?.source.length).toBeGreaterThan(20);
  },
);

it.each(heard)('$id has the speakers of its kind', ({ kind, transcript }) => {
  const speakers = { conversation: 2, announcement: 0, talk: 1 }[kind];
  const labels = transcript.split('\n').map((line) => line.match(/^([A-Z][a-z]+): /)?.[1]);
  expect(new Set(labels.filter(Boolean)).size).toBe(speakers);
  if (kind === 'conversation') expect(labels).not.toContain(undefined);
});

it.each(sentences)(
  'the sentence $id is five to eight chunks that show no beginning',
  (sentence) => {
    const { answer, chunks, accepted = [], explanation } = sentence;
    const joined = chunks.join(' ');
    expect(answer.slice(0, -1)).toBe(`${joined[0]?.toUpperCase()}${joined.slice(1)}`);
    expect(answer).toMatch(/[.?]$/);
    expect(chunks.length).toBeGreaterThanOrEqual(5);
    expect(chunks.length).toBeLessThanOrEqual(8);
    expect(new Set(chunks).size).toBe(chunks.length);
    for (const chunk of chunks) {
      expect(countWords(chunk)).toBeLessThanOrEqual(3);
      expect(chunk.replace(/\bI\b/g, '')).not.toMatch(/[.?!A-Z]/);
    }
    const letters = (text: string) =>
      [...text.toLowerCase().replace(/[^a-z]/g, '')].sort().join('');
    for (const other of accepted) {
      expect(other).not.toBe(answer);
      expect(letters(other)).toBe(letters(answer));
    }
    expect(explanation).not.toContain(answer);
  },
);
