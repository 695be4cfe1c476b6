import { useEffect, useState } from 'react';
import { useHost } from '../../kit/element/host.ts';
import { clampIndex } from '../../kit/exam/sections.logic.ts';
import { instanceKey, readItem, removeItem, writeItem } from '../../kit/stores/browser-storage.ts';
import { useEffectEvent } from '../../kit/ui/use-effect-event.ts';
import { useLatestState } from '../../kit/ui/use-latest-state.ts';
import { clockOf, type Run, runClock, stepsNow, stopClocks } from './run.logic.ts';
import { type Runs, restoreRuns, serializeRuns } from './stored-runs.logic.ts';
import { type Goal, listGoals, type TodaysContent } from './tasks.logic.ts';

/** Returns the next run of the goal that is open; `nowMs` is the wall clock. */
type RunChange = (run: Run, goal: Goal, nowMs: number) => Run;

/**
 * The runs of this element. From the first on they are stored for a reload of the same tab. Once the
 * element is hidden or removed, the run that is open is left and its clocks wait.
 */
export function useRuns(content: TodaysContent, isHidden: boolean) {
  const host = useHost();
  const [goals] = useState(() => listGoals(content));
  const [key] = useState(() => instanceKey(host));
  const [runs, show, latest] = useLatestState<Runs>(() =>
    restoreRuns(
      readItem('sessionStorage', key),
      goals.map(({ id }) => id),
    ),
  );
  const [isStored, setIsStored] = useState(true);

  const save = (next: Runs) => {
    if (Object.keys(next.byGoal).length === 0) removeItem('sessionStorage', key);
    else setIsStored(writeItem('sessionStorage', key, serializeRuns(next)));
  };
  const put = (next: Runs) => {
    show(next);
    save(next);
  };
  const goalNow = () => goals.find(({ id }) => id === latest.current.open);

  /** Applies a change to the open run, sets its clocks, and returns it. */
  const change = (makeNext: RunChange): Run | null => {
    const goal = goalNow();
    const before = goal && latest.current.byGoal[goal.id];
    if (!goal || !before) return null;
    const nowMs = +new Date();
    const after = setClocks(goal, makeNext(before, goal, nowMs), content, nowMs);
    put({ ...latest.current, byGoal: { ...latest.current.byGoal, [goal.id]: after } });
    return after;
  };
  /** Back to the choice; the clocks wait. */
  const leave = () => {
    const open = goalNow();
    const run = open && latest.current.byGoal[open.id];
    const byGoal = run
      ? { ...latest.current.byGoal, [open.id]: stopClocks(run, +new Date()) }
      : latest.current.byGoal;
    put({ open: null, byGoal });
  };

  const leaveOpen = useEffectEvent(() => {
    if (latest.current.open !== null) leave();
  });
  useEffect(() => {
    if (isHidden) leaveOpen();
  }, [isHidden]);
  // A reload does not run this, so the clock keeps going.
  useEffect(() => leaveOpen, []);

  return {
    goals,
    runs,
    /** False if the browser does not let us store them. */
    isStored,
    change,
    leave,
    /** Opens a goal with the run given, or with the one that there is. */
    open(goal: Goal, fresh?: Run) {
      const byGoal = fresh ? { ...latest.current.byGoal, [goal.id]: fresh } : latest.current.byGoal;
      show({ open: goal.id, byGoal });
      change((run) => run);
    },
  };
}

/** Lets the clock of the step that shows run, and no other. */
function setClocks(goal: Goal, run: Run, content: TodaysContent, nowMs: number): Run {
  const steps = stepsNow(goal, run, content);
  const step = steps[clampIndex(run.place, steps.length)];
  if (!step || run.isDone) return stopClocks(run, nowMs);
  return runClock(run, clockOf(goal, step, content, run.pace), step.id, nowMs);
}
