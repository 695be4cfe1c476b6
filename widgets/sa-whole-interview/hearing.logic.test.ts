import { expect, it } from 'vitest';
import {
  compareAnswers,
  countFillers,
  describeVoice,
  hear,
  isShort,
  NOTHING_HEARD,
} from './hearing.logic.ts';
import type { Answer } from './run.logic.ts';

/** Silence at a moment is negative. */
it.each([
  ['a silence before the first word', [-1, 5000], []],
  ['a silence after the last word', [1, -4000], []],
  ['a breath', [1, -500, 2000], []],
  ['two seconds between words', [1, -500, 2001], [2000]],
  ['two pauses', [1, 3001, 3100, 7100], [3000, 4000]],
])('counts %s as pauses of %j', (_, moments, pauses) => {
  const heard = moments.reduce(
    (hearing, moment) => hear(hearing, moment > 0, Math.abs(moment)),
    NOTHING_HEARD,
  );
  expect(heard.pausesMs).toEqual(pauses);
});

it('counts fillers, not parts of words, and one that follows itself', () => {
  expect(countFillers('Um, I mean, the umbrella, um um, is you know basic')).toEqual([
    { words: 'um', times: 3 },
    { words: 'you know', times: 1 },
    { words: 'i mean', times: 1 },
  ]);
});

const steady = `um ${'word '.repeat(65)}`;

it.each([
  [
    9000,
    'um um',
    [3000],
    'Your answer lasted 9 seconds: too short to judge. Answer in two or three sentences.',
  ],
  [30_000, null, null, 'Your answer lasted 30 seconds.'],
  [30_000, null, [], 'Your answer lasted 30 seconds. No pause of two seconds or more.'],
  [
    30_000,
    steady,
    [2400, 4900],
    'Your answer lasted 30 seconds. You spoke about 132 words per minute: the pace of a conversation, easy to follow. 2 pauses of two seconds or more, the longest 4 seconds. Filler words recognised: “um” 1 time.',
  ],
])('describes %i ms with %j heard and pauses %j', (durationMs, heard, pausesMs, text) => {
  expect(describeVoice({ durationMs, heard, pausesMs }).join(' ')).toBe(text);
});

const answer = (part: Partial<Answer>): Answer => ({
  questionId: 'us-payer',
  marks: [],
  typed: '',
  voice: null,
  followUp: null,
  ...part,
});
const lasting = (durationMs: number) => ({ voice: { durationMs, heard: null, pausesMs: null } });

it.each([
  [{ typed: 'a' }, { typed: 'b' }, []],
  [
    lasting(41_000),
    lasting(24_000),
    ['Last time your answer lasted 24 seconds, this time 41 seconds.'],
  ],
  [{ marks: ['A', 'B'] }, { marks: ['B', 'A'] }, []],
  [{ marks: ['A'] }, { marks: [] }, []],
  [{ marks: ['A'] }, { marks: ['B', 'A'] }, ['Last time you ticked “A”, “B”, this time “A”.']],
])('says of %j after %j %j', (now, before, sentences) => {
  expect(compareAnswers(answer(now), answer(before))).toEqual(sentences);
});

it.each([
  ['nothing', '', null, false],
  ['nine words', 'one two three four five six seven eight nine', null, true],
  ['ten words', 'one two three four five six seven eight nine ten', null, false],
  ['nine seconds', '', 9999, true],
  ['ten seconds', 'Yes', 10_000, false],
])('takes %s for a short answer or not', (_, typed, durationMs, expected) => {
  const voice = durationMs === null ? null : { durationMs, heard: null, pausesMs: null };
  const answer = { questionId: 'q', marks: ['Because'], typed, voice, followUp: null };
  expect(isShort(answer)).toBe(expected);
});
