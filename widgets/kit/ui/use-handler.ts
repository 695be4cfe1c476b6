import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that never changes and runs the latest `handle`, for effects that may not run again
 * because a handler is new.
 */
export function useHandler<Args extends unknown[], Result>(
  handle: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
