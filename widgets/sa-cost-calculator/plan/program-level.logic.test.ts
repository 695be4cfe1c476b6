import { describe, expect, it } from 'vitest';
import { explainProgramLevel, matchProgramLevel } from './program-level.logic.ts';

describe('matchProgramLevel', () => {
  it.each([
    ['bachelors', 'bachelors'],
    ['phd', 'phd'],
    ['diploma', 'diploma'],
    ['kindergarten', undefined],
    ['', undefined],
  ])('finds for %s %s without a note', (level, program) => {
    expect(matchProgramLevel(level)).toBe(program);
    expect(explainProgramLevel(level)).toBe('');
  });

  it('gives an MBA the row of a master’s, and says so', () => {
    expect(matchProgramLevel('mba')).toBe('masters');
    expect(explainProgramLevel('mba')).toBe(
      "The table has no MBA row, so these are the figures for a master's. An MBA often costs more.",
    );
  });
});
