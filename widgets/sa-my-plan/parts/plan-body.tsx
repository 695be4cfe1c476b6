import { useRef } from 'react';
import { planNames } from '../../content/plan-names.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import type { Plan } from '../../kit/stores/plan.ts';
import type { Keeping, PlanKeeper } from '../../kit/stores/plan-keeper.ts';
import { describeChoices, describeResults } from '../../kit/stores/plan-words.logic.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { TalkLink } from '../../kit/tools/talk-link.tsx';
import { badges } from '../../kit/ui/badges.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { buttons, found } from '../my-plan.styles.ts';
import { CopyLink } from './copy-link.tsx';

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
      <KeepOrForget keeper={keeper} />
      <CopyLink choices={choices} />
    </>
  );
}

function Results({ plan: { results } }: { plan: Plan }) {
  const { estimate, shortlist, visaTicks, bestScores } = describeResults(results);
  const { nextStep } = results;
  const lines = [
    ['Costs', estimate],
    ['Scholarships', shortlist],
    ['Next date', nextStep && `${nextStep.title}, ${formatDay(nextStep.day)}`],
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

function KeepOrForget({ keeper }: { keeper: PlanKeeper }) {
  const { isKept, hidesKept, isStored } = useStore(keeper);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button may be gone; the other one is in its place.
  const focusRest = () =>
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  const keep = () => {
    keeper.keep();
    focusRest();
  };
  return (
    <div>
      <div ref={box} className={buttons}>
        {!isKept && (
          <button type="button" className={secondary} part="button" onClick={keep}>
            Keep on this device
          </button>
        )}
        {hidesKept && (
          <button
            type="button"
            className={secondary}
            part="button"
            onClick={() => {
              keeper.restore();
              focusRest();
            }}
          >
            Show my kept plan
          </button>
        )}
        {!hidesKept && (
          <button type="button" className={secondary} part="button" onClick={keeper.forget}>
            Forget
          </button>
        )}
      </div>
      <p className={smallText} role="status">
        {describeKeeping({ isKept, hidesKept, isStored })}
      </p>
    </div>
  );
}

function describeKeeping({ isKept, hidesKept, isStored }: Keeping): string {
  if (hidesKept) return 'This plan came with a link. Yours is still kept on this device.';
  if (!isKept) return 'Only in this tab: it is gone when you close or reload the page.';
  return isStored
    ? 'Kept on this device, in this browser alone. Nothing is sent.'
    : 'This browser does not let us keep your plan. It is gone when you close the page.';
}
