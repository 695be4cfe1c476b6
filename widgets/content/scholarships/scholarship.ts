import type { Provenance } from '../provenance.ts';
import type { Content } from '../schema/files.ts';

export type ProgramLevel = 'Bachelors' | 'Masters' | 'PhD';

/**
 * When an award takes applications, in a usual year and by a page of its provider or of a
 * university that takes part. `round` is the newest one with published days.
 */
export type ApplicationWindow = Content<'scholarship-windows'>['epos'];

/** Machine-readable data beside the texts a visitor reads, with its source. */
interface ScholarshipExtension extends Provenance {
  /** The last day named in the deadline text, as YYYY-MM-DD; null if it names none. */
  deadlineEnd: string | null;
  /** Possible destinations of a multi-country award, limited to the countries of our tools. */
  memberCountries: readonly string[];
  /** Null if no further round is known. */
  window: ApplicationWindow | null;
  /** The award that replaced an ended one. */
  replacedBy?: { name: string; amount: string };
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
