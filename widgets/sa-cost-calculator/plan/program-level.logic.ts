import type { TuitionLevel } from '../../content/countries/country.ts';
import { findValue } from '../../kit/rules/options.ts';
import { PROGRAM_LEVELS } from './cost-form.logic.ts';

/**
 * Maps another tool's program level to one of the cost table. The table has no MBA, so that gets
 * the master's row.
 */
export function matchProgramLevel(level: string): TuitionLevel | undefined {
  return level === 'mba' ? 'masters' : findValue(PROGRAM_LEVELS, level);
}

/** An explanation of the row used for a level, or `''`. */
export function explainProgramLevel(level: string): string {
  return level === 'mba' ? MBA_NOTE : '';
}

const MBA_NOTE =
  "The table has no MBA row, so these are the figures for a master's. An MBA often costs more.";
