/** The problems of a plan and the tasks at hand. Fetched once the form is shown, before a plan is made. */
export const loadAgenda = () => import('./agenda/agenda.tsx');

/** The task of each step, in words. */
export const loadTasks = () => import('../content/timeline-tasks.ts');

/** The head of the list: its key, and the writer of calendar files. */
export const loadActions = () => import('./result-actions.tsx');

/** A download of its own: the steps below have the same content in words. */
export const loadRuler = () => import('./ruler/month-ruler.tsx');
