import { expect, it } from 'vitest';
import { interviewQuestions } from '../../content/interview/questions.ts';
import { RECORDING_LIMITS_MS } from '../../kit/media/recording.logic.ts';
import { formatTimeLeft } from '../../kit/media/recording-clock.logic.ts';
import { announceRecording } from './announce-recording.logic.ts';
import { startInterview, startRecording, stopRecording } from './interview.logic.ts';

it.each([
  [119_001, '2:00'],
  [65_000, '1:05'],
  [1, '0:01'],
  [0, '0:00'],
])('shows %i ms as %s', (leftMs, text) => {
  expect(formatTimeLeft(leftMs)).toBe(text);
});

const started = startInterview(interviewQuestions.us.easy);

it.each([
  ['real', 60_001, 'Recording'],
  ['real', 60_000, '1 minute left'],
  ['real', 10_001, '1 minute left'],
  ['real', 0, '10 seconds left'],
  ['simulated', RECORDING_LIMITS_MS.simulated, 'Recording'],
  ['simulated', 0, 'Recording'],
] as const)('announces of a %s recording with %i ms left "%s"', (mode, leftMs, text) => {
  expect(announceRecording(startRecording(started, mode, 0), leftMs)).toBe(text);
});

it('announces that it is complete, and nothing of one that has not begun', () => {
  const recorded = stopRecording(startRecording(started, 'real', 0), 1000, null);
  expect(announceRecording(recorded, 0)).toBe('Recording Complete');
  expect(announceRecording(started, 0)).toBe('');
});
