import { describeAge, formatMoment } from '../office-time.logic.ts';
import { useDesk } from '../shell/desk-context.ts';

/** A moment as its age, with the time in full on hovering it. */
export function DayAndTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {describeAge(iso, useDesk().nowMs)}
    </time>
  );
}
