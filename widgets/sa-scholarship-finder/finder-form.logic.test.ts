import { describe, expect, it } from 'vitest';
import { checkFilters } from './finder-form.logic.ts';
import { NO_FILTERS } from './scholarship-filters.logic.ts';

const empty = { level: '', country: '', field: '', nationality: '', gpa: '', keyword: '' };

describe('checkFilters', () => {
  it('reads an empty form as no filters', () => {
    expect(checkFilters(empty)).toEqual({ issues: [], value: NO_FILTERS });
    expect(checkFilters({})).toEqual({ issues: [], value: NO_FILTERS });
  });

  it('reads what was chosen and typed', () => {
    const values = { ...empty, level: 'PhD', gpa: '3.0', keyword: ' daad ' };
    const value = { ...NO_FILTERS, level: 'PhD', gpa: 3, keyword: ' daad ' };
    expect(checkFilters(values)).toEqual({ issues: [], value });
  });

  it.each([
    ['-0.1', 'GPA must be at least 0'],
    ['10.1', 'GPA cannot exceed 10'],
  ])('answers the GPA %s with "%s"', (gpa, message) => {
    expect(checkFilters({ ...empty, gpa })).toEqual({
      issues: [{ field: 'gpa', message }],
      value: undefined,
    });
  });
});
