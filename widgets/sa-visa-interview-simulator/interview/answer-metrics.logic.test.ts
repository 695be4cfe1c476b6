import { describe, expect, it } from 'vitest';
import { interviewQuestions } from '../../content/interview/questions.ts';
import { describeMetrics, measureAnswer } from '../../kit/media/answer-metrics.logic.ts';
import type { RecordedAnswer } from '../../kit/media/recording.logic.ts';
import { type Interview, NO_INTERVIEW } from './interview.logic.ts';
import { describeSummary, summariseInterview } from './interview-summary.logic.ts';

const speak = (wordCount: number) => Array(wordCount).fill('word').join(' ');

const answerOf = (changes: Partial<RecordedAnswer>): RecordedAnswer => ({
  questionId: 'us-easy-1',
  mode: 'real',
  durationMs: 60_000,
  transcript: null,
  ...changes,
});

describe('measureAnswer', () => {
  it.each([
    [30_000, 65, 30, 130, 'steady'],
    [60_000, 109, 60, 109, 'slow'],
    [60_000, 110, 60, 110, 'steady'],
    [60_000, 160, 60, 160, 'steady'],
    [60_000, 161, 60, 161, 'fast'],
    [42_400, 100, 42, 142, 'steady'],
    [10_000, 20, 10, 120, 'steady'],
    [9999, 20, 9, null, null],
    [0, 10, 0, null, null],
    [60_000, 0, 60, null, null],
  ])('of %i ms with %i words', (durationMs, wordCount, lengthSeconds, wordsPerMinute, pace) => {
    expect(measureAnswer(answerOf({ durationMs, transcript: speak(wordCount) }))).toEqual({
      lengthSeconds,
      isTooShort: durationMs < 10_000,
      wordsPerMinute,
      pace,
    });
  });

  it('has no pace without speech recognition', () => {
    expect(measureAnswer(answerOf({}))).toEqual({
      lengthSeconds: 60,
      isTooShort: false,
      wordsPerMinute: null,
      pace: null,
    });
  });

  it('counts words between any white space', () => {
    const transcript = `  ${speak(60)}\n\t${speak(60)}  `;
    expect(measureAnswer(answerOf({ transcript })).wordsPerMinute).toBe(120);
  });

  it('measures nothing in a simulation', () => {
    expect(measureAnswer(answerOf({ mode: 'simulated', transcript: speak(120) }))).toEqual({
      lengthSeconds: null,
      isTooShort: false,
      wordsPerMinute: null,
      pace: null,
    });
  });
});

describe('describeMetrics', () => {
  it.each([
    [{ mode: 'simulated' }, ['This answer was simulated: nothing was recorded.']],
    [{}, ['Your answer lasted 1 minute.']],
    [
      { durationMs: 3000, transcript: speak(9) },
      ['Your answer lasted 3 seconds: too short to judge. Answer in two or three sentences.'],
    ],
    [
      { transcript: speak(130) },
      [
        'Your answer lasted 1 minute.',
        'You spoke about 130 words per minute: the pace of a conversation, easy to follow.',
      ],
    ],
    [
      { transcript: speak(200) },
      [
        'Your answer lasted 1 minute.',
        'You spoke about 200 words per minute: fast. Take a breath after each sentence.',
      ],
    ],
    [
      { transcript: speak(80) },
      [
        'Your answer lasted 1 minute.',
        'You spoke about 80 words per minute: slower than most conversations. That is fine if the pauses were for thinking.',
      ],
    ],
  ] as const)('of %j', (changes, sentences) => {
    expect(describeMetrics(measureAnswer(answerOf(changes)))).toEqual(sentences);
  });
});

describe('summariseInterview', () => {
  const interview: Interview = {
    ...NO_INTERVIEW,
    phase: 'complete',
    questions: interviewQuestions.us.easy,
    position: 3,
    answers: [
      answerOf({ durationMs: 42_000 }),
      answerOf({ questionId: 'us-easy-2', mode: 'simulated', durationMs: 5000 }),
      answerOf({ questionId: 'us-easy-3', durationMs: 18_000, transcript: speak(36) }),
    ],
  };

  it('puts each answer beside its question', () => {
    const { lines } = summariseInterview(interview);
    expect(lines.map(({ question }) => question)).toEqual(interviewQuestions.us.easy);
    expect(lines.map(({ answer }) => answer)).toEqual(interview.answers);
    expect(lines[2]?.metrics).toMatchObject({
      lengthSeconds: 18,
      wordsPerMinute: 120,
      pace: 'steady',
    });
  });

  it('adds up the recordings and leaves simulations out', () => {
    expect(summariseInterview(interview)).toMatchObject({ recordedCount: 2, totalSeconds: 60 });
  });

  it('counts a recording of no length as one', () => {
    const short = { ...interview, answers: [answerOf({ durationMs: 0 })] };
    expect(summariseInterview(short)).toMatchObject({ recordedCount: 1, totalSeconds: 0 });
  });

  it('is empty before the first answer', () => {
    expect(summariseInterview(NO_INTERVIEW)).toEqual({
      lines: [],
      recordedCount: 0,
      totalSeconds: 0,
    });
  });
});

describe('describeSummary', () => {
  const lines = Array(3).fill({});

  it.each([
    [3, 65, 'You answered 3 questions. 3 answers recorded, 1 minute 5 seconds in all.'],
    [1, 1, 'You answered 3 questions. 1 answer recorded, 1 second in all.'],
    [0, 0, 'You answered 3 questions. Nothing was recorded.'],
  ])('of %i recordings with %i seconds', (recordedCount, totalSeconds, text) => {
    expect(describeSummary({ lines, recordedCount, totalSeconds })).toBe(text);
  });
});
