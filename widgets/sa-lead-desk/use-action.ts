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
    await act().catch((error) => {
      // That the session is over is said once, for the whole desk.
      if (isSignedOut(error)) delayed.current = act;
      else setProblem(describeProblem(error));
    });
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
