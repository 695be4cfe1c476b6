import { useEffect, useRef, useState } from 'react';
import { useAction } from '../calls/use-action.ts';
import { undoBar } from '../lead-desk.styles.ts';
import { Button } from '../ui/basics.tsx';

/** How long a change can be undone by one press. */
const UNDO_MS = 10_000;

/** A change that can be undone. */
export interface Undoable {
  /** The change, in words. */
  text: string;
  undo(): Promise<void>;
  /** Offered until the next change: a member checks the result of a change to a whole list. */
  isLasting?: true;
}

/** Offers to undo the last change for ten seconds, longer while the bar has pointer or focus. */
export function useUndo(announce: (text: string) => void) {
  const barRef = useRef<HTMLElement>(null);
  const [offered, offer] = useState<Undoable | null>(null);
  const { run, isBusy, problem } = useAction();
  useEffect(() => {
    if (!offered || offered.isLasting) return;
    const timer = setInterval(() => {
      const isHeld = barRef.current?.matches(':hover, :focus-within');
      if (!isHeld) offer(null);
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, [offered]);
  const undo = () => {
    if (!offered) return;
    run(async () => {
      await offered.undo();
      offer(null);
      announce('Undone');
    });
  };
  return { barRef, offered, offer, isBusy, problem, undo };
}

type UndoBarProps = Omit<ReturnType<typeof useUndo>, 'offer'>;

/** The last change, with a button to undo it. */
export function UndoBar({ barRef, offered, isBusy, problem, undo }: UndoBarProps) {
  return (
    <aside ref={barRef} className={undoBar} aria-label="Last change" hidden={!offered && !problem}>
      <p role="alert">{problem}</p>
      {offered && (
        <>
          <p>{offered.text}</p>
          <Button disabled={isBusy} onClick={undo}>
            Undo
          </Button>
        </>
      )}
    </aside>
  );
}
