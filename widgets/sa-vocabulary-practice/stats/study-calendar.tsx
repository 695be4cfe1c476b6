import { card, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { localDay } from '../../kit/rules/calendar-day.ts';
import { count } from '../../kit/rules/plural.ts';
import { useNow } from '../../kit/ui/use-now.ts';
import { calendar } from './stats.styles.ts';
import { buildStudyCalendar, type CalendarDay } from './study-calendar.logic.ts';

const WEEKS = 12;
const STEP = 17;
const CELL = 13;
const LEFT = 34;
const TOP = 22;

/** The last twelve weeks, a column each; a day with a finished session is filled. */
export function StudyCalendarCard({ studyDays }: { studyDays: readonly string[] }) {
  const { weeks, studiedDayCount } = buildStudyCalendar(studyDays, localDay(useNow()), WEEKS);
  const summary = `${count(studiedDayCount, 'day')} with a finished session in the last ${WEEKS} weeks`;
  return (
    <section className={card} part="card" aria-labelledby="calendar">
      <Heading level={3} id="calendar">
        Study days
      </Heading>
      {studiedDayCount === 0 ? (
        <p>A day with a finished session shows here.</p>
      ) : (
        <>
          <svg
            className={calendar}
            viewBox={`0 0 ${LEFT + WEEKS * STEP} ${TOP + 7 * STEP}`}
            role="img"
            aria-label={summary}
          >
            {['Mon', 'Wed', 'Fri'].map((label, index) => (
              <text key={label} x="0" y={TOP + index * 2 * STEP + 12}>
                {label}
              </text>
            ))}
            {weeks.map(({ monthLabel, days }, week) => (
              <g key={days[0]?.day} transform={`translate(${LEFT + week * STEP} 0)`}>
                {monthLabel && (
                  <text x="0" y="14">
                    {monthLabel}
                  </text>
                )}
                {days.map((day, index) => (
                  <Day key={day.day} day={day} y={TOP + index * STEP} />
                ))}
              </g>
            ))}
          </svg>
          <p className={smallText}>
            {summary}. A filled square is a study day, a thick frame is today.
          </p>
        </>
      )}
    </section>
  );
}

function Day({ day: { isFuture, isStudied, isToday }, y }: { day: CalendarDay; y: number }) {
  if (isFuture) return null;
  return (
    <rect
      x="1"
      y={y}
      width={CELL}
      height={CELL}
      rx="3"
      data-studied={isStudied || undefined}
      data-today={isToday || undefined}
    />
  );
}
