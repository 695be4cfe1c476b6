import { useEffect, useState } from 'react';
import { useAsync } from '../kit/loading/use-async.ts';
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
export function useRemote<T extends object>(load: () => Promise<T>): Remote<T> {
  const { loaded, hasFailed, retry } = useAsync('value', load);
  const [changed, setChanged] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function does the same
  useEffect(() => (hasFailed ? whenSignedInAgain(retry) : undefined), [hasFailed]);
  return {
    value: changed ?? loaded,
    setValue: setChanged,
    update: (change) =>
      setChanged((last) => {
        const now = last ?? loaded;
        return now && change(now);
      }),
    hasFailed,
    retry,
  };
}
