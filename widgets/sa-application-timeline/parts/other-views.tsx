import CalendarRange from 'lucide/dist/esm/icons/calendar-range.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { RefObject } from 'react';
import { muted } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { message } from '../application-timeline.styles.ts';
import { GuidanceLink } from './guidance-link.tsx';

/** Before the first timeline. */
export function EmptyView() {
  return (
    <div className={message}>
      <Icon of={CalendarRange} size={40} />
      <p>Your timeline appears here</p>
      <p className={muted}>
        Eight to ten steps with their months, what is critical, and a file for your calendar.
      </p>
    </div>
  );
}

interface ErrorViewProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  siteBase: string;
}

export function ErrorView({ headingRef, siteBase }: ErrorViewProps) {
  return (
    <div className={message}>
      <Icon of={CircleAlert} size={40} />
      <h3 ref={headingRef} tabIndex={-1}>
        Timeline could not be generated
      </h3>
      <p className={muted}>
        There was an error generating your timeline. Please try different parameters.
      </p>
      <GuidanceLink siteBase={siteBase} />
    </div>
  );
}
