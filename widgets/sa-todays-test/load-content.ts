import type { TodaysContent } from './run/tasks.logic.ts';

const loadOne = () => import('../content/toefl/today-one.ts');
const loadTwo = () => import('../content/toefl/today-two.ts');
const loadDrills = () => import('../content/toefl/today-drills.ts');

/** Both tests and the drills. In a classic script this module stays with the script, which knows its folder. */
export async function loadContent(): Promise<TodaysContent> {
  const [{ test: one }, { test: two }, { drills }] = await Promise.all([
    loadOne(),
    loadTwo(),
    loadDrills(),
  ]);
  return { tests: [one, two], drills };
}
