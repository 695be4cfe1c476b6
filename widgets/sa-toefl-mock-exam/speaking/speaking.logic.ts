import type { SpeakingTask } from '../../content/toefl/types.ts';
import { type Countdown, hasEnded, startCountdown } from '../../kit/exam/countdown.logic.ts';

/**
 * The visitor's place within one speaking task. In `ready` the preparation is over and the speaking
 * button shows; after `recorded` the task can be prepared again.
 */
export type SpeakingPhase =
  | { name: 'idle' | 'ready' | 'recorded' }
  | { name: 'preparing' | 'speaking'; countdown: Countdown };

export const IDLE: SpeakingPhase = { name: 'idle' };

/** Start Preparation; without effect while a countdown runs or the task is ready. */
export function startPreparation(
  phase: SpeakingPhase,
  task: SpeakingTask,
  nowMs: number,
): SpeakingPhase {
  if (phase.name !== 'idle' && phase.name !== 'recorded') return phase;
  return { name: 'preparing', countdown: startCountdown(task.preparationTime * 1000, nowMs) };
}

/** Start Speaking; without effect before the preparation is over. */
export function startSpeaking(
  phase: SpeakingPhase,
  task: SpeakingTask,
  nowMs: number,
): SpeakingPhase {
  if (phase.name !== 'ready') return phase;
  return { name: 'speaking', countdown: startCountdown(task.speakingTime * 1000, nowMs) };
}

/** The phase at `nowMs`. Speaking never starts by itself, however long the tab was frozen. */
export function advancePhase(phase: SpeakingPhase, nowMs: number): SpeakingPhase {
  if (!('countdown' in phase) || !hasEnded(phase.countdown, nowMs)) return phase;
  return { name: phase.name === 'preparing' ? 'ready' : 'recorded' };
}

/** The recording has ended, perhaps before the time is up: a microphone can be unplugged. */
export function endSpeaking(phase: SpeakingPhase): SpeakingPhase {
  return phase.name === 'speaking' ? { name: 'recorded' } : phase;
}
