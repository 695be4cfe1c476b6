import type { Plan, PlanResults } from '../../worker/contract/plan.ts';
import { planNames } from '../content/plan-names.ts';
import { waySteps } from '../content/way.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import { question } from '../kit/pass/plan-pass.styles.ts';
import { PlanPassCard } from '../kit/pass/plan-pass.tsx';
import { formatDay } from '../kit/rules/calendar-day.ts';
import { count } from '../kit/rules/plural.ts';
import type { PlanKeeper } from '../kit/stores/plan-keeper.ts';
import { describePass } from '../kit/stores/plan-pass.logic.ts';
import { describeChoices } from '../kit/stores/plan-words.logic.ts';
import { NextStep, useNextStep } from '../kit/tools/next-step.tsx';
import { TalkLink } from '../kit/tools/talk-link.tsx';
import { badges } from '../kit/ui/badges.styles.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { buttons } from './my-plan.styles.ts';
import { PlanActions } from './plan-actions.tsx';

interface PlanBodyProps {
  plan: Plan;
  keeper: PlanKeeper;
  issuer: string;
  hasPass: boolean;
}

/** The pass, if the page has none, all choices, the next step, and the actions on the plan. */
export function PlanBody({ plan, keeper, issuer, hasPass }: PlanBodyProps) {
  const chosen = describeChoices(plan.choices, planNames);
  const next = useNextStep(null);
  return (
    <>
      {hasPass && (
        <PlanPassCard
          pass={describePass(plan, planNames)}
          issuer={issuer}
          ask={(id) => {
            const step = waySteps.find(({ tool }) => tool === id);
            return (
              <SiteLink className={question} path={`/tools${step?.query ?? ''}#${id}`}>
                {step?.question}
              </SiteLink>
            );
          }}
        />
      )}
      {chosen.length > 0 && (
        <ul className={badges} aria-label="What you have chosen">
          {chosen.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {plan.results.review && <ReviewDue {...plan.results.review} />}
      <PlanActions plan={plan} keeper={keeper} issuer={issuer}>
        <div className={buttons}>
          <NextStep from={null} />
          {next?.to !== 'talk' && <TalkLink className={secondary} label="Talk to us about this" />}
        </div>
      </PlanActions>
    </>
  );
}

/** Words due in the daily review. Its cards are not part of the plan: "Forget" leaves them. */
function ReviewDue({ due, day }: PlanResults['review']) {
  return (
    <p>
      Daily review: {count(due, 'word')} due on {formatDay(day)}.{' '}
      <SiteLink path="/tools?vocabulary-side=review#vocabulary-practice">
        Continue the review
      </SiteLink>
      . “Forget” deletes this plan but not the review: delete that on its own page.
    </p>
  );
}
