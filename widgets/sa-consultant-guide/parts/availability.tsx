import type { Weekday } from '../../content/consultants.ts';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { week } from '../consultant-guide.styles.ts';

/** The days of our opening hours. */
const WEEKDAYS: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** The week at a glance, with the other days struck through; screen readers get one sentence. */
export function Availability({ days }: { days: readonly Weekday[] }) {
  return (
    <div className={week}>
      <p>
        Available<span className={visuallyHidden}> on {days.join(', ')}</span>
      </p>
      <p aria-hidden="true">
        {WEEKDAYS.map((day) =>
          days.includes(day) ? (
            <strong key={day}>{day.slice(0, 3)}</strong>
          ) : (
            <s key={day}>{day.slice(0, 3)}</s>
          ),
        )}
      </p>
    </div>
  );
}
