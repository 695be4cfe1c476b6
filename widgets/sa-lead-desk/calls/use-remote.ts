import { useCallback, useEffect, useReducer } from 'react';
import { type Load, NOT_LOADED, type RemoteState, reduceRemote } from './remote.logic.ts';
import { whenSignedInAgain } from './session.ts';

/** A value of the desk that a screen shows and changes. */
export interface Remote<T> {
  /** Null until it has loaded. */
  value: T | null;
  setValue(value: T): void;
  /** Changes the value that is there by then; does nothing before it has loaded. */
  update(change: (value: T) => T): void;
  /** Whether there is no value because of a failure. */
  hasFailed: boolean;
  /** Whether the value may be out of date because of a failure. */
  isStale: boolean;
  retry(): void;
}

/**
 * Loads a value, again every `pollMs`, and after a failure once the member has signed in. Another `load`
 * is another value: pass the same function for the same request.
 */
export function useRemote<T extends object>(load: Load<T>, pollMs?: number): Remote<T> {
  const [state, dispatch] = useReducer(reduceRemote<T>, NOT_LOADED);
  const read = useCallback(() => {
    load().then(
      (value) => dispatch({ type: 'show', load, value }),
      () => dispatch({ type: 'fail', load }),
    );
  }, [load]);
  const retry = useCallback(() => {
    dispatch({ type: 'ask', load });
    read();
  }, [load, read]);
  useEffect(() => {
    retry();
    const timer = pollMs && setInterval(read, pollMs);
    return () => clearInterval(timer);
  }, [retry, read, pollMs]);
  const { value, hasFailed }: RemoteState<T> = state.load === load ? state : NOT_LOADED;
  useEffect(() => (hasFailed ? whenSignedInAgain(retry) : undefined), [hasFailed, retry]);
  const update = useCallback((change: (value: T) => T) => dispatch({ type: 'change', change }), []);
  return {
    value,
    setValue: (next) => update(() => next),
    update,
    hasFailed: hasFailed && !value,
    isStale: hasFailed && !!value,
    retry,
  };
}
