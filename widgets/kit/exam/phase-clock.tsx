import { type RefObject, useEffect } from 'react';
import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { formatClock } from '../rules/duration.ts';
import { useEffectEvent } from '../ui/use-effect-event.ts';
import type { Countdown } from './countdown.logic.ts';
import { phaseClock } from './speaking.styles.ts';
import { useClock } from './use-clock.ts';

interface PhaseClockProps {
  clockRef: RefObject<HTMLDivElement | null>;
  label: string;
  countdown: Countdown;
  /** Called once, when the time is up. */
  end(): void;
}

/** The countdown of a preparation or an answer. */
export function PhaseClock({ clockRef, label, countdown, end }: PhaseClockProps) {
  const { seconds, announcement } = useClock(countdown);
  const isOver = seconds === 0;
  const endLatest = useEffectEvent(end);
  useEffect(() => {
    if (isOver) endLatest();
  }, [isOver]);

  return (
    <div ref={clockRef} className={phaseClock} role="timer" aria-label={label} tabIndex={-1}>
      <p>{label}</p>
      <strong>{formatClock(seconds, 2)}</strong>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
