import type { Season } from '../content/countries/country.ts';
import type { ProgramLevel } from '../content/program-level.ts';
import type { TimelineAttributes } from './application-timeline.api.ts';

type TimelineLevel = Exclude<ProgramLevel, 'diploma'>;

type LanguageTest = TimelineAttributes['testType'];

export interface TimelinePlan {
  /** A country's code. */
  country: string;
  level: TimelineLevel;
  season: Season;
  startYear: number;
  includesTests: boolean;
  /** Kept but unused while tests are left out. */
  languageTest: LanguageTest;
  /** Only an MBA has a GMAT. */
  includesGmat: boolean;
}

/** The choices that decide the dates, for names that stay: `us-masters-fall-2027`. */
export function identifyPlan({ country, level, season, startYear }: TimelinePlan): string {
  return `${country}-${level}-${season}-${startYear}`;
}
