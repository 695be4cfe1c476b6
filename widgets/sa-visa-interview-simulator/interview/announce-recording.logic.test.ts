import { describe, expect, it } from 'vitest';
import { interviewQuestions } from '../../content/interview/questions.ts';
import type { RecordingMode } from '../../kit/media/recording.logic.ts';
import { formatTimeLeft } from '../../kit/media/recording-clock.logic.ts';
import { announceRecording } from './announce-recording.logic.ts';
import { NO_INTERVIEW, startInterview, startRecording, stopRecording } from './interview.logic.ts';

describe('formatTimeLeft', () => {
  it.each([
    [120_000, '2:00'],
    [119_999, '2:00'],
    [119_000, '1:59'],
    [65_000, '1:05'],
    [1, '0:01'],
    [0, '0:00'],
  ])('shows %i ms as %s', (leftMs, text) => {
    expect(formatTimeLeft(leftMs)).toBe(text);
  });
});

describe('announceRecording', () => {
  const started = startInterview(interviewQuestions.us.easy);
  const recording = (mode: RecordingMode) => startRecording(started, mode, 0);

  it.each([
    ['real', 120_000, 'Recording'],
    ['real', 60_001, 'Recording'],
    ['real', 60_000, '1 minute left'],
    ['real', 10_001, '1 minute left'],
    ['real', 10_000, '10 seconds left'],
    ['real', 0, '10 seconds left'],
    ['simulated', 5000, 'Recording'],
    ['simulated', 0, 'Recording'],
  ] as const)('says of a %s one with %i ms left "%s"', (mode, leftMs, text) => {
    expect(announceRecording(recording(mode), leftMs)).toBe(text);
  });

  it('says that it is complete, and nothing of one that has not begun', () => {
    const recorded = stopRecording(recording('real'), 1000, null);
    expect(announceRecording(recorded, 0)).toBe('Recording Complete');
    expect(announceRecording(started, 0)).toBe('');
    expect(announceRecording(NO_INTERVIEW, 0)).toBe('');
  });
});
