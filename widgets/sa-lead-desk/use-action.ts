import { useEffect, useRef, useState } from 'react';
import { describeProblem, isSignedOut } from './desk-api.ts';
import { whenSignedInAgain } from './session.ts';

type Act = () => Promise<void>;

export interface Action {
  isBusy: boolean;
  /** What went wrong the last time; '' if nothing did. */
  problem: string;
  /** Does something unless another is under way. Resolves when it is done or has failed. */
  run(act: Act): Promise<void>;
}

const underWay = new Set<Promise<void>>();

/** Resolves once nothing is being sent and the screen shows what came of it; null if that is now. */
export function whenSettled(): Promise<void> | null {
  if (underWay.size === 0) return null;
  return Promise.all(underWay).then(() => new Promise((resolve) => setTimeout(resolve)));
}

/**
 * One thing at a time that is sent to the desk, with its failure in words. What failed only because
 * the session was over is done once the member has signed in again.
 */
export function useAction(): Action {
  const isLocked = useRef(false);
  const delayed = useRef<Act | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(act: Act) {
    // State would let the second click of a double click through.
    if (isLocked.current) return;
    isLocked.current = true;
    delayed.current = null;
    setIsBusy(true);
    setProblem('');
    const sending = act().catch((error) => {
      // That the session is over is said once, for the whole desk.
      if (isSignedOut(error)) delayed.current = act;
      else setProblem(describeProblem(error));
    });
    underWay.add(sending);
    await sending;
    underWay.delete(sending);
    isLocked.current = false;
    setIsBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads no state but by reference
  useEffect(
    () =>
      whenSignedInAgain(() => {
        if (delayed.current) run(delayed.current);
      }),
    [],
  );

  return { isBusy, problem, run };
}
