import { useRef } from 'react';

/**
 * React's `useEffectEvent`: a function for effects that always calls the latest `callback`. Preact's own
 * would be in the chunk that every form downloads, and only tools need it (47 B).
 */
export function useEffectEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  latest.current = callback;
  return useRef((...args: Args) => latest.current(...args)).current;
}
