import { useEffect } from 'react';
import { visuallyHidden } from '../../kit/ui/visually-hidden.ts';
import { type Countdown, formatClock } from '../countdown.logic.ts';
import { phaseClock } from './section.styles.ts';
import { useClock } from './use-clock.ts';

interface PhaseClockProps {
  label: string;
  countdown: Countdown;
  /** Called once when no time is left. */
  end(): void;
}

/** The countdown of a preparation or an answer. */
export function PhaseClock({ label, countdown, end }: PhaseClockProps) {
  const { seconds, announcement } = useClock(countdown);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the time counts
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return (
    <div className={phaseClock} tabIndex={-1} data-step>
      <p>{label}</p>
      <strong>{formatClock(seconds)}</strong>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
