import type { Season } from '../content/countries/country.ts';

export type TimelineLevel = 'bachelors' | 'masters' | 'mba' | 'phd';

export type LanguageTest = 'IELTS' | 'TOEFL' | 'PTE Academic' | 'Duolingo English Test';

export interface TimelinePlan {
  /** A country's code. */
  country: string;
  level: TimelineLevel;
  season: Season;
  startYear: number;
  includesTests: boolean;
  /** Kept, and not used, while tests are left out. */
  languageTest: LanguageTest;
  /** Only an MBA has a GMAT. */
  includesGmat: boolean;
}
