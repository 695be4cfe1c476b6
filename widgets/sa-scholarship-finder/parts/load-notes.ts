export const notesModule = {
  /** A download of its own, not needed before a scholarship is opened. */
  load: () => import('../../content/scholarships/notes.ts'),
};
