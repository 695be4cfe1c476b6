import { useLayoutEffect } from 'react';
import { isEmptyPlan } from '../../worker/contract/plan.ts';
import { brand } from '../content/brand.ts';
import { planNames } from '../content/plan-names.ts';
import { card, mutedText } from '../kit/core/card.styles.ts';
import { OwnHeading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import { dots } from '../kit/pass/plan-pass.styles.ts';
import { type PlanKeeper, planKeeper, takeLinkedPlan } from '../kit/stores/plan-keeper.ts';
import { describePass } from '../kit/stores/plan-pass.logic.ts';
import { describeChoices } from '../kit/stores/plan-words.logic.ts';
import { useStore } from '../kit/stores/use-store.ts';
import { useSharedPlan, useTakesPart } from '../kit/tools/plan-mode.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { folds } from '../kit/ui/folds.styles.ts';
import type { api } from './my-plan.api.ts';
import { bar, barBody, notice, planCard } from './my-plan.styles.ts';

// The body is not needed until there is a plan.
const loadBody = () => import('./plan-body.tsx');
const loadChanges = () => import('./plan-changes.tsx');

export function MyPlan(props: PropsOf<typeof api>) {
  const { compact, counterfoil, planFromUrl, storagePrefix } = props;
  const issuer = props.issuer || brand.name;
  const keeper = planKeeper(storagePrefix);
  const plan = useSharedPlan();
  useKeeper(keeper, planFromUrl);

  const { isKept, isChangedElsewhere } = useStore(keeper);
  const isEmpty = isEmptyPlan(plan);
  usePrefetch([loadBody]);
  const { loaded } = useLazyModule(loadBody, !isEmpty);
  const body = loaded && (
    <loaded.PlanBody plan={plan} keeper={keeper} issuer={issuer} hasPass={!counterfoil} />
  );
  const { country } = plan.choices;
  const { loaded: comparing } = useLazyModule(loadChanges, isKept && !!country);
  const changes = comparing && isKept && country && (
    <comparing.PlanChanges country={country} storagePrefix={storagePrefix} />
  );
  if (compact || counterfoil) {
    if (isEmpty) return null;
    const stubs = Object.values(describePass(plan, planNames).stubs);
    const answered = stubs.filter(({ isStamped }) => isStamped).length;
    const [first] = describeChoices(plan.choices, planNames);
    return (
      <>
        <details className={`${bar} ${folds}`} part="section">
          <summary>
            <b>{counterfoil ? COUNTERFOIL : describeProgress(answered, stubs.length)}</b>
            {!counterfoil && (
              <>
                <span>{first && ` · ${first}`}</span>
                <span className={dots} aria-hidden="true">
                  {stubs.map(({ label, isStamped }) => (
                    <i key={label} data-filled={isStamped || undefined} />
                  ))}
                </span>
              </>
            )}
          </summary>
          <div className={barBody}>{body}</div>
        </details>
        <ChangedElsewhere isShown={isChangedElsewhere} />
        {changes}
      </>
    );
  }
  const name = 'Your plan';
  return (
    <section className={`${card} ${planCard}`} part="section" aria-label={name}>
      <OwnHeading>{name}</OwnHeading>
      <ChangedElsewhere isShown={isChangedElsewhere} />
      {changes}
      {isEmpty ? <NoPlan /> : body}
    </section>
  );
}

/** A visitor who has chosen a country for one tool has made no plan. */
const describeProgress = (answered: number, of: number) =>
  answered ? `Plan ${answered} of ${of}` : 'Your choices';

const COUNTERFOIL = 'Keep, share or print your plan';

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
        'Your plan has just been changed in another tab. This page may still show the plan before.'}
    </p>
  );
}

function NoPlan() {
  return (
    <>
      <p className={mutedText}>
        Nothing yet. When you have used one tool, the others offer to fill in the same answers. Your
        plan stays only once you keep it on this device.
      </p>
      <SiteLink className={secondary} part="button" path="/tools#cost-calculator">
        Start with the costs
      </SiteLink>
    </>
  );
}
