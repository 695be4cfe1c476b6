import { describe, expect, it } from 'vitest';
import { checkDays, describeDue } from './retention.logic.ts';

describe('checkDays', () => {
  it.each(['', '30', '365', '3650'])('takes "%s"', (text) => expect(checkDays(text)).toBe(''));

  it.each(['29', '3651', '0', '-30', '30.5', '1e2', 'NaN', 'soon'])('refuses "%s"', (text) => {
    expect(checkDays(text)).toContain('30 to 3650 days');
  });
});

describe('describeDue', () => {
  it.each([
    [null, 0, 'Kept for ever.'],
    [365, 0, 'None would go tonight.'],
    [365, 412, '412 would go tonight.'],
  ])('says of %j days with %i due "%s"', (days, due, start) => {
    expect(describeDue({ kind: 'contact', days, due }).startsWith(start)).toBe(true);
  });
});
