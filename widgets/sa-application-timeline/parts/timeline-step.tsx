import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { Icon } from '../../kit/ui/icon.tsx';
import { visuallyHidden } from '../../kit/ui/visually-hidden.ts';
import type { TimelineEvent } from '../application-timeline.logic.ts';
import {
  box,
  critical as criticalText,
  step,
  stepCard,
  stepHead,
} from '../application-timeline.styles.ts';
import { formatIsoDate } from '../local-date.logic.ts';
import { CRITICAL_NOTE } from '../timeline-calendar.logic.ts';
import { MarkDot, markLabels, markOf, TypeTile, typeLooks } from './step-looks.tsx';

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
          <time dateTime={formatIsoDate(date)}>{formattedDate}</time>
          <span>
            {markLabels[mark]}
            {mark === 'current' && isDatePassed && ', the date has passed'}
          </span>
        </p>
        <div>
          <TypeTile type={type} />
          <div>
            <h4>{title}</h4>
            <p>{typeLooks[type].label}</p>
          </div>
        </div>
        <p>{description}</p>
        {critical && (
          <p className={criticalText}>
            <Icon of={TriangleAlert} size={18} />
            {CRITICAL_NOTE}
          </p>
        )}
        <label className={box}>
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
