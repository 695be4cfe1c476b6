import { useEffect, useState } from 'react';
import { whenIdle } from '../element/when-idle.ts';
import { useEffectEvent } from '../ui/use-effect-event.ts';

/** A lazily loaded value. */
export interface AsyncState<T> {
  /** Null until it has loaded. */
  loaded: T | null;
  hasFailed: boolean;
  /** Loads again after a failure; otherwise does nothing. */
  retry(): void;
}

/**
 * Loads the value for `key`. A new key loads again and late results for an earlier one are ignored;
 * an empty key loads nothing.
 */
export function useAsync<T extends object>(key: string, load: () => Promise<T>): AsyncState<T> {
  const [outcome, setOutcome] = useState<{ key: string; value: T | null } | null>(null);
  const isSettled = outcome?.key === key;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (!key || isSettled) return;
    let isWanted = true;
    const settle = (value: T | null) => {
      if (isWanted) setOutcome({ key, value });
    };
    start().then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [key, isSettled]);

  return {
    loaded: isSettled ? outcome.value : null,
    hasFailed: isSettled && !outcome.value,
    retry: () => setOutcome((last) => (last?.value ? last : null)),
  };
}

/** A module in a download of its own. */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
): AsyncState<Module> {
  return useAsync(isWanted ? 'module' : '', load);
}

/**
 * Fetches whatever a tool may need later as soon as the browser is idle: from then on the tool
 * works offline. A failed download is retried when it is needed. Data saving does not prevent this: it
 * is part of a tool that is already on the screen, at most 20 kB of most and 95 kB of the mock exam with
 * both its sides, and without it the tool could fail halfway through.
 */
export function usePrefetch(loads: readonly (() => Promise<unknown>)[]): void {
  const [all] = useState(loads);
  useEffect(
    () =>
      whenIdle(() => {
        // Firefox would remember the failure of a dependency.
        if (navigator.onLine) for (const load of all) load().catch(() => {});
      }),
    [all],
  );
}
