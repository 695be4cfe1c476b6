import { describe, expect, it } from 'vitest';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import { remainingMs } from '../../kit/exam/countdown.logic.ts';
import {
  advancePhase,
  endSpeaking,
  IDLE,
  startPreparation,
  startSpeaking,
} from './speaking.logic.ts';

const nowMs = 1_000_000;
const rubric = { delivery: '', language_use: '', topic_development: '' };
const task: SpeakingTask = {
  id: 'task',
  prompt: 'Speak.',
  preparationTime: 15,
  speakingTime: 45,
  rubric,
  modelAnswer: '',
};
const preparing = startPreparation(IDLE, task, nowMs);
const ready = advancePhase(preparing, nowMs + 15_000);
const speaking = startSpeaking(ready, task, nowMs);
const recorded = advancePhase(speaking, nowMs + 45_000);
const leftMs = (phase: typeof IDLE) =>
  'countdown' in phase ? remainingMs(phase.countdown, nowMs) : null;

describe('a speaking task', () => {
  it('goes from idle over preparing, ready and speaking to recorded', () => {
    const names = [IDLE, preparing, ready, speaking, recorded].map(({ name }) => name);
    expect(names).toEqual(['idle', 'preparing', 'ready', 'speaking', 'recorded']);
  });

  it.each([
    [15, 45],
    [20, 60],
  ])('takes its %i s and %i s from the data', (preparationTime, speakingTime) => {
    const timed = { ...task, preparationTime, speakingTime };
    expect(leftMs(startPreparation(IDLE, timed, nowMs))).toBe(preparationTime * 1000);
    expect(leftMs(startSpeaking(ready, timed, nowMs))).toBe(speakingTime * 1000);
  });

  it('offers the speaking button only when the preparation has reached 0', () => {
    expect(advancePhase(preparing, nowMs + 14_999)).toBe(preparing);
    expect(startSpeaking(preparing, task, nowMs + 14_999)).toBe(preparing);
    expect(startSpeaking(IDLE, task, nowMs)).toBe(IDLE);
  });

  it('records until 0 and no longer', () => {
    expect(advancePhase(speaking, nowMs + 44_999)).toBe(speaking);
    expect(advancePhase(speaking, nowMs + 45_000).name).toBe('recorded');
  });

  it('does not begin to speak by itself while a tab is frozen', () => {
    expect(advancePhase(preparing, nowMs + 600_000).name).toBe('ready');
  });

  it.each([
    ['preparing', preparing],
    ['ready', ready],
    ['speaking', speaking],
  ])('does not start its preparation again while it is %s', (_, phase) => {
    expect(startPreparation(phase, task, nowMs)).toBe(phase);
  });

  it('can be prepared again once it is recorded', () => {
    expect(startPreparation(recorded, task, nowMs).name).toBe('preparing');
  });

  it.each([
    ['idle', IDLE],
    ['ready', ready],
    ['recorded', recorded],
  ])('waits while it is %s', (_, phase) => {
    expect(advancePhase(phase, nowMs + 600_000)).toBe(phase);
  });

  it('is recorded as soon as the recording is there, even before the time is up', () => {
    expect(endSpeaking(speaking).name).toBe('recorded');
    expect(endSpeaking(preparing)).toBe(preparing);
  });
});
