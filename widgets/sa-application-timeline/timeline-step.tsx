import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useState } from 'react';
import { Heading } from '../kit/core/heading.tsx';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { CRITICAL_NOTE, markOf } from './application-timeline.logic.ts';
import {
  checkboxLabel,
  criticalText,
  gap,
  step,
  stepCard,
  stepHead,
  stepToggle,
  todayLine,
} from './application-timeline.styles.ts';
import { MARK_LABELS, MarkDot, STEP_TYPES, TypeTile } from './step-looks.tsx';
import type { PlacedStep } from './timeline-layout.logic.ts';

interface TimelineStepProps {
  placed: PlacedStep;
  isDone: boolean;
  setDone(isDone: boolean): void;
}

export function TimelineStep({ placed, isDone, setDone }: TimelineStepProps) {
  const { event, today, gap: months } = placed;
  const { title, date, formattedDate, description, type, status, critical, isDatePassed } = event;
  const mark = markOf(event);
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      className={step}
      data-status={status}
      data-current-month={String(event.isCurrentMonth)}
      data-date-passed={String(isDatePassed)}
      data-critical={String(critical)}
      data-next-critical={String(event.isNextCritical)}
    >
      {today && <p className={todayLine}>{today}</p>}
      {months && <p className={gap}>{months}</p>}
      <MarkDot mark={mark} isDone={isDone} />
      <div className={stepCard} data-open={String(isOpen)}>
        <p className={stepHead}>
          <time dateTime={date}>{formattedDate}</time>
          <span>
            {MARK_LABELS[mark]}
            {isDatePassed && mark !== 'completed' && ' · due earlier this month'}
            {isDone && ' · Done by you'}
          </span>
          {mark === 'completed' && !isDone && <span>not ticked yet</span>}
        </p>
        <div>
          <TypeTile type={type} />
          <div>
            <Heading level={4} tabIndex={-1}>
              {title}
            </Heading>
            <p>{STEP_TYPES[type].label}</p>
          </div>
          <button
            type="button"
            className={stepToggle}
            aria-expanded={isOpen}
            aria-label={`What to do: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon icon={ChevronDown} />
          </button>
        </div>
        <p>{description}</p>
        {critical && (
          <p className={criticalText}>
            <Icon icon={TriangleAlert} size={18} />
            {CRITICAL_NOTE}
          </p>
        )}
        <label className={checkboxLabel}>
          <input
            type="checkbox"
            checked={isDone}
            onChange={(change) => setDone(change.currentTarget.checked)}
          />
          <span>
            Done<span className={visuallyHidden}>: {title}</span>
          </span>
        </label>
      </div>
    </li>
  );
}
