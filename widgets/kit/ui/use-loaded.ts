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
  return useLoaded(isWanted ? 'module' : '', () => importAgain(load));
}

/**
 * Fetches what a tool may need later as soon as the browser has nothing else to do: from then on
 * the tool works without a network. What does not come is asked for again when it is needed. Data
 * saving does not hold it back: it is at most 20 kB of a tool that a visitor has before her, and
 * without them she would be cut off in the middle of it.
 */
export function useFetchedAhead(loads: readonly (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tool may need never changes
  useEffect(
    () =>
      whenIdle(() => {
        // Firefox would remember the failure of what a file imports.
        if (!navigator.onLine) return;
        for (const load of loads) importAgain(load).catch(() => {});
      }),
    [],
  );
}

/** Runs a task once the browser is idle; in Safari, which cannot tell, a moment later. Returns what calls it off. */
function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
