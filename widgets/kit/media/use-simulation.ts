import { useEffect, useRef } from 'react';
import { RECORDING_LIMITS_MS } from './recording.logic.ts';

/** A recording that keeps nothing. Calls `end` after its time or its stop, unless it unmounts. */
export function useSimulation(end: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const stop = () => {
    cancel();
    end();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    start() {
      timer.current = setTimeout(stop, RECORDING_LIMITS_MS.simulated);
    },
    stop,
    isRunning: () => timer.current !== undefined,
  };
}
