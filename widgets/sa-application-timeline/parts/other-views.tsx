import CalendarRange from 'lucide/dist/esm/icons/calendar-range.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { RefObject } from 'react';
import { PlannerMessage } from '../../kit/ui/planner.tsx';
import { GuidanceLink } from './guidance-link.tsx';

/** Before the first timeline. */
export function EmptyView() {
  return (
    <PlannerMessage icon={CalendarRange}>
      <p>Your timeline appears here</p>
      <p>Eight to ten steps with their months, what is critical, and a file for your calendar.</p>
    </PlannerMessage>
  );
}

interface ErrorViewProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  siteBase: string;
}

export function ErrorView({ headingRef, siteBase }: ErrorViewProps) {
  return (
    <PlannerMessage icon={CircleAlert}>
      <h3 ref={headingRef} tabIndex={-1}>
        Timeline could not be generated
      </h3>
      <p>There was an error generating your timeline. Please try different parameters.</p>
      <GuidanceLink siteBase={siteBase} />
    </PlannerMessage>
  );
}
