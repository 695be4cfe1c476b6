import { expect, it } from 'vitest';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import {
  advancePhase,
  endSpeaking,
  IDLE,
  type SpeakingPhase,
  startPreparation,
  startSpeaking,
} from './speaking.logic.ts';

const nowMs = 1_000_000;
const PREPARATION_MS = 20_000;
const SPEAKING_MS = 60_000;
const task = {
  preparationTime: PREPARATION_MS / 1000,
  speakingTime: SPEAKING_MS / 1000,
} as SpeakingTask;
const preparing = startPreparation(IDLE, task, nowMs);
// Speaking does not begin by itself while a tab is frozen.
const ready = advancePhase(preparing, nowMs + 9 * SPEAKING_MS);
const speaking = startSpeaking(ready, task, nowMs);
const recorded = advancePhase(speaking, nowMs + SPEAKING_MS);
const phases = { IDLE, preparing, ready, speaking, recorded };

it('leads from idle over preparing, ready and speaking to recorded', () => {
  const names = Object.values(phases).map(({ name }) => name);
  expect(names).toEqual(['idle', 'preparing', 'ready', 'speaking', 'recorded']);
});

it('has the countdowns of its task', () => {
  expect(advancePhase(preparing, nowMs + PREPARATION_MS - 1)).toBe(preparing);
  expect(advancePhase(preparing, nowMs + PREPARATION_MS)).toEqual(ready);
  expect(advancePhase(speaking, nowMs + SPEAKING_MS - 1)).toBe(speaking);
});

it.each<[string, (phase: SpeakingPhase) => SpeakingPhase, string[]]>([
  ['Start Preparation', (phase) => startPreparation(phase, task, nowMs), ['IDLE', 'recorded']],
  ['Start Speaking', (phase) => startSpeaking(phase, task, nowMs), ['ready']],
  ['time', (phase) => advancePhase(phase, nowMs + 9 * SPEAKING_MS), ['preparing', 'speaking']],
  ['an end of the recording', endSpeaking, ['speaking']],
])('is changed by %s in its own phases only', (_, act, own) => {
  const changed = Object.entries(phases).filter(([, phase]) => act(phase) !== phase);
  expect(changed.map(([name]) => name)).toEqual(own);
  expect(endSpeaking(speaking)).toEqual(recorded);
});
