import type { TuitionLevel } from '../../content/countries/country.ts';
import { programLevelNames } from '../../content/program-level.ts';
import { findValue, listOptions, type Option } from '../../kit/rules/options.ts';

const { mba: _, ...levels } = programLevelNames;
export const PROGRAM_LEVELS: readonly Option<TuitionLevel>[] = listOptions(levels);

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
