import { contents } from '../content/scholarships/windows.ts';
import { followContent, followed } from '../kit/loading/follow-content.ts';

/** When the listed awards open. */
export const followWindows = () => followContent(contents);

/** The second list, read below the first. */
export const loadIndianAwards = () =>
  import('../content/scholarships/indian-awards.ts').then(followed);

/** The next days of awards and visas. */
export const loadDeadlines = () => import('../content/deadlines.ts').then(followed);

export const notesModule = {
  /** A download of its own, not needed before a scholarship is opened. */
  load: () => import('../content/scholarships/notes.ts'),
};
