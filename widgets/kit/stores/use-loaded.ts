import { useEffect, useState } from 'react';
import { importAgain } from '../forms/import-again.ts';

/** What is fetched when it is first needed, and how far that has come. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'ready'; value: T };

/** How an attempt ended: with a value, or null when it failed. */
interface Outcome<T> {
  key: string;
  attempt: number;
  value: T | null;
}

/**
 * What a key stands for, as the one export of the module that `load` imports for it. An empty key
 * asks for nothing.
 */
export function useLoaded<T>(key: string, load: () => Promise<Record<string, T>>): Loaded<T> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<T>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another function gives the same
  useEffect(() => {
    if (!key) return;
    let isWanted = true;
    const settle = (value: T | null) => {
      if (isWanted) setOutcome({ key, attempt, value });
    };
    importAgain(load, Date.now()).then(
      (module) => settle(Object.values(module)[0] ?? null),
      () => settle(null),
    );
    return () => {
      isWanted = false;
    };
  }, [key, attempt]);

  if (outcome?.key !== key || outcome.attempt !== attempt) return { status: 'loading' };
  const { value } = outcome;
  if (value !== null) return { status: 'ready', value };
  return { status: 'failed', retry: () => setAttempt(attempt + 1) };
}
