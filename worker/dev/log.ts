import { type MockInstance, vi } from 'vitest';

type Level = 'log' | 'warn' | 'error';

const spies = new Map<Level, MockInstance>();

/** Starts recording the Worker's lines instead of printing them. */
export function captureLog(): void {
  for (const level of ['log', 'warn', 'error'] as const) {
    spies.set(
      level,
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
  }
}

/** Every line since `captureLog`, with its level. */
export function readLog(): (Record<string, unknown> & { level: Level })[] {
  return [...spies].flatMap(([level, spy]) =>
    spy.mock.calls.map((values) => ({ level, ...JSON.parse(values.join(' ')) })),
  );
}
