import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import type { Timeline } from '../application-timeline.logic.ts';
import { chart, jumps } from './month-ruler.styles.ts';
import { drawRuler, type Ruler, type RulerSpan } from './timeline-ruler.logic.ts';

/** Sizes in the drawing's own units. */
const WIDTH = 640;
const LABELS = 112;
const ROW = 26;
/** Lines of text above the rows: the deadline's word, today's, the years, the months. */
const LINES = { deadline: 13, today: 31, years: 48, months: 66 };
const HEAD = 72;

interface MonthRulerProps {
  timeline: Timeline;
  /** When it was made. */
  now: Date;
  /** Goes to a step of the list. */
  show(step: number): void;
}

/** The plan as a chart, and on phones as a row of months that lead to the steps. */
export function MonthRuler({ timeline, now, show }: MonthRulerProps) {
  const ruler = drawRuler(timeline, now);
  const titleOf = (step: number) => timeline.events[step]?.title;
  return (
    <>
      <Chart ruler={ruler} />
      <ul className={jumps} aria-label="Months of the plan">
        {ruler.months.map(({ day, name, year, isCurrent, steps }) => {
          const [first] = steps;
          const label = (
            <>
              {name}
              {year && <b> {year}</b>}
              <i data-steps={steps.length} />
            </>
          );
          const titles = steps.map(titleOf).join(', ');
          return (
            <li key={day} aria-current={isCurrent ? 'date' : undefined}>
              {first === undefined ? (
                <span>{label}</span>
              ) : (
                <button type="button" onClick={() => show(first)}>
                  {label}
                  <span
                    className={visuallyHidden}
                  >{`${year ? '' : ` ${day.slice(0, 4)}`}: ${titles}`}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Decorative: the list below has the same content. */
function Chart({ ruler: { months, rows, today, deadline } }: { ruler: Ruler }) {
  const month = (WIDTH - LABELS) / months.length;
  const at = (position: number) => LABELS + position * month;
  const bottom = HEAD + rows.length * ROW;
  const flag = at(deadline);
  return (
    <svg className={chart} viewBox={`0 0 ${WIDTH} ${bottom + 2}`} aria-hidden="true">
      {months.map(({ day, name, year }, index) => (
        <g key={day}>
          {year && (
            <text x={at(index) + 3} y={LINES.years}>
              {year}
            </text>
          )}
          <text x={at(index) + month / 2} y={LINES.months} textAnchor="middle">
            {name[0]}
          </text>
        </g>
      ))}
      {rows.map(({ label, spans, critical }, row) => (
        <g key={label}>
          <path d={`M0 ${HEAD + row * ROW}H${WIDTH}`} />
          <text x="0" y={HEAD + row * ROW + 18}>
            {label}
          </text>
          {spans.map(({ from, to, mark, critical: isCritical }) => (
            <rect
              key={from}
              x={at(from) + 2}
              y={HEAD + row * ROW + 6}
              width={(to - from) * month - 4}
              height={ROW - 12}
              rx="4"
              data-mark={mark}
              data-critical={String(isCritical)}
            />
          ))}
          {critical && <CriticalWord place={placeWord(spans, at)} row={row} word={critical} />}
        </g>
      ))}
      <g data-marker="deadline">
        <path d={`M${flag} ${bottom}V${HEAD}M${flag} ${LINES.deadline + 2}V2h10l-3 5 3 5h-10`} />
        <text x={flag + 15} y={LINES.deadline}>
          Apply by
        </text>
      </g>
      {today !== null && (
        <g data-marker="today">
          <path d={`M${at(today)} ${bottom}V${HEAD}M${at(today)} ${LINES.today + 4}v-15`} />
          <TodayWord x={at(today)} />
        </g>
      )}
    </svg>
  );
}

/** Room for the longest word. */
const WORD = 68;

interface WordPlace {
  x: number;
  anchor: 'start' | 'end';
}

/** After a row's spans, or before them at the end of the chart; null if they fill the row. */
function placeWord(
  spans: readonly RulerSpan[],
  at: (position: number) => number,
): WordPlace | null {
  const start = at(spans[0]?.from ?? 0);
  const end = at(Math.max(...spans.map(({ to }) => to)));
  if (end + WORD < WIDTH) return { x: end + 4, anchor: 'start' };
  return start - WORD > LABELS ? { x: start - 4, anchor: 'end' } : null;
}

interface CriticalWordProps {
  place: WordPlace | null;
  row: number;
  word: string;
}

function CriticalWord({ place, row, word }: CriticalWordProps) {
  if (!place) return null;
  return (
    <text x={place.x} y={HEAD + row * ROW + 18} textAnchor={place.anchor} data-critical-word="">
      {word}
    </text>
  );
}

/** Before the line, if there is room for it. */
function TodayWord({ x }: { x: number }) {
  const isBefore = x > LABELS;
  return (
    <text x={isBefore ? x - 5 : x + 5} y={LINES.today} textAnchor={isBefore ? 'end' : 'start'}>
      Today
    </text>
  );
}
