import { type ReactNode, useRef, useState } from 'react';
import type { Plan } from '../../worker/contract/plan.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { useSiteBase } from '../kit/element/host.ts';
import { Field } from '../kit/forms/field.tsx';
import { head } from '../kit/pass/plan-pass.styles.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import type { Keeping, PlanKeeper } from '../kit/stores/plan-keeper.ts';
import { writePlanLink } from '../kit/stores/plan-link.logic.ts';
import { useStore } from '../kit/stores/use-store.ts';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { useCopied } from '../kit/ui/use-copied.ts';
import { buttons, quiet } from './my-plan.styles.ts';

interface PlanActionsProps {
  plan: Plan;
  keeper: PlanKeeper;
  issuer: string;
  children: ReactNode;
}

const loadSharing = () => import('./share-pass.ts');

/** Says where the plan is and keeps it; after `children`, forgets it and shows it to others. */
export function PlanActions({ plan, keeper, issuer, children }: PlanActionsProps) {
  const keeping = useStore(keeper);
  const { isKept, hidesKept } = keeping;
  const place = useRef<HTMLParagraphElement>(null);
  const link = new URL(`${useSiteBase()}/tools${writePlanLink(plan.choices)}`, location.href).href;
  const { isCopied, copy, clear } = useCopied(link);
  const [picture, setPicture] = useState<'saved' | 'failed'>();
  const reset = () => {
    clear();
    setPicture(undefined);
  };
  const act = (action: () => void) => () => {
    reset();
    action();
    // The pressed button may be gone.
    requestAnimationFrame(() => place.current?.focus());
  };
  const share = (name: 'savePass' | 'printPass') => async () => {
    reset();
    // The picture names the site alone. Browsers allow this while the press lasts.
    if (name === 'savePass') copy();
    try {
      const sharing = await loadSharing();
      const root = place.current?.getRootNode() as ShadowRoot;
      const coloured = root.querySelector(`.${head},.${primary}`) as Element;
      await sharing[name]({ plan, issuer, link, coloured, today: localDay(new Date()) });
      if (name === 'savePass') setPicture('saved');
    } catch {
      setPicture('failed');
    }
  };
  return (
    <>
      <div className={buttons}>
        <p ref={place} tabIndex={-1}>
          {describeKeeping(keeping)}
        </p>
        {!isKept && (
          <button type="button" className={secondary} part="button" onClick={act(keeper.keep)}>
            Keep on this device
          </button>
        )}
      </div>
      {children}
      <div className={buttons}>
        {hidesKept ? (
          <Action label="Show my kept plan" run={act(keeper.restore)} />
        ) : (
          <Action label="Forget" run={keeper.forget} />
        )}
        <Action
          label="Copy a link to this plan"
          run={() => {
            reset();
            copy();
          }}
        />
        <Action label="Save a picture for your parents" run={share('savePass')} />
        <Action label="Print it on A5" run={share('printPass')} />
        <p className={smallText} role="status">
          {picture === 'failed'
            ? NOT_DRAWN
            : isCopied === undefined
              ? ''
              : isCopied
                ? `${picture ? SAVED : ''}${COPIED}`
                : NOT_COPIED}
        </p>
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
    </>
  );
}

function Action({ label, run }: { label: string; run(): void }) {
  return (
    <button type="button" className={quiet} part="button" onClick={run}>
      {label}
    </button>
  );
}

/** The result of saving the picture or copying the link, in words. */
const SAVED = 'Picture saved. Send the link with it, so that your parents can open the plan. ';
const COPIED = 'Link copied. It holds your choices, but no results, GPA or nationality.';
const NOT_DRAWN =
  'The picture could not be made on this page. Print the page, or copy the link instead.';
const NOT_COPIED = 'Select the link and copy it.';

function describeKeeping({ isKept, hidesKept, isStored }: Keeping): string {
  if (hidesKept) return 'This plan came with a link. Your own is still saved on this device.';
  if (!isKept) return 'Only in this tab: it is lost when you close or reload the page.';
  return isStored
    ? 'Saved on this device, in this browser only. Nothing is sent.'
    : 'This browser does not let us save your plan. It is lost when you close the page.';
}
