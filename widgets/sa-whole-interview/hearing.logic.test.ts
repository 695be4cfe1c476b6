import { describe, expect, it } from 'vitest';
import {
  compareAnswers,
  countFillers,
  describeVoice,
  hear,
  NOTHING_HEARD,
} from './hearing.logic.ts';
import type { Answer } from './run.logic.ts';

describe('hear', () => {
  it.each([
    [
      'a silence before the first word',
      [
        [false, 0],
        [true, 5000],
      ],
      [],
    ],
    [
      'a silence after the last word',
      [
        [true, 0],
        [false, 4000],
      ],
      [],
    ],
    [
      'a breath',
      [
        [true, 0],
        [false, 500],
        [true, 1999],
      ],
      [],
    ],
    [
      'two seconds between words',
      [
        [true, 0],
        [false, 500],
        [true, 2000],
      ],
      [2000],
    ],
    [
      'two pauses',
      [
        [true, 0],
        [true, 3000],
        [true, 3100],
        [true, 7100],
      ],
      [3000, 4000],
    ],
  ] as [string, [boolean, number][], number[]][])(
    'counts %s as pauses of %j',
    (_, moments, pauses) => {
      const heard = moments.reduce(
        (hearing, [isVoice, nowMs]) => hear(hearing, isVoice, nowMs),
        NOTHING_HEARD,
      );
      expect(heard.pausesMs).toEqual(pauses);
    },
  );
});

describe('countFillers', () => {
  it('counts sounds and phrases, not parts of words', () => {
    expect(countFillers('Um, I mean, the umbrella, um, is actually er you know basic')).toEqual([
      { words: 'um', times: 2 },
      { words: 'er', times: 1 },
      { words: 'actually', times: 1 },
      { words: 'you know', times: 1 },
      { words: 'i mean', times: 1 },
    ]);
  });

  it('counts one that follows itself', () => {
    expect(countFillers('um um um')).toEqual([{ words: 'um', times: 3 }]);
  });
});

describe('describeVoice', () => {
  it.each([
    [
      9000,
      'um um',
      [3000],
      ['Your answer lasted 9 seconds: too short to judge. Answer in two or three sentences.'],
    ],
    [30_000, null, null, ['Your answer lasted 30 seconds.']],
    [30_000, null, [], ['Your answer lasted 30 seconds.', 'No pause of two seconds or more.']],
    [
      30_000,
      null,
      [2400, 4900],
      ['Your answer lasted 30 seconds.', '2 pauses of two seconds or more, the longest 4 seconds.'],
    ],
  ])('of %i ms with %j heard and pauses %j says %j', (durationMs, heard, pausesMs, sentences) => {
    expect(describeVoice({ durationMs, heard, pausesMs })).toEqual(sentences);
  });

  it('names pace and fillers where speech was recognised', () => {
    const heard = `um ${'word '.repeat(65)}`;
    expect(describeVoice({ durationMs: 30_000, heard, pausesMs: null }).slice(1)).toEqual([
      'You spoke about 132 words per minute: the pace of a conversation, easy to follow.',
      'Filler words recognised: “um” 1 time.',
    ]);
  });
});

describe('compareAnswers', () => {
  const answer = (part: Partial<Answer>): Answer => ({
    questionId: 'us-payer',
    marks: [],
    typed: '',
    voice: null,
    followUp: null,
    ...part,
  });
  const voice = (durationMs: number) => ({ durationMs, heard: null, pausesMs: null });

  it.each([
    [{}, {}, []],
    [{ typed: 'a' }, { typed: 'b' }, []],
    [
      { voice: voice(41_000) },
      { voice: voice(24_000) },
      ['Last time your answer lasted 24 seconds, this time 41 seconds.'],
    ],
    [{ marks: ['A', 'B'] }, { marks: ['B', 'A'] }, []],
    [{ marks: ['A'] }, { marks: [] }, []],
    [{ marks: ['A'] }, { marks: ['B', 'A'] }, ['Last time you ticked “A”, “B”, this time “A”.']],
  ])('of %j and %j says %j', (now, before, sentences) => {
    expect(compareAnswers(answer(now), answer(before))).toEqual(sentences);
  });
});
