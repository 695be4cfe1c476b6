import Timer from 'lucide/dist/esm/icons/timer.mjs';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { formatClock } from '../rules/duration.ts';
import { Icon } from '../ui/icon.tsx';
import type { Countdown } from './countdown.logic.ts';
import { bar, clock, clockSwitch, timeName, timeUp } from './section.styles.ts';
import { useClock } from './use-clock.ts';

interface ClockBarProps {
  /** Paused while the visitor practises without it. */
  countdown: Countdown;
  setUntimed(isUntimed: boolean): void;
  children?: ReactNode;
}

/** The time left in a section, always in view, with a remark beside it. */
export function ClockBar({ countdown, setUntimed, children }: ClockBarProps) {
  const { seconds, announcement } = useClock(countdown);
  const isUntimed = countdown.status === 'paused';
  const isOver = seconds === 0 && !isUntimed;
  return (
    <div className={bar} data-over={isOver || undefined}>
      <p className={clock}>
        <Icon icon={Timer} />
        {isUntimed ? (
          <span>No time limit</span>
        ) : (
          <>
            <span className={timeName}>Time remaining</span>
            <strong>{formatClock(seconds, 2)}</strong>
          </>
        )}
      </p>
      {children}
      <button
        type="button"
        className={clockSwitch}
        part="button"
        onClick={() => setUntimed(!isUntimed)}
      >
        {isUntimed ? 'Use the clock' : 'Without the clock'}
      </button>
      <p className={timeUp} role="status">
        {isOver && 'Time is up. You can still submit.'}
      </p>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
