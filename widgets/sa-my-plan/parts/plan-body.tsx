import { planNames } from '../../content/plan-names.ts';
import type { Plan } from '../../kit/stores/plan.ts';
import type { PlanKeeper } from '../../kit/stores/plan-keeper.ts';
import {
  dateNextStep,
  describeChoices,
  describePlace,
  describeResults,
} from '../../kit/stores/plan-words.logic.ts';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { TalkLink } from '../../kit/tools/talk-link.tsx';
import { badges } from '../../kit/ui/badges.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { buttons, found } from '../my-plan.styles.ts';
import { PlanActions } from './plan-actions.tsx';

interface PlanBodyProps {
  plan: Plan;
  keeper: PlanKeeper;
}

/** Choices, results, the next step, and what she can do with the plan. */
export function PlanBody({ plan, keeper }: PlanBodyProps) {
  const { choices } = plan;
  const chosen = describeChoices(choices, planNames);
  return (
    <>
      {chosen.length > 0 && (
        <ul className={badges} aria-label="What you have chosen">
          {chosen.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <Results plan={plan} />
      <div className={buttons}>
        <NextStep from={null} names={planNames} />
        <TalkLink className={secondary} label="Talk to us about this" names={planNames} />
      </div>
      <PlanActions choices={choices} keeper={keeper} />
    </>
  );
}

function Results({ plan: { choices, results } }: { plan: Plan }) {
  const { estimate, shortlist, visaTicks, bestScores } = describeResults(
    results,
    describePlace(choices, planNames),
  );
  const { nextStep } = results;
  const lines = [
    ['Costs', estimate],
    ['Scholarships', shortlist],
    ['Next date', nextStep && dateNextStep(nextStep)],
    ['English', bestScores],
    ['Visa', visaTicks],
  ].filter(([, words]) => words);
  if (!lines.length) return null;
  return (
    <dl className={found}>
      {lines.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
