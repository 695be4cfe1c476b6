import CalendarRange from 'lucide/dist/esm/icons/calendar-range.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { RefObject } from 'react';
import { Heading } from '../kit/core/heading.tsx';
import { ResultMessage } from '../kit/tools/form-with-result.tsx';
import { GuidanceLink } from './guidance-link.tsx';

/** Shown before the first timeline. */
export function EmptyView() {
  return (
    <ResultMessage icon={CalendarRange}>
      <p>Your timeline appears here</p>
      <p>Eight to ten steps with their months, what is critical, and a file for your calendar.</p>
    </ResultMessage>
  );
}

interface ErrorViewProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shown when a timeline could not be generated. */
export function ErrorView({ headingRef }: ErrorViewProps) {
  return (
    <ResultMessage icon={CircleAlert}>
      <Heading level={3} ref={headingRef} tabIndex={-1}>
        Timeline could not be generated
      </Heading>
      <p>There was an error generating your timeline. Please try different parameters.</p>
      <GuidanceLink />
    </ResultMessage>
  );
}
