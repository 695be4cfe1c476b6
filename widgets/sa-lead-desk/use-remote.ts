import { useEffect, useState } from 'react';
import { whenSignedInAgain } from './session.ts';

/** A value of the desk that a screen shows and changes. */
export interface Remote<T> {
  /** Null until it has loaded. */
  value: T | null;
  setValue(value: T): void;
  /** Changes what is there by then; nothing before it has loaded. */
  update(change: (value: T) => T): void;
  hasFailed: boolean;
  retry(): void;
}

/** Loads a value once; again after a failure if that is wanted, or once the member is signed in again. */
export function useRemote<T>(load: () => Promise<T>): Remote<T> {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function gives the same
  useEffect(() => {
    setHasFailed(false);
    load().then(setValue, () => setHasFailed(true));
  }, [attempt]);
  useEffect(() => {
    if (hasFailed) return whenSignedInAgain(() => setAttempt((count) => count + 1));
  }, [hasFailed]);
  const update = (change: (value: T) => T) => setValue((now) => now && change(now));
  return { value, setValue, update, hasFailed, retry: () => setAttempt((count) => count + 1) };
}
