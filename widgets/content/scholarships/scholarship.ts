/** A fact says when it was true and where it was read. */
export interface Sourced {
  /** The day its source is dated, YYYY-MM-DD, YYYY-MM or YYYY; for an undated page the day we read it. */
  asOf: string;
  /** Address of the page, or of the site where only the site was noted, or the name of our own list. */
  source: string;
}

export type ProgramLevel = 'Bachelors' | 'Masters' | 'PhD';

export interface ScholarshipNote extends Sourced {
  text: string;
}

/** What a program can reckon with, beside the texts a visitor reads; and where those come from. */
export interface ScholarshipExtension extends Sourced {
  /** The last day the deadline text names, YYYY-MM-DD; null where it names none. */
  deadlineEnd: string | null;
  /** Destinations a multi-country award can include, among those of our tools. */
  memberCountries: readonly string[];
  /** What took the place of an award that has ended. */
  replacedBy?: string;
}

export interface Scholarship {
  id: number;
  name: string;
  provider: string;
  country: readonly string[];
  amount: string;
  deadline: string;
  eligibility: readonly string[];
  description: string;
  website: string;
  fields: readonly string[];
  programLevels: readonly ProgramLevel[];
  nationality: readonly string[];
  /** On a 4-point scale, and compared as given with a GPA out of 10. */
  gpaRequirement?: number;
  extension: ScholarshipExtension;
}
