import type { ScholarshipNote } from '../../content/scholarships/scholarship.ts';

type Notes = Readonly<Record<number, readonly ScholarshipNote[]>>;

export const notesModule = {
  /** Fetched when a scholarship is first read in full: nothing before that needs them. */
  load: (): Promise<Record<string, Notes>> => import('../../content/scholarships/notes.ts'),
};
