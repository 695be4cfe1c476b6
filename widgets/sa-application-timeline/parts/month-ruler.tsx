import type { Timeline } from '../application-timeline.logic.ts';
import { drawRuler, type Ruler } from '../timeline-ruler.logic.ts';
import { chart, jumps } from './month-ruler.styles.ts';

/** Sizes in the drawing's own units. */
const WIDTH = 640;
const LABELS = 84;
const HEAD = 52;
const ROW = 24;

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
              {year && <b>{year}</b>}
              {name}
              <i data-steps={steps.length} />
            </>
          );
          return (
            <li key={day} aria-current={isCurrent ? 'date' : undefined}>
              {first === undefined ? (
                <span>{label}</span>
              ) : (
                <button
                  type="button"
                  aria-label={`${name} ${day.slice(0, 4)}: ${steps.map(titleOf).join(', ')}`}
                  onClick={() => show(first)}
                >
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Decorative: the list below says the same. */
function Chart({ ruler: { months, rows, today, deadline } }: { ruler: Ruler }) {
  const month = (WIDTH - LABELS) / months.length;
  const at = (position: number) => LABELS + position * month;
  const bottom = HEAD + rows.length * ROW;
  return (
    <svg className={chart} viewBox={`0 0 ${WIDTH} ${bottom + 4}`} aria-hidden="true">
      {months.map(({ day, name, year }, index) => (
        <g key={day}>
          {year && <path d={`M${at(index)} 22V${bottom}`} />}
          {year && (
            <text x={at(index) + 3} y="32">
              {year}
            </text>
          )}
          <text x={at(index) + month / 2} y="46" textAnchor="middle">
            {name[0]}
          </text>
        </g>
      ))}
      {rows.map(({ label, steps }, row) => (
        <g key={label}>
          <path d={`M0 ${HEAD + row * ROW}H${WIDTH}`} />
          <text x="0" y={HEAD + row * ROW + 17}>
            {label}
          </text>
          {steps.map((step) => (
            <rect
              key={step.month}
              x={at(step.month) + 2}
              y={HEAD + row * ROW + 5}
              width={month - 4}
              height={ROW - 10}
              rx="4"
              data-passed={String(step.isDatePassed)}
              data-critical={String(step.critical)}
            />
          ))}
        </g>
      ))}
      <Marker x={at(deadline)} bottom={bottom} name="deadline" text="Apply by" />
      {today !== null && <Marker x={at(today)} bottom={bottom} name="today" text="Today" />}
    </svg>
  );
}

interface MarkerProps {
  x: number;
  bottom: number;
  name: 'deadline' | 'today';
  text: string;
}

/** A line across all rows with its word on top, which never leaves the drawing. */
function Marker({ x, bottom, name, text }: MarkerProps) {
  const isRight = x > WIDTH - 70;
  return (
    <g data-marker={name}>
      <path d={name === 'deadline' ? `M${x} ${bottom}V2h9l-3 4 3 4h-9` : `M${x} ${bottom}V14`} />
      <text
        x={isRight ? x - 4 : x + (name === 'deadline' ? 13 : 4)}
        y={name === 'deadline' ? 10 : 21}
        textAnchor={isRight ? 'end' : 'start'}
      >
        {text}
      </text>
    </g>
  );
}
