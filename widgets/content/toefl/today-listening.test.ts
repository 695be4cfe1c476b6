import { describe, expect, it } from 'vitest';
import { drills as listeningDrills } from './today-drills-listening.ts';
import { drills as speakingDrills } from './today-drills-speaking.ts';
import { drills as writingDrills } from './today-drills-writing.ts';
import { listening as listeningOne } from './today-one-listening.ts';
import { speaking as speakingOne } from './today-one-speaking.ts';
import { writing as writingOne } from './today-one-writing.ts';
import { listening as listeningTwo } from './today-two-listening.ts';
import { speaking as speakingTwo } from './today-two-speaking.ts';
import { writing as writingTwo } from './today-two-writing.ts';
import type { ListeningStage } from './today-types.ts';

/** What is answered by choosing: after a prompt, or one of the questions on a longer text. */
interface Choice {
  id: string;
  heard: string;
  options: readonly string[];
  answer: number;
  explanation: string;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const quotesOf = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
const spokenWords = (transcript: string) => countWords(transcript.replace(/^[A-Z][a-z]+: /gm, ''));

const longTextsOf = ({ conversations, announcements, talks }: ListeningStage) => [
  ...conversations,
  ...announcements,
  ...talks,
];
const promptChoices = (stage: ListeningStage): Choice[] =>
  stage.prompts.map((prompt) => ({
    ...prompt,
    heard: [prompt.prompt, ...prompt.options].join('\n'),
  }));
const textChoices = (stage: ListeningStage): Choice[] =>
  longTextsOf(stage).flatMap(({ transcript, questions }) =>
    questions.map((question) => ({ ...question, heard: transcript })),
  );
const choicesOf = (stage: ListeningStage) => [...promptChoices(stage), ...textChoices(stage)];
const keyLength = ({ options, answer }: Choice) => options[answer]?.length ?? 0;
const otherLengths = ({ options, answer }: Choice) =>
  options.filter((_, index) => index !== answer).map((option) => option.length);

const sets = [
  { name: 'set 1', prefix: 't1', ...listeningOne, writing: writingOne, speaking: speakingOne },
  { name: 'set 2', prefix: 't2', ...listeningTwo, writing: writingTwo, speaking: speakingTwo },
];
const stages = [...sets.flatMap(({ first, easy, hard }) => [first, easy, hard]), listeningDrills];
const parts = [
  ...sets.map(({ name, first, easy, hard }) => ({
    name,
    choices: [first, easy, hard].flatMap(choicesOf),
  })),
  { name: 'the drills', choices: choicesOf(listeningDrills) },
];
const longTexts = stages.flatMap(longTextsOf);
const choices = parts.flatMap((part) => part.choices);
const sentences = [writingOne, writingTwo, writingDrills].flatMap((part) => part.sentences);
const emails = [writingOne.email, writingTwo.email, ...writingDrills.emails];
const discussions = [writingOne.discussion, writingTwo.discussion, ...writingDrills.discussions];
const repeats = [speakingOne.repeat, speakingTwo.repeat, ...speakingDrills.repeats];
const interviews = [speakingOne.interview, speakingTwo.interview, ...speakingDrills.interviews];
const interviewQuestions = interviews.flatMap(({ id, questions }) =>
  questions.map((question, index) => ({ id: `${id}, question ${index + 1}`, ...question })),
);

describe.each(sets)('$name', ({ prefix, first, easy, hard, writing, speaking }) => {
  it.each([
    { stage: first, name: 'first', prompts: 8, questions: [2, 2, 4] },
    { stage: easy, name: 'easy', prompts: 5, questions: [2, 2, 2] },
    { stage: hard, name: 'hard', prompts: 3, questions: [2, 2, 4] },
  ])('has what the $name stage of Listening has', ({ stage, name, prompts, questions }) => {
    expect(stage.prompts).toHaveLength(prompts);
    expect(longTextsOf(stage).map((text) => text.questions.length)).toEqual(questions);
    expect(stage.conversations).toHaveLength(name === 'easy' ? 2 : 1);
    expect(stage.talks).toHaveLength(name === 'easy' ? 0 : 1);
  });

  it('has ten sentences to build, seven to repeat and four questions of an interview', () => {
    expect(writing.sentences).toHaveLength(10);
    expect(speaking.repeat.sentences).toHaveLength(7);
    expect(speaking.interview.questions).toHaveLength(4);
  });

  it('begins each id with its own letter and number', () => {
    const listening = [first, easy, hard].flatMap((stage) => [
      ...stage.prompts,
      ...longTextsOf(stage),
    ]);
    for (const { id } of listening) expect(id).toMatch(new RegExp(`^${prefix}-l-`));
    for (const { id } of [...writing.sentences, writing.email, writing.discussion]) {
      expect(id).toMatch(new RegExp(`^${prefix}-w-`));
    }
    for (const { id } of [speaking.repeat, speaking.interview]) {
      expect(id).toMatch(new RegExp(`^${prefix}-s-`));
    }
  });
});

describe('the drills', () => {
  it('have ten items of each task, and twelve after three talks', () => {
    const asked = (texts: readonly { questions: readonly unknown[] }[]) =>
      texts.map(({ questions }) => questions.length);
    expect(listeningDrills.prompts).toHaveLength(10);
    expect(asked(listeningDrills.conversations)).toEqual([2, 2, 2, 2, 2]);
    expect(asked(listeningDrills.announcements)).toEqual([2, 2, 2, 2, 2]);
    expect(asked(listeningDrills.talks)).toEqual([4, 4, 4]);
    expect(writingDrills.sentences).toHaveLength(10);
    expect(writingDrills.emails).toHaveLength(10);
    expect(writingDrills.discussions).toHaveLength(10);
    expect(speakingDrills.repeats.map((task) => task.sentences.length)).toEqual([5, 5]);
    expect(asked(speakingDrills.interviews)).toEqual([4, 3, 3]);
  });
});

describe('an id', () => {
  it('is used once', () => {
    const tasks = [...sentences, ...emails, ...discussions, ...repeats, ...interviews];
    const ids = [...choices, ...longTexts, ...tasks].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a longer text', () => {
  it.each(longTexts)('$id is as long as its kind', ({ kind, transcript }) => {
    const [least, most] = { conversation: [70, 160], announcement: [80, 150], talk: [140, 210] }[
      kind
    ] as [number, number];
    expect(spokenWords(transcript)).toBeGreaterThanOrEqual(least);
    expect(spokenWords(transcript)).toBeLessThanOrEqual(most);
  });

  it.each(longTexts)('$id has the speakers of its kind', ({ kind, transcript }) => {
    const labels = transcript.split('\n').map((line) => line.match(/^([A-Z][a-z]+): /)?.[1]);
    const expected = { conversation: 2, announcement: 0, talk: 1 }[kind];
    expect(new Set(labels.filter(Boolean)).size).toBe(expected);
    if (kind === 'conversation') expect(labels).not.toContain(undefined);
  });

  it.each(longTexts.filter(({ kind }) => kind === 'talk'))(
    '$id says where its facts can be looked up',
    ({ facts }) => {
      expect(facts?.asOf).toMatch(/^2026-\d\d-\d\d$/);
      expect(facts?.source.length).toBeGreaterThan(20);
    },
  );
});

describe('a choice', () => {
  it.each(choices)('$id has four different options and one key among them', (choice) => {
    expect(choice.options).toHaveLength(4);
    expect(new Set(choice.options.map((option) => option.toLowerCase())).size).toBe(4);
    expect([0, 1, 2, 3]).toContain(choice.answer);
  });

  it.each(choices)('$id is explained with words that are heard', ({ explanation, heard }) => {
    expect(explanation.length).toBeGreaterThan(60);
    for (const quote of quotesOf(explanation)) {
      expect(heard.toLowerCase()).toContain(quote.toLowerCase());
    }
  });

  it.each(choices)('$id does not give its key away by length', (choice) => {
    const others = otherLengths(choice);
    expect(keyLength(choice)).toBeLessThanOrEqual(Math.max(...others) * 1.25);
    expect(keyLength(choice)).toBeGreaterThanOrEqual(Math.min(...others) * 0.6);
  });
});

describe.each(parts)('the keys of $name', ({ choices: asked }) => {
  it('are spread evenly over the four places', () => {
    const counts = [0, 1, 2, 3].map((key) => asked.filter(({ answer }) => answer === key).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('are never in the same place three times running', () => {
    expect(asked.map(({ answer }) => answer).join('')).not.toMatch(/(.)\1\1/);
  });

  it('are the longest option in no more than two fifths', () => {
    const longest = asked.filter((choice) => keyLength(choice) > Math.max(...otherLengths(choice)));
    expect(longest.length).toBeLessThanOrEqual(asked.length * 0.4);
  });
});

describe('a sentence to build', () => {
  it.each(sentences)('$id is its chunks with a capital letter and an end', (sentence) => {
    const { answer, chunks } = sentence;
    const joined = chunks.join(' ');
    expect(answer.slice(0, -1)).toBe(`${joined[0]?.toUpperCase()}${joined.slice(1)}`);
    expect(answer).toMatch(/[.?]$/);
  });

  it.each(sentences)('$id has five to eight chunks of one to three words', ({ chunks }) => {
    expect(chunks.length).toBeGreaterThanOrEqual(5);
    expect(chunks.length).toBeLessThanOrEqual(8);
    expect(new Set(chunks).size).toBe(chunks.length);
    for (const chunk of chunks) {
      expect(countWords(chunk)).toBeLessThanOrEqual(3);
      expect(chunk).not.toMatch(/[.?!]/);
    }
  });

  it.each(sentences)('$id has no capital that would show where it begins', ({ chunks }) => {
    for (const chunk of chunks) expect(chunk.replace(/\bI\b/g, '')).not.toMatch(/[A-Z]/);
  });

  it.each(sentences)('$id accepts only other orders of the same chunks', (sentence) => {
    const letters = (text: string) =>
      [...text.toLowerCase().replace(/[^a-z]/g, '')].sort().join('');
    for (const other of sentence.accepted ?? []) {
      expect(other).not.toBe(sentence.answer);
      expect(letters(other)).toBe(letters(sentence.answer));
    }
  });

  it.each(sentences)('$id is explained with words of its own', ({ answer, explanation }) => {
    expect(explanation.length).toBeGreaterThan(60);
    expect(explanation).not.toContain(answer);
  });
});

describe('an email', () => {
  it.each(emails)('$id has three points and a model of 90 to 140 words', (email) => {
    expect(new Set(email.points).size).toBe(3);
    expect(countWords(email.modelAnswer)).toBeGreaterThanOrEqual(90);
    expect(countWords(email.modelAnswer)).toBeLessThanOrEqual(140);
  });

  it.each(emails)('$id is greeted and signed in paragraphs of their own', ({ modelAnswer }) => {
    const paragraphs = modelAnswer.split('\n\n');
    expect(paragraphs[0]).toMatch(/^(Dear|Hi) .+,$/);
    expect(paragraphs.at(-1)).toMatch(/^[^\n]+,\n[^\n]+$/);
    expect(paragraphs.length).toBeGreaterThanOrEqual(5);
  });
});

describe('a discussion', () => {
  it.each(discussions)('$id has a model of 110 to 160 words', ({ modelAnswer }) => {
    expect(countWords(modelAnswer)).toBeGreaterThanOrEqual(110);
    expect(countWords(modelAnswer)).toBeLessThanOrEqual(160);
  });

  it.each(discussions)('$id has a model that answers a student', ({ modelAnswer, posts }) => {
    expect(new Set(posts.map(({ name }) => name)).size).toBe(2);
    expect(posts.some(({ name }) => modelAnswer.includes(name))).toBe(true);
  });
});

describe('sentences to repeat', () => {
  it.each(repeats)('$id rise from five words to about fifteen', ({ sentences: spoken }) => {
    const lengths = spoken.map(countWords);
    expect(lengths[0]).toBe(5);
    expect(lengths.at(-1)).toBeGreaterThanOrEqual(14);
    expect(lengths.at(-1)).toBeLessThanOrEqual(16);
    for (const [index, length] of lengths.entries()) {
      if (index > 0) expect(length).toBeGreaterThan(lengths[index - 1] ?? 0);
    }
  });
});

describe('an interview', () => {
  // 45 seconds at 120 to 140 words a minute.
  it.each(interviewQuestions)('$id has a model of 90 to 105 words', ({ modelAnswer }) => {
    expect(countWords(modelAnswer)).toBeGreaterThanOrEqual(90);
    expect(countWords(modelAnswer)).toBeLessThanOrEqual(105);
  });

  it('asks nothing twice', () => {
    expect(new Set(interviewQuestions.map(({ text }) => text)).size).toBe(18);
  });
});
