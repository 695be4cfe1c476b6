import { describe, expect, it } from 'vitest';
import { describeDueStep } from './due-step.logic.ts';

describe('describeDueStep', () => {
  const step = { title: 'Book the IELTS', day: '2026-11-25' };
  it.each([
    [step, '2026-11-25', 'Book the IELTS, 25 November 2026'],
    [step, '2026-11-19', 'Book the IELTS, 25 November 2026'],
    [step, '2026-11-18', ''],
    // A step is planned by the month.
    [step, '2026-11-30', 'Book the IELTS, 25 November 2026'],
    [step, '2026-12-01', 'Book the IELTS, overdue since 25 November 2026'],
    [{ ...step, state: 'too-late' as const }, '2026-11-26', ''],
  ])('of %o on %s says "%s"', (next, today, said) => {
    expect(describeDueStep(next, today)).toBe(said);
  });
});
