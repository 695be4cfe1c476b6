import type { TodaySideProps } from './todays-test.view.tsx';

const loadSide = () => import('./todays-test.view.tsx');
const loadOne = () => import('../content/toefl/today-one.ts');
const loadTwo = () => import('../content/toefl/today-two.ts');
const loadDrills = () => import('../content/toefl/today-drills.ts');

/** Today's test with all its content. */
export async function loadToday() {
  const [{ TodaySide }, { test: one }, { test: two }, { drills }] = await Promise.all([
    loadSide(),
    loadOne(),
    loadTwo(),
    loadDrills(),
  ]);
  const content = { tests: [one, two], drills };
  return { Side: (props: TodaySideProps) => <TodaySide {...props} content={content} /> };
}
