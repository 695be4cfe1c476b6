import { useRef, useState } from 'react';
import { describeProblem } from './desk-api.ts';

export interface Action {
  isBusy: boolean;
  /** What went wrong the last time; '' if nothing did. */
  problem: string;
  /** Does something unless another is under way. Resolves when it is done or has failed. */
  run(act: () => Promise<void>): Promise<void>;
}

/** One thing at a time that is sent to the desk, with its failure in words. */
export function useAction(): Action {
  const isLocked = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    isBusy,
    problem,
    async run(act) {
      // State would let the second click of a double click through.
      if (isLocked.current) return;
      isLocked.current = true;
      setIsBusy(true);
      setProblem('');
      await act().catch((error) => setProblem(describeProblem(error)));
      isLocked.current = false;
      setIsBusy(false);
    },
  };
}
