import { useEffect, useState } from 'react';
import { useExtra } from '../kit/tools/use-extra.ts';
import { type Kept, NOTHING_KEPT, readKept } from './kept.logic.ts';

/**
 * The visitor's facts, own questions and the ids of the last run: in memory, and on this device on
 * request. Another tab of the browser that keeps them too is followed.
 */
export function useKept(storagePrefix: string) {
  const { value, isKept, change } = useExtra(storagePrefix, 'interview', readKept);
  const [memory, setMemory] = useState(NOTHING_KEPT);
  // Data that another tab stops storing stays here until the page is left.
  useEffect(() => {
    if (value) setMemory(value);
  }, [value]);
  const now = value ?? memory;

  return {
    ...now,
    isWanted: value !== null,
    /** False if the browser does not let us store it. */
    isKept,
    update(part: (now: Kept) => Partial<Kept>) {
      if (value) change((stored) => withPart(stored ?? memory, part));
      else setMemory(withPart(memory, part));
    },
    want(isWanted: boolean) {
      setMemory(now);
      change(() => (isWanted ? now : undefined));
    },
  };
}

export type KeptState = ReturnType<typeof useKept>;

const withPart = (now: Kept, part: (now: Kept) => Partial<Kept>): Kept => ({
  ...now,
  ...part(now),
});
