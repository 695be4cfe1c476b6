import { type RefObject, useCallback, useRef, useState } from 'react';

/**
 * State with a ref to its latest value, for changes that build on each other between two renders
 * and for effects that run after the last one.
 */
export function useLatestState<T>(
  initial: T | (() => T),
): [state: T, setState: (next: T) => void, latest: RefObject<T>] {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const set = useCallback((next: T) => {
    latest.current = next;
    setState(next);
  }, []);
  return [state, set, latest];
}
