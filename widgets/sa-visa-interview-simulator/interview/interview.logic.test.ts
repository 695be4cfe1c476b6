import { describe, expect, it } from 'vitest';
import { interviewQuestions } from '../../content/interview/questions.ts';
import { RECORDING_LIMITS_MS, timeLeftMs } from '../../kit/media/recording.logic.ts';
import {
  abandonRecording,
  findQuestion,
  goToNextQuestion,
  type Interview,
  NO_INTERVIEW,
  retakeAnswer,
  startInterview,
  startRecording,
  stopRecording,
  toggleSampleAnswer,
} from './interview.logic.ts';

const questions = interviewQuestions.us.easy;
const started = startInterview(questions);
const recording = startRecording(started, 'real', 1000);
const recorded = stopRecording(recording, 43_000, 'I compared six courses.');

const answer = (interview: Interview) =>
  stopRecording(startRecording(interview, 'simulated', 0), 5000, null);
const complete = questions.reduce((interview) => goToNextQuestion(answer(interview)), started);

describe('startInterview', () => {
  it('shows the first of the questions', () => {
    expect(started).toMatchObject({ phase: 'question', position: 0, answers: [] });
    expect(findQuestion(started)).toBe(questions[0]);
  });

  it('stays at the setup without questions', () => {
    expect(startInterview(interviewQuestions.uk.hard)).toBe(NO_INTERVIEW);
    expect(NO_INTERVIEW.phase).toBe('setup');
  });
});

describe('a recording', () => {
  it('ends after 120 s, or after 5 s when simulated', () => {
    expect(RECORDING_LIMITS_MS).toEqual({ real: 120_000, simulated: 5000 });
  });

  it('becomes the answer when it is stopped', () => {
    expect(recording).toMatchObject({ phase: 'recording', answers: [] });
    expect(recorded).toMatchObject({ phase: 'recorded', recording: null });
    expect(recorded.answers).toEqual([
      {
        questionId: 'us-easy-1',
        mode: 'real',
        durationMs: 42_000,
        transcript: 'I compared six courses.',
      },
    ]);
  });

  it.each([
    ['real', 1000, 120_000],
    ['real', 31_000, 90_000],
    ['real', 121_000, 0],
    ['real', 999_000, 0],
    ['simulated', 3000, 3000],
    ['simulated', 7000, 0],
    ['real', 500, 120_000],
    ['real', Number.NaN, 120_000],
  ] as const)('in mode %s has at %i ms %i ms left', (mode, nowMs, leftMs) => {
    expect(timeLeftMs(startRecording(started, mode, 1000), nowMs)).toBe(leftMs);
  });

  it.each([
    ['a sleeping page', 'real', 900_000, 120_000],
    ['a late timer', 'simulated', 6300, 5000],
    ['a clock set back', 'real', 200, 0],
    ['a clock that fails', 'real', Number.NaN, 0],
  ] as const)('has a length within its limit after %s', (_, mode, nowMs, durationMs) => {
    const stopped = stopRecording(startRecording(started, mode, 1000), nowMs, null);
    expect(stopped.answers[0]?.durationMs).toBe(durationMs);
  });

  it('starts only at a question that has no answer yet', () => {
    for (const interview of [NO_INTERVIEW, recording, recorded, complete]) {
      expect(startRecording(interview, 'real', 0)).toBe(interview);
    }
  });

  it('stops only while it runs', () => {
    for (const interview of [NO_INTERVIEW, started, recorded, complete]) {
      expect(stopRecording(interview, 0, null)).toBe(interview);
      expect(timeLeftMs(interview, 0)).toBe(0);
    }
  });

  it('can be given up without an answer and started again', () => {
    expect(abandonRecording(recording)).toEqual(started);
    expect(abandonRecording(recorded)).toBe(recorded);
    expect(startRecording(abandonRecording(recording), 'simulated', 0).phase).toBe('recording');
  });
});

describe('retakeAnswer', () => {
  it('takes back the answer that has just been recorded, and no other', () => {
    const second = answer(goToNextQuestion(recorded));
    const retaken = retakeAnswer(second);
    expect(retaken).toMatchObject({ phase: 'question', position: 1 });
    expect(retaken.answers).toEqual(recorded.answers);
    expect(answer(retaken).answers).toHaveLength(2);
  });

  it('does nothing before an answer and after the last question', () => {
    for (const interview of [NO_INTERVIEW, started, recording, complete]) {
      expect(retakeAnswer(interview)).toBe(interview);
    }
  });
});

describe('toggleSampleAnswer', () => {
  it('shows and hides it, before and after the answer', () => {
    for (const interview of [started, recording, recorded]) {
      const shown = toggleSampleAnswer(interview);
      expect(shown).toEqual({ ...interview, isSampleShown: true });
      expect(toggleSampleAnswer(shown)).toEqual(interview);
    }
  });

  it('does nothing where no question shows', () => {
    expect(toggleSampleAnswer(NO_INTERVIEW)).toBe(NO_INTERVIEW);
    expect(toggleSampleAnswer(complete)).toBe(complete);
  });
});

describe('goToNextQuestion', () => {
  it('waits for an answer', () => {
    for (const interview of [NO_INTERVIEW, started, recording, complete]) {
      expect(goToNextQuestion(interview)).toBe(interview);
    }
  });

  it('shows the next question, with no recording and no sample answer, and keeps the answers', () => {
    const next = goToNextQuestion(toggleSampleAnswer(recorded));
    expect(next).toEqual({ ...recorded, phase: 'question', position: 1, isSampleShown: false });
    expect(findQuestion(next)).toBe(questions[1]);
  });

  it('completes the interview after the last question', () => {
    expect(complete.phase).toBe('complete');
    expect(findQuestion(complete)).toBeUndefined();
    expect(complete.answers.map(({ questionId }) => questionId)).toEqual([
      'us-easy-1',
      'us-easy-2',
      'us-easy-3',
    ]);
  });

  it('completes an interview of one question after the first', () => {
    const single = startInterview(interviewQuestions.ca.easy);
    expect(goToNextQuestion(answer(single)).phase).toBe('complete');
  });
});
