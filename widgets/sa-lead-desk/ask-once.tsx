import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { secondary } from '../kit/ui/button.styles.ts';
import { danger, notice, row } from './lead-desk.styles.ts';

interface AskOnceProps {
  question: string;
  /** What is done, as the button says it. */
  yes: string;
  no: string;
  isBusy: boolean;
  act(): void;
  /** Called when the member thinks better of it. */
  close(): void;
}

/** Asks before something that cannot be taken back. Escape means no. */
export function AskOnce({ question, yes, no, isBusy, act, close }: AskOnceProps) {
  const id = useId();
  const noRef = useRef<HTMLButtonElement>(null);
  useEffect(() => noRef.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The same key leaves a lead.
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with answers is no set of fields
    <div role="group" aria-labelledby={id} className={notice} onKeyDown={press}>
      <p id={id}>{question}</p>
      <div className={row}>
        <button type="button" className={`${secondary} ${danger}`} disabled={isBusy} onClick={act}>
          {yes}
        </button>
        <button ref={noRef} type="button" className={secondary} onClick={close}>
          {no}
        </button>
      </div>
    </div>
  );
}
