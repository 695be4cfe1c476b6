import { type ReactNode, useState } from 'react';
import type { LeadSummary, OriginStanding, OriginState } from '../../../worker/contract/leads.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { callDesk } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { danger, notice, row } from '../lead-desk.styles.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { Button, Problem } from '../ui/basics.tsx';
import { OneFieldForm } from '../ui/one-field-form.tsx';

interface OriginActionsProps {
  origin: string;
  state: OriginState | null;
  /** The origin that it resembles. */
  lookAlike: string | null;
  /** A lead from this origin, which trusting releases. */
  lead?: Pick<LeadSummary, 'kind' | 'id'>;
  done(standing: OriginStanding): void;
  /** Another decision, folded with blocking. */
  children?: ReactNode;
}

/** Buttons to trust or block a website, and to undo that. */
export function OriginActions(props: OriginActionsProps) {
  const { origin, state, lookAlike, lead, done, children } = props;
  const { announce } = useDesk();
  const { isBusy, problem, run } = useAction();
  const [isAsking, setIsAsking] = useState(false);
  const mayBlock = useMay('blockOrigin');

  const trust = async () => {
    done(await callDesk('trustOrigin', { origin, ...(lead && { lead }) }));
    announce(`${origin} is trusted`);
  };
  const rule = (call: 'distrustOrigin' | 'blockOrigin' | 'unblockOrigin', words: string) =>
    run(async () => {
      done(await callDesk(call, { origin }));
      announce(`${origin} ${words}`);
    });
  const press = (label: string, act: () => void, className = secondary) => (
    <Button
      look={className}
      disabled={isBusy}
      aria-label={lead ? undefined : `${label}: ${origin}`}
      onClick={act}
    >
      {label}
    </Button>
  );
  if (isAsking && !state) {
    return (
      <>
        <OneFieldForm
          name={`confirm-${origin}`}
          label={`Type ${origin} to trust it`}
          button="Trust this website"
          buttonClass={`${secondary} ${danger}`}
          check={(text) => (text === origin ? '' : `Type ${origin}, letter by letter`)}
          send={async () => {
            await trust();
            setIsAsking(false);
            return true;
          }}
        />
        <div className={row}>{press('Cancel', () => setIsAsking(false))}</div>
      </>
    );
  }
  const block =
    state !== 'blocked' &&
    mayBlock &&
    press('Block this website', () => rule('blockOrigin', 'is blocked'), `${secondary} ${danger}`);
  return (
    <>
      <div className={row}>
        {!state &&
          press('Trust this website', () => (lookAlike ? setIsAsking(true) : void run(trust)))}
        {state === 'trusted' &&
          press('Stop trusting', () => rule('distrustOrigin', 'is no longer trusted'))}
        {!children && block}
        {state === 'blocked' &&
          mayBlock &&
          press('Unblock', () => rule('unblockOrigin', 'is no longer blocked'))}
      </div>
      {children && block && (
        <details>
          <summary>Add to a partner, or block</summary>
          {children}
          {block}
        </details>
      )}
      <Problem text={problem} />
    </>
  );
}

/** Warns of the origin that another resembles; empty without one. */
export function LookAlikeWarning({ lookAlike }: { lookAlike: string | null }) {
  if (!lookAlike) return null;
  return (
    <div className={notice}>
      <p>
        <strong>Look closely.</strong>
        {` It looks like ${lookAlike}, but it is another website.`}
      </p>
    </div>
  );
}
