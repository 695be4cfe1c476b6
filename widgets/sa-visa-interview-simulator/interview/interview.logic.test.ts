import { expect, it } from 'vitest';
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

it('leads from the first question over each answer to the end', () => {
  expect(started).toMatchObject({ phase: 'question', position: 0, answers: [] });
  expect(findQuestion(started)).toBe(questions[0]);
  expect(recording).toMatchObject({ phase: 'recording', answers: [] });
  const { id } = questions[0] ?? {};
  const transcript = 'I compared six courses.';
  expect(recorded).toMatchObject({
    phase: 'recorded',
    recording: null,
    answers: [{ questionId: id, mode: 'real', durationMs: 42_000, transcript }],
  });
  const next = goToNextQuestion(toggleSampleAnswer(recorded));
  expect(next).toEqual({ ...recorded, phase: 'question', position: 1, isSampleShown: false });
  expect(complete.phase).toBe('complete');
  expect(findQuestion(complete)).toBeUndefined();
  expect(complete.answers.map(({ questionId }) => questionId)).toEqual(
    questions.map((question) => question.id),
  );
});

it('stays at the setup without questions', () => {
  expect(startInterview(interviewQuestions.uk.hard)).toBe(NO_INTERVIEW);
});

it('records for 120 s, or for 5 s when simulated', () => {
  expect(RECORDING_LIMITS_MS).toEqual({ real: 120_000, simulated: 5000 });
});

it.each([
  ['a while', 'real', 31_000, 30_000],
  ['a sleeping page', 'real', 900_000, RECORDING_LIMITS_MS.real],
  ['a late timer', 'simulated', 6300, RECORDING_LIMITS_MS.simulated],
  ['a clock set back', 'real', 200, 0],
  ['a clock that fails', 'real', Number.NaN, 0],
] as const)('has a length within its limit after %s', (_, mode, nowMs, durationMs) => {
  const running = startRecording(started, mode, 1000);
  expect(timeLeftMs(running, nowMs)).toBe(RECORDING_LIMITS_MS[mode] - durationMs);
  expect(stopRecording(running, nowMs, null).answers[0]?.durationMs).toBe(durationMs);
});

const phases = { setup: NO_INTERVIEW, started, recording, recorded, complete };

it.each<[string, (interview: Interview) => Interview, (keyof typeof phases)[]]>([
  ['startRecording', (interview) => startRecording(interview, 'real', 0), ['started']],
  ['stopRecording', (interview) => stopRecording(interview, 0, null), ['recording']],
  ['abandonRecording', abandonRecording, ['recording']],
  ['retakeAnswer', retakeAnswer, ['recorded']],
  ['goToNextQuestion', goToNextQuestion, ['recorded']],
  ['toggleSampleAnswer', toggleSampleAnswer, ['started', 'recording', 'recorded']],
])('%s changes an interview in its own phases only', (_, act, own) => {
  const changed = Object.entries(phases).filter(([, interview]) => act(interview) !== interview);
  expect(changed.map(([name]) => name)).toEqual(own);
});

it('gives up a recording without an answer, and takes back the latest answer alone', () => {
  expect(abandonRecording(recording)).toEqual(started);
  const retaken = retakeAnswer(answer(goToNextQuestion(recorded)));
  expect(retaken).toMatchObject({ phase: 'question', position: 1, answers: recorded.answers });
});

it('shows and hides the sample answer', () => {
  const shown = toggleSampleAnswer(recorded);
  expect(shown).toEqual({ ...recorded, isSampleShown: true });
  expect(toggleSampleAnswer(shown)).toEqual(recorded);
});
