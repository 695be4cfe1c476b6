import type { MouseEvent } from 'react';
import { isEmptyPlan, type Plan } from '../../../worker/contract/plan.ts';
import { SiteLink } from '../core/site-link.tsx';
import { isOwnSite } from '../element/own-site.ts';
import { withoutPrivate } from '../stores/plan-choices.logic.ts';
import { handoverFragment, writeHandover } from '../stores/plan-handover.ts';
import { useSharedPlan } from './plan-mode.ts';

const PATH = '/contact#consultation';

interface TalkLinkProps {
  className: string;
  label: string;
}

/**
 * Links to the consultation form and hands the plan's text over: the visitor sees it there and decides
 * whether to send it. From another site the link contains it.
 */
export function TalkLink({ className, label }: TalkLinkProps) {
  const plan = useSharedPlan();
  const hasPlan = !isEmptyPlan(plan);
  const linked = () => handoverFragment(toLinked(plan));
  const handOver = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!writeHandover(plan)) event.currentTarget.href += linked();
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

/** The part of a plan that a link may contain: nothing personal. */
function toLinked({ choices, results: { estimate, shortlist, nextStep } }: Plan): Plan {
  const results = {
    ...(estimate && { estimate }),
    ...(shortlist && { shortlist }),
    ...(nextStep && { nextStep }),
  };
  return { choices: withoutPrivate(choices), results };
}
