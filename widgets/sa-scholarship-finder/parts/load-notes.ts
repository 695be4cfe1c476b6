export const notesModule = {
  /** Fetched when a scholarship is first read in full: nothing before that needs them. */
  load: () => import('../../content/scholarships/notes.ts'),
};
