import type { MouseEvent } from 'react';
import { SiteLink } from '../core/site-link.tsx';
import type { Plan } from '../stores/plan.ts';
import { isEmptyPlan, withoutPrivate } from '../stores/plan-choices.logic.ts';
import { handoverFragment, writeHandover } from '../stores/plan-handover.ts';
import { type PlanNames, writePlanText } from '../stores/plan-words.logic.ts';
import { isOwnSite, useSharedPlan } from './plan-mode.ts';

const PATH = '/contact#consultation';

interface TalkLinkProps {
  className: string;
  label: string;
  names: PlanNames;
}

/**
 * Leads to the consultation form, to which it hands the plan's text over: the visitor sees it there
 * and decides whether it travels. From another site it goes along in the link.
 */
export function TalkLink({ className, label, names }: TalkLinkProps) {
  const plan = useSharedPlan();
  const hasPlan = !isEmptyPlan(plan);
  const linked = () => handoverFragment(writePlanText(toLinked(plan), names));
  const handOver = (event: MouseEvent<HTMLAnchorElement>) => {
    const isStored = writeHandover(writePlanText(plan, names));
    if (!isStored) event.currentTarget.href += linked();
  };
  const isOwn = hasPlan && isOwnSite();
  return (
    <SiteLink
      className={className}
      part="button"
      path={hasPlan && !isOwn ? PATH + linked() : PATH}
      onClick={isOwn ? handOver : undefined}
    >
      {label}
    </SiteLink>
  );
}

/** What may stand in a link: nothing about the visitor herself. */
function toLinked({ choices, results }: Plan): Plan {
  const { rate: _rate, bestScores: _scores, bands: _bands, visaTicks: _ticks, ...linked } = results;
  return { choices: withoutPrivate(choices), results: linked };
}
