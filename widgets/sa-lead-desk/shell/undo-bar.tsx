import type { RefObject } from 'react';
import { secondary } from '../../kit/ui/button.styles.ts';
import type { Action } from '../calls/use-action.ts';
import { undoBar } from '../lead-desk.styles.ts';
import type { Undoable } from './use-undo.ts';

interface UndoBarProps {
  barRef: RefObject<HTMLElement | null>;
  offered: Undoable | null;
  action: Action;
  undo(): void;
}

/** What was just done, with a button to take it back. */
export function UndoBar({ barRef, offered, action: { isBusy, problem }, undo }: UndoBarProps) {
  return (
    <aside ref={barRef} className={undoBar} aria-label="Last change" hidden={!offered && !problem}>
      <p role="alert">{problem}</p>
      {offered && (
        <>
          <p>{offered.text}</p>
          <button type="button" className={secondary} disabled={isBusy} onClick={undo}>
            Undo
          </button>
        </>
      )}
    </aside>
  );
}
