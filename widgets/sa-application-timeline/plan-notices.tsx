import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { noticeBox } from './application-timeline.styles.ts';
import type { Intake, Review } from './timeline-review.logic.ts';

interface PlanNoticesProps {
  review: Review;
  choose(intake: Intake): void;
}

/** Problems of a plan, and the intakes that have none. */
export function PlanNotices({ review: { notices, nextIntakes }, choose }: PlanNoticesProps) {
  if (!notices.length) return null;
  return (
    <div className={noticeBox}>
      <Icon icon={TriangleAlert} />
      <div>
        <ul>
          {notices.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        {nextIntakes.length > 0 && (
          <>
            <p>
              {nextIntakes.length > 1
                ? 'These later intakes leave time for every step:'
                : 'This later intake leaves time for every step:'}
            </p>
            <div>
              {nextIntakes.map((intake) => (
                <button
                  key={intake.label}
                  type="button"
                  className={secondary}
                  part="button"
                  onClick={() => choose(intake)}
                >
                  Plan for {intake.label}
                </button>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
