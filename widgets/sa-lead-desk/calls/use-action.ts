import { useEffect, useState } from 'react';
import { describeProblem, isSignedOut } from './desk-api.ts';
import { whenSignedInAgain } from './session.ts';

type Act = () => Promise<void>;

interface Outcome {
  isBusy: boolean;
  /** Reason of the last failure; '' without one. */
  problem: string;
}

export interface Action extends Outcome {
  /** Runs an act unless another is running. Resolves when it has succeeded or failed. */
  run(act: Act): Promise<void>;
}

const running = new Set<Promise<void>>();

/** Resolves once no act is running and the screen shows the outcome; null if that is now. */
export function whenSettled(): Promise<void> | null {
  if (running.size === 0) return null;
  return Promise.all(running).then(() => new Promise((resolve) => setTimeout(resolve)));
}

/**
 * Runs one act at a time, and describes its failure. An act that failed because the session was over
 * runs again once the member has signed in.
 */
export function useAction(): Action {
  const [outcome, show] = useState<Outcome>({ isBusy: false, problem: '' });
  const [runner] = useState(() => createRunner(show));
  useEffect(() => whenSignedInAgain(runner.resume), [runner]);
  return { ...outcome, run: runner.run };
}

function createRunner(show: (outcome: Outcome) => void) {
  // The state would let the second click of a double click through.
  let isLocked = false;
  let delayed: Act | null = null;

  async function run(act: Act) {
    if (isLocked) return;
    isLocked = true;
    delayed = null;
    show({ isBusy: true, problem: '' });
    let problem = '';
    const sending = act().catch((error) => {
      // The session bar says it once for the whole desk.
      if (isSignedOut(error)) delayed = act;
      else problem = describeProblem(error);
    });
    running.add(sending);
    await sending;
    running.delete(sending);
    isLocked = false;
    show({ isBusy: false, problem });
  }

  return {
    run,
    resume() {
      if (delayed) run(delayed);
    },
  };
}
