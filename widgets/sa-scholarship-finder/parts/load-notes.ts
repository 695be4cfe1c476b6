export const notesModule = {
  /** A download of its own: nothing needs them before a scholarship is read in full. */
  load: () => import('../../content/scholarships/notes.ts'),
};
