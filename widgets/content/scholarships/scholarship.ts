import type { Provenance } from '../provenance.ts';

export type ProgramLevel = 'Bachelors' | 'Masters' | 'PhD';

/** Machine-readable data beside the texts a visitor reads, with its source. */
export interface ScholarshipExtension extends Provenance {
  /** The last day named in the deadline text, as YYYY-MM-DD; null if it names none. */
  deadlineEnd: string | null;
  /** Possible destinations of a multi-country award, limited to the countries of our tools. */
  memberCountries: readonly string[];
  /** The award that replaced an ended one. */
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
  /** On a 4-point scale, and compared unconverted with a GPA out of 10. */
  gpaRequirement?: number;
  extension: ScholarshipExtension;
}
