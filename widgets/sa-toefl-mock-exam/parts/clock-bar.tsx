import Timer from 'lucide/dist/esm/icons/timer.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/ui/icon.tsx';
import { visuallyHidden } from '../../kit/ui/visually-hidden.ts';
import { type Countdown, formatClock } from '../countdown.logic.ts';
import { bar, clock, timeUp } from './section.styles.ts';
import { useClock } from './use-clock.ts';

/** The time left of a section, always in view, with a remark beside it. */
export function ClockBar({ countdown, children }: { countdown: Countdown; children?: ReactNode }) {
  const { seconds, announcement } = useClock(countdown);
  const isOver = seconds === 0;
  return (
    <div className={bar} data-over={isOver || undefined}>
      <p className={clock}>
        <Icon of={Timer} />
        <span>Time remaining</span>
        <strong>{formatClock(seconds)}</strong>
      </p>
      {children && <p>{children}</p>}
      <p className={timeUp} role="status">
        {isOver && 'Time is up. You can still submit.'}
      </p>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
