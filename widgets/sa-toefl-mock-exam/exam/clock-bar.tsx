import Timer from 'lucide/dist/esm/icons/timer.mjs';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { formatClock } from '../../kit/rules/duration.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import type { Countdown } from './countdown.logic.ts';
import { bar, clock, timeUp } from './section.styles.ts';
import { useClock } from './use-clock.ts';

/** The time left in a section, always in view, with a remark beside it. */
export function ClockBar({ countdown, children }: { countdown: Countdown; children?: ReactNode }) {
  const { seconds, announcement } = useClock(countdown);
  const isOver = seconds === 0;
  return (
    <div className={bar} data-over={isOver || undefined}>
      <p className={clock}>
        <Icon icon={Timer} />
        <span>Time remaining</span>
        <strong>{formatClock(seconds, 2)}</strong>
      </p>
      {children}
      <p className={timeUp} role="status">
        {isOver && 'Time is up. You can still submit.'}
      </p>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
