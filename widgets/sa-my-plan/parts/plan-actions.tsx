import { useRef } from 'react';
import { smallText } from '../../kit/core/card.styles.ts';
import { useSiteBase } from '../../kit/element/host.ts';
import { Field } from '../../kit/forms/field.tsx';
import type { PlanChoices } from '../../kit/stores/plan.ts';
import type { Keeping, PlanKeeper } from '../../kit/stores/plan-keeper.ts';
import { writePlanLink } from '../../kit/stores/plan-link.logic.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { useCopied } from '../../kit/ui/use-copied.ts';
import { buttons, quiet } from '../my-plan.styles.ts';

interface PlanActionsProps {
  choices: Partial<PlanChoices>;
  keeper: PlanKeeper;
}

/** Keeps, forgets and links the plan, and says where it is. */
export function PlanActions({ choices, keeper }: PlanActionsProps) {
  const keeping = useStore(keeper);
  const { isKept, hidesKept } = keeping;
  const box = useRef<HTMLDivElement>(null);
  const link = new URL(`${useSiteBase()}/tools${writePlanLink(choices)}`, location.href).href;
  const { isCopied, copy, clear } = useCopied(link);
  const act = (action: () => void) => () => {
    clear();
    action();
    // The pressed button may be gone; another one is in its place.
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  return (
    <div>
      <div ref={box} className={buttons}>
        {!isKept && <Action label="Keep on this device" run={act(keeper.keep)} />}
        {hidesKept ? (
          <Action label="Show my kept plan" run={act(keeper.restore)} />
        ) : (
          <Action label="Forget" run={keeper.forget} />
        )}
        <Action label="Copy a link to this plan" run={copy} />
      </div>
      {isCopied === false && (
        <Field
          name="plan-link"
          label="Link"
          value={link}
          readOnly
          onFocus={(event) => (event.target as HTMLInputElement).select()}
        />
      )}
      <p className={smallText} role="status">
        {isCopied === undefined ? describeKeeping(keeping) : isCopied ? COPIED : NOT_COPIED}
      </p>
    </div>
  );
}

function Action({ label, run }: { label: string; run(): void }) {
  return (
    <button type="button" className={quiet} part="button" onClick={run}>
      {label}
    </button>
  );
}

/** What became of copying the link, in words. */
const COPIED = 'Link copied. It holds your choices, but no results, GPA or nationality.';
const NOT_COPIED = 'Select the link and copy it.';

function describeKeeping({ isKept, hidesKept, isStored }: Keeping): string {
  if (hidesKept) return 'This plan came with a link. Yours is still kept on this device.';
  if (!isKept) return 'Only in this tab: it is gone when you close or reload the page.';
  return isStored
    ? 'Kept on this device, in this browser alone. Nothing is sent.'
    : 'This browser does not let us keep your plan. It is gone when you close the page.';
}
