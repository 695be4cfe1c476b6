import { describe, expect, it } from 'vitest';
import { RETENTION_DAYS } from '../../../worker/contract/durations.ts';
import { checkDays, describeDue } from './health.logic.ts';

describe('checkDays', () => {
  it.each(['30', '365', `${RETENTION_DAYS}`])('takes "%s"', (text) =>
    expect(checkDays(text)).toBe(''),
  );

  it.each(['', '29', `${RETENTION_DAYS + 1}`, '0', '-30', '30.5', '1e2', 'NaN', 'soon'])(
    'refuses "%s"',
    (text) => {
      expect(checkDays(text)).toContain(`30 to ${RETENTION_DAYS} days`);
    },
  );
});

describe('describeDue', () => {
  it.each([
    [0, 'Nothing to delete tonight.'],
    [412, '412 to delete tonight.'],
  ])('says of %i due "%s"', (due, start) => {
    expect(describeDue({ due }).startsWith(start)).toBe(true);
  });
});
