import { useCallback, useEffect, useState } from 'react';

/** How long a change can be taken back by one press. */
export const UNDO_MS = 10_000;

/** A change that can be taken back. */
export interface Undoable {
  /** What was done, in words. */
  text: string;
  undo(): Promise<void>;
  /** Until the next change: what one press does to a whole list is looked at afterwards. */
  isLasting?: true;
}

export interface UndoStore {
  /** The last change, while it can be taken back. */
  offered: Undoable | null;
  offer(undoable: Undoable): void;
  withdraw(): void;
}

/** Offers to take back the last change, for ten seconds, longer while `isHeld` says so. */
export function useUndo(isHeld: () => boolean): UndoStore {
  const [offered, setOffered] = useState<Undoable | null>(null);
  const withdraw = useCallback(() => setOffered(null), []);
  useEffect(() => {
    if (!offered || offered.isLasting) return;
    // Whoever has the pointer or the focus on the button is about to press it.
    const timer = setInterval(() => isHeld() || withdraw(), UNDO_MS);
    return () => clearInterval(timer);
  }, [offered, isHeld, withdraw]);
  return { offered, offer: setOffered, withdraw };
}
