/** What to do now: fetched once the form is there, as a timeline comes with the press after it. */
export const loadAgenda = () => import('./agenda/agenda.tsx');

/** What each step asks of her, in words. */
export const loadDeeds = () => import('../content/timeline-deeds.ts');

/** What stands before the list: its key, and how a calendar file is written. */
export const loadActions = () => import('./result-actions.tsx');

/** A download of its own: the steps below say the same in words. */
export const loadRuler = () => import('./ruler/month-ruler.tsx');
