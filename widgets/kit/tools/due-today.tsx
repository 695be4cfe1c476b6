import { useEffect, useState } from 'react';
import { readPlan } from '../../../worker/contract/plan.ts';
import { SiteLink } from '../core/site-link.tsx';
import { isOwnSite } from '../element/own-site.ts';
import { localDay } from '../rules/calendar-day.ts';
import { count } from '../rules/plural.ts';
import { describeDueStep } from '../stores/due-step.logic.ts';
import { readExtra } from '../stores/extras.ts';
import { countDueBy, readPracticeDue } from '../stores/practice-due.ts';
import { secondary } from '../ui/button.styles.ts';
import { useNow } from '../ui/use-now.ts';

interface DueTodayProps {
  /** Shows the next step of a stored plan, too, if nothing else on the page does. */
  hasPlan?: boolean;
}

/** Lists the tasks due today on our own site, each with a link; renders nothing if none is. */
export function DueToday({ hasPlan }: DueTodayProps) {
  const today = localDay(useNow());
  const [words, setWords] = useState(0);
  useEffect(() => {
    readPracticeDue().then(
      (due) => setWords(due ? countDueBy(today, due) : 0),
      () => {},
    );
  }, [today]);
  if (!isOwnSite()) return null;
  const next = hasPlan && readPlan(readExtra('', 'plan'))?.results.nextStep;
  const step = next && describeDueStep(next, today);
  const lines = [
    words > 0 && {
      path: '/tools?vocabulary-side=review#vocabulary-practice',
      text: `${count(words, 'word')} due today in your daily review`,
    },
    step && { path: '/tools#application-timeline', text: `From your plan: ${step}` },
  ];
  return lines.map(
    (line) =>
      line && (
        <p key={line.path}>
          <SiteLink className={secondary} part="button" path={line.path}>
            {line.text}
          </SiteLink>
        </p>
      ),
  );
}
