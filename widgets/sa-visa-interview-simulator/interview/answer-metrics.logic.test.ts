import { describe, expect, it } from 'vitest';
import { interviewQuestions } from '../../content/interview/questions.ts';
import { describeMetrics, measureAnswer } from '../../kit/media/answer-metrics.logic.ts';
import type { RecordedAnswer } from '../../kit/media/recording.logic.ts';
import { type Interview, NO_INTERVIEW } from './interview.logic.ts';
import { describeSummary, summariseInterview } from './interview-summary.logic.ts';

const speak = (wordCount: number) => 'word '.repeat(wordCount);

const answerOf = (changes: Partial<RecordedAnswer>): RecordedAnswer => ({
  questionId: 'us-easy-1',
  mode: 'real',
  durationMs: 60_000,
  transcript: null,
  ...changes,
});

it.each([
  [60_000, 109, 60, 109, 'slow'],
  [60_000, 110, 60, 110, 'steady'],
  [60_000, 160, 60, 160, 'steady'],
  [60_000, 161, 60, 161, 'fast'],
  [42_400, 100, 42, 142, 'steady'],
  [10_000, 20, 10, 120, 'steady'],
  [9999, 20, 9, null, null],
  [60_000, 0, 60, null, null],
])('measures %i ms with %i words', (durationMs, words, lengthSeconds, wordsPerMinute, pace) => {
  expect(measureAnswer(answerOf({ durationMs, transcript: speak(words) }))).toEqual({
    lengthSeconds,
    isTooShort: durationMs < 10_000,
    wordsPerMinute,
    pace,
  });
});

it.each<[Partial<RecordedAnswer>, string]>([
  [
    { mode: 'simulated', transcript: speak(120) },
    'This answer was simulated: nothing was recorded.',
  ],
  [{}, 'Your answer lasted 1 minute.'],
  [
    { durationMs: 3000, transcript: speak(9) },
    'Your answer lasted 3 seconds: too short to judge. Answer in two or three sentences.',
  ],
  [
    { transcript: speak(130) },
    'Your answer lasted 1 minute. You spoke about 130 words per minute: the pace of a conversation, easy to follow.',
  ],
  [
    { transcript: speak(200) },
    'Your answer lasted 1 minute. You spoke about 200 words per minute: fast. Take a breath after each sentence.',
  ],
  [
    { transcript: speak(80) },
    'Your answer lasted 1 minute. You spoke about 80 words per minute: slower than most conversations. That is fine if the pauses were for thinking.',
  ],
])('describes %j', (changes, text) => {
  expect(describeMetrics(measureAnswer(answerOf(changes))).join(' ')).toBe(text);
});

describe('the summary', () => {
  const interview: Interview = {
    ...NO_INTERVIEW,
    questions: interviewQuestions.us.easy,
    answers: [
      answerOf({ durationMs: 42_000 }),
      answerOf({ questionId: 'us-easy-2', mode: 'simulated', durationMs: 5000 }),
      answerOf({ questionId: 'us-easy-3', durationMs: 18_000, transcript: speak(36) }),
    ],
  };

  it('has each answer beside its question, and adds up the recordings alone', () => {
    const { lines, ...sums } = summariseInterview(interview);
    expect(lines.map(({ question }) => question)).toEqual(interviewQuestions.us.easy);
    expect(lines.map(({ answer }) => answer)).toEqual(interview.answers);
    expect(lines[2]?.metrics.wordsPerMinute).toBe(120);
    expect(sums).toEqual({ recordedCount: 2, totalSeconds: 60 });
  });

  it.each([
    [3, 65, 'You answered 3 questions. 3 answers recorded, 1 minute 5 seconds in all.'],
    [1, 0, 'You answered 3 questions. 1 answer recorded, 0 seconds in all.'],
    [0, 0, 'You answered 3 questions. Nothing was recorded.'],
  ])('words %i recordings with %i seconds', (recordedCount, totalSeconds, text) => {
    expect(
      describeSummary({ lines: Array(3).fill({ answer: {} }), recordedCount, totalSeconds }),
    ).toBe(text);
  });
});
