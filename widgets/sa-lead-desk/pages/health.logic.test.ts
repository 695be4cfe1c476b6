import { describe, expect, it } from 'vitest';
import { RETENTION_DAYS } from '../../../worker/contract/durations.ts';
import { checkDays } from './health.logic.ts';

describe('checkDays', () => {
  it.each(['30', '365', `${RETENTION_DAYS}`])('takes "%s"', (text) =>
    expect(checkDays(text)).toBe(''),
  );

  it.each(['', '29', `${RETENTION_DAYS + 1}`, '-30', '30.5', '1e2'])('refuses "%s"', (text) => {
    expect(checkDays(text)).toContain(`30 to ${RETENTION_DAYS} days`);
  });
});
