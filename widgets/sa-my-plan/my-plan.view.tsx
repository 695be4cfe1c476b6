import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useLayoutEffect } from 'react';
import { planNames } from '../content/plan-names.ts';
import { card, mutedText } from '../kit/core/card.styles.ts';
import { OwnHeading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { isEmptyPlan } from '../kit/stores/plan-choices.logic.ts';
import { type PlanKeeper, planKeeper, takeLinkedPlan } from '../kit/stores/plan-keeper.ts';
import { describeChoices, describeResults } from '../kit/stores/plan-words.logic.ts';
import { useStore } from '../kit/stores/use-store.ts';
import { useSharedPlan, useTakesPart } from '../kit/tools/plan-mode.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import type { api } from './my-plan.api.ts';
import { bar, barBody, notice, planCard } from './my-plan.styles.ts';
import { PlanBody } from './parts/plan-body.tsx';

export function MyPlan({ compact, planFromUrl, storagePrefix }: PropsOf<typeof api>) {
  const keeper = planKeeper(storagePrefix);
  const plan = useSharedPlan();
  useKeeper(keeper, planFromUrl);

  const { isChangedElsewhere } = useStore(keeper);
  const isEmpty = isEmptyPlan(plan);
  const name = 'Your plan';
  if (compact) {
    if (isEmpty) return null;
    const chosen = describeChoices(plan.choices, planNames).slice(0, 4).join(', ');
    const [found] = Object.values(describeResults(plan.results));
    return (
      <>
        <details className={bar} part="section">
          <summary>
            <b>{name}</b>
            <span>{chosen || found}</span>
            <Icon icon={ChevronDown} />
          </summary>
          <div className={barBody}>
            <PlanBody plan={plan} keeper={keeper} />
          </div>
        </details>
        <ChangedElsewhere isShown={isChangedElsewhere} />
      </>
    );
  }
  return (
    <section className={`${card} ${planCard}`} part="section" aria-label={name}>
      <OwnHeading>{name}</OwnHeading>
      <ChangedElsewhere isShown={isChangedElsewhere} />
      {isEmpty ? <NoPlan /> : <PlanBody plan={plan} keeper={keeper} />}
    </section>
  );
}

function useKeeper(keeper: PlanKeeper, planFromUrl: boolean) {
  const takesPart = useTakesPart();
  useLayoutEffect(() => (takesPart ? keeper.connect() : undefined), [keeper, takesPart]);
  useLayoutEffect(() => {
    if (!planFromUrl || !takesPart) return;
    const take = () => takeLinkedPlan(keeper);
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [keeper, planFromUrl, takesPart]);
}

/** A result on the page may be of the plan before. */
function ChangedElsewhere({ isShown }: { isShown: boolean }) {
  return (
    <p className={notice} role="status">
      {isShown &&
        'Your plan has just been changed in another tab. What this page shows may be older.'}
    </p>
  );
}

function NoPlan() {
  return (
    <>
      <p className={mutedText}>
        Nothing yet. What you tell one tool, the others offer to take over, and it stays in this
        browser.
      </p>
      <SiteLink className={secondary} part="button" path="/tools#cost-calculator">
        Start with the costs
      </SiteLink>
    </>
  );
}
