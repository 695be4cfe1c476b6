import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { secondary } from '../../kit/ui/button.styles.ts';
import { useAction } from '../calls/use-action.ts';
import { noPrint } from '../lead/lead.styles.ts';
import { danger, notice, row } from '../lead-desk.styles.ts';
import { Button, Problem } from './basics.tsx';

interface AskOnceProps {
  question: string;
  /** Label of the button that acts. */
  yes: string;
  no: string;
  isBusy: boolean;
  act(): void;
  /** Called when the member decides against it. */
  close(): void;
}

/** Asks before an action that cannot be undone. Escape means no. */
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
        <Button look={`${secondary} ${danger}`} disabled={isBusy} onClick={act}>
          {yes}
        </Button>
        <Button ref={noRef} onClick={close}>
          {no}
        </Button>
      </div>
    </div>
  );
}

interface AskingButtonProps extends Pick<AskOnceProps, 'question' | 'yes' | 'no'> {
  label: string;
  /** Throws as `callDesk` does. */
  act(): Promise<void>;
}

/** A button that asks before it acts, and shows a failure. */
export function AskingButton({ label, act, ...question }: AskingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsAsking(false);
    opener.current?.focus();
  };
  const confirm = () =>
    run(async () => {
      await act();
      close();
    });
  return (
    <div className={noPrint}>
      <div className={row}>
        <Button
          ref={opener}
          look={`${secondary} ${danger}`}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          {label}
        </Button>
      </div>
      {isAsking && <AskOnce {...question} isBusy={isBusy} act={confirm} close={close} />}
      <Problem text={problem} />
    </div>
  );
}
