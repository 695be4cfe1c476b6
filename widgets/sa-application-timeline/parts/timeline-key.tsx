import { small } from '../../kit/ui/card.ts';
import type { EventStatus } from '../application-timeline.logic.ts';
import { criticalSwatch, key } from '../application-timeline.styles.ts';
import { MarkDot, markLabels } from './step-looks.tsx';

const marks: readonly EventStatus[] = ['completed', 'current', 'upcoming'];

/** What the marks of a timeline mean. */
export function TimelineKey() {
  return (
    <div className={key}>
      <ul aria-label="Key">
        {marks.map((mark) => (
          <li key={mark}>
            <MarkDot mark={mark} />
            {markLabels[mark]}
          </li>
        ))}
        <li>
          <span className={criticalSwatch} />
          Critical Deadline
        </li>
      </ul>
      <p className={small}>
        Completed means that the date has passed. Tick Done for what you have really done; the ticks
        stay until you leave this page.
      </p>
    </div>
  );
}
