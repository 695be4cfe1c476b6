import { useEffect, useState } from 'react';
import { importAgain } from '../element/import-again.ts';

/** What is fetched when it is first needed. */
export interface Loaded<T> {
  /** Null until it is there. */
  loaded: T | null;
  hasFailed: boolean;
  /** Asks once more for what has failed; otherwise nothing happens. */
  tryAgain(): void;
}

/**
 * What `load` gives for `key`. Another key asks anew, and what comes late for an earlier one is
 * ignored; an empty key asks for nothing.
 */
export function useLoaded<T extends object>(key: string, load: () => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<{ key: string; value: T | null } | null>(null);
  const isSettled = outcome?.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another function gives the same
  useEffect(() => {
    if (!key || isSettled) return;
    let isWanted = true;
    const settle = (value: T | null) => {
      if (isWanted) setOutcome({ key, value });
    };
    load().then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [key, isSettled]);

  return {
    loaded: isSettled ? outcome.value : null,
    hasFailed: isSettled && !outcome.value,
    tryAgain: () => setOutcome((last) => (last?.value ? last : null)),
  };
}

/** A module that is a download of its own. */
export function useImport<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
): Loaded<Module> {
  return useLoaded(isWanted ? 'module' : '', () => importAgain(load, Date.now()));
}
