import { describe, expect, it } from 'vitest';
import type { Run } from './run.logic.ts';
import { NO_RUNS, restoreRuns, serializeRuns } from './stored-runs.logic.ts';

const run: Run = {
  pace: 'longer',
  round: 2,
  stage: 'hard',
  place: 3,
  isDone: false,
  answers: { 'a#0': 'ow', b: 2, c: [1, 0] },
  ratings: { 'd Tone': 'partly' },
  tables: { c: [0, 1] },
  given: ['d'],
  heard: ['e'],
  read: ['f'],
  transcripts: { g: 'hello' },
  countdowns: { reading: { status: 'running', limitMs: 1000, endsAtMs: 5000 } },
  isUntimed: true,
  wasUntimed: true,
  wasLate: true,
};
const ids = ['drill/cut', 'today-1/reading'];
const text = serializeRuns({ open: 'drill/cut', byGoal: { 'drill/cut': run } });

describe('restoreRuns', () => {
  it('returns what was stored', () => {
    expect(restoreRuns(text, ids)).toEqual({ open: 'drill/cut', byGoal: { 'drill/cut': run } });
  });

  it.each([null, '{', '7', '{"version":2}', '{"version":1}'])('finds none in %j', (stored) => {
    expect(restoreRuns(stored, ids)).toEqual(NO_RUNS);
  });

  it('drops runs of unknown goals, and opens none of them', () => {
    expect(restoreRuns(text, ['today-1/reading'])).toEqual(NO_RUNS);
  });

  it.each([7, 'slow', 'toString'])('reads the pace %j as the real one', (pace) => {
    const byGoal = { 'drill/cut': { ...run, pace } as never };
    const stored = serializeRuns({ open: null, byGoal });
    expect(restoreRuns(stored, ids).byGoal['drill/cut']?.pace).toBe('real');
  });

  it('omits what cannot be read, and keeps the rest', () => {
    const broken = {
      ...run,
      stage: 'third',
      place: -1,
      round: 'x',
      answers: { a: null, b: 2, c: [0, 'x'], d: { e: 1 }, f: 1.5 },
      ratings: { x: 'perhaps' },
      given: [7, 'd'],
      countdowns: { reading: { status: 'running', limitMs: 0, endsAtMs: 5 } },
    };
    const byGoal = { 'drill/cut': broken, 'today-1/reading': 7 };
    const restored = restoreRuns(JSON.stringify({ version: 1, open: ids[1], byGoal }), ids);
    const kept = { stage: 'first', place: 0, round: 0, answers: { b: 2 } };
    const restoredRun = { ...run, ...kept, ratings: {}, given: ['d'], countdowns: {} };
    expect(restored).toEqual({ open: null, byGoal: { 'drill/cut': restoredRun } });
  });
});
