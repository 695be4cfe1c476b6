import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { Heading } from '../../kit/core/heading.tsx';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import type { TimelineEvent } from '../application-timeline.logic.ts';
import {
  checkboxLabel,
  criticalText,
  step,
  stepCard,
  stepHead,
} from '../application-timeline.styles.ts';
import { CRITICAL_NOTE } from '../timeline-calendar.logic.ts';
import { MARK_LABELS, MarkDot, markOf, STEP_TYPES, TypeTile } from './step-looks.tsx';

interface TimelineStepProps {
  event: TimelineEvent;
  isDone: boolean;
  setDone(isDone: boolean): void;
}

export function TimelineStep({ event, isDone, setDone }: TimelineStepProps) {
  const { title, date, formattedDate, description, type, status, critical, isDatePassed } = event;
  const mark = markOf(event);
  return (
    <li
      className={step}
      data-status={status}
      data-current-month={String(event.isCurrentMonth)}
      data-date-passed={String(isDatePassed)}
      data-critical={String(critical)}
    >
      <MarkDot mark={mark} />
      <div className={stepCard}>
        <p className={stepHead}>
          <time dateTime={date}>{formattedDate}</time>
          <span>
            {MARK_LABELS[mark]}
            {mark === 'current' && isDatePassed && ', the date has passed'}
          </span>
        </p>
        <div>
          <TypeTile type={type} />
          <div>
            <Heading level={4}>{title}</Heading>
            <p>{STEP_TYPES[type].label}</p>
          </div>
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
