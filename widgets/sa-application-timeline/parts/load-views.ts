/** What to do now: fetched once the form is there, as a timeline comes with the press after it. */
export const loadAgenda = () => import('./agenda.tsx');

/** What each step asks of her, in words. */
export const loadDeeds = () => import('../../content/timeline-deeds.ts');

/** How a calendar file is written. */
export const loadIcs = () => import('../ics.ts');

/** A download of its own: the steps below say the same in words. */
export const loadRuler = () => import('./month-ruler.tsx');
