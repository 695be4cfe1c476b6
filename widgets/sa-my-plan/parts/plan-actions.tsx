import { useRef, useState } from 'react';
import { smallText } from '../../kit/core/card.styles.ts';
import { useSiteBase } from '../../kit/element/host.ts';
import { Field } from '../../kit/forms/field.tsx';
import type { PlanChoices } from '../../kit/stores/plan.ts';
import type { Keeping, PlanKeeper } from '../../kit/stores/plan-keeper.ts';
import { writePlanLink } from '../../kit/stores/plan-link.logic.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { buttons, quiet } from '../my-plan.styles.ts';

interface PlanActionsProps {
  choices: Partial<PlanChoices>;
  keeper: PlanKeeper;
}

/** Keeps, forgets and links the plan, and says where it is. */
export function PlanActions({ choices, keeper }: PlanActionsProps) {
  const { isKept, hidesKept, isStored } = useStore(keeper);
  const box = useRef<HTMLDivElement>(null);
  const { link, message, copy, clear } = useCopiedLink(choices);
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
      {link && (
        <Field
          name="plan-link"
          label="Link"
          value={link}
          readOnly
          onFocus={(event) => (event.target as HTMLInputElement).select()}
        />
      )}
      <p className={smallText} role="status">
        {message || describeKeeping({ isKept, hidesKept, isStored })}
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

/** Copies a link to the plan on our site. `link` is empty unless it has to be copied by hand. */
function useCopiedLink(choices: Partial<PlanChoices>) {
  const siteBase = useSiteBase();
  const address = `${siteBase}/tools${writePlanLink(choices)}`;
  const [outcome, setOutcome] = useState(NOT_COPIED);
  const copy = async () => {
    const { href } = new URL(address, location.href);
    try {
      await navigator.clipboard.writeText(href);
      setOutcome({ of: address, link: '', message: LINK_COPIED });
    } catch {
      setOutcome({ of: address, link: href, message: 'Select the link and copy it.' });
    }
  };
  // Of another plan it says nothing.
  const { link, message } = outcome.of === address ? outcome : NOT_COPIED;
  return { link, message, copy, clear: () => setOutcome(NOT_COPIED) };
}

const NOT_COPIED = { of: '', link: '', message: '' };

const LINK_COPIED = 'Link copied. It holds your choices, but no results, GPA or nationality.';

function describeKeeping({ isKept, hidesKept, isStored }: Keeping): string {
  if (hidesKept) return 'This plan came with a link. Yours is still kept on this device.';
  if (!isKept) return 'Only in this tab: it is gone when you close or reload the page.';
  return isStored
    ? 'Kept on this device, in this browser alone. Nothing is sent.'
    : 'This browser does not let us keep your plan. It is gone when you close the page.';
}
