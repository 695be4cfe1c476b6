import { describeAge, formatMoment } from '../office-time.logic.ts';
import { useDesk } from '../shell/desk-context.ts';

/** A moment as its age, with the full time as its title. */
export function DayAndTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {describeAge(iso, useDesk().nowMs)}
    </time>
  );
}
