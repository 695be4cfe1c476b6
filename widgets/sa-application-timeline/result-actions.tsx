import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { useState } from 'react';
import { brand } from '../content/brand.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import { saveFile } from '../kit/tools/save-file.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import type { Timeline } from './application-timeline.logic.ts';
import { actions } from './application-timeline.styles.ts';
import {
  nameCalendarFile,
  toCalendarEntries,
  writeTimelineFile,
} from './timeline-calendar.logic.ts';
import type { Ticks } from './use-ticks.ts';

// In the same download.
export { TimelineLegend } from './timeline-legend.tsx';

/** A timeline's ways to a calendar and to paper. */
export function ResultActions({ timeline, ticks }: { timeline: Timeline; ticks: Ticks }) {
  const [message, setMessage] = useState('');
  const save = () => {
    const productId = `-//${brand.name}//Application timeline//EN`;
    const now = new Date();
    const entries = toCalendarEntries(timeline, {
      today: localDay(now),
      isDone: ticks.isDone,
    });
    const text = writeTimelineFile(entries, { now, productId });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), nameCalendarFile(timeline));
    setMessage(
      `A file with an all-day entry for each of the ${entries.length} steps, and reminders of what is ahead and not ticked: a week before each, and a month before what is critical. Open it to add them to your calendar.`,
    );
  };
  return (
    <div className={actions}>
      <button type="button" className={secondary} part="button" onClick={save}>
        <Icon icon={CalendarPlus} />
        Save to calendar (.ics)
      </button>
      <button type="button" className={secondary} part="button" onClick={() => print()}>
        <Icon icon={Printer} />
        Print
      </button>
      <p className={smallText} role="status">
        {message}
      </p>
    </div>
  );
}
