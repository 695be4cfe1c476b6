/** The second list, read below the first. */
export const loadIndianAwards = () => import('../content/scholarships/indian-awards.ts');

/** The next days of awards and visas. */
export const loadDeadlines = () => import('../content/deadlines.ts');

export const notesModule = {
  /** A download of its own, not needed before a scholarship is opened. */
  load: () => import('../content/scholarships/notes.ts'),
};
