import { useEffect, useState } from 'react';

/** A value of the desk that a screen shows and changes. */
export interface Remote<T> {
  /** Null until it has loaded. */
  value: T | null;
  setValue(value: T): void;
  hasFailed: boolean;
  retry(): void;
}

/** Loads a value once, and again after a failure if that is wanted. */
export function useRemote<T>(load: () => Promise<T>): Remote<T> {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function gives the same
  useEffect(() => {
    setHasFailed(false);
    load().then(setValue, () => setHasFailed(true));
  }, [attempt]);
  return { value, setValue, hasFailed, retry: () => setAttempt((count) => count + 1) };
}
