import { table } from '../lead-desk.styles.ts';
import { ends, figure, line } from './bar-chart.styles.ts';
import { type Bar, describeBars, scaleBars } from './bars.logic.ts';

interface BarChartProps {
  heading: string;
  /** Noun of the total, in the singular: `lead`. */
  unit: string;
  /** Heading of the labels: `Day`. */
  step: string;
  bars: readonly Bar[];
}

/** Widths of a bar and of its place, in units of the drawing. */
const BAR = 8;
const PLACE = 10;

/** Bars, with a sentence and a table for members who cannot see them. */
export function BarChart({ heading, unit, step, bars }: BarChartProps) {
  return (
    <figure className={figure}>
      <figcaption>
        <strong>{heading}</strong> <span>{describeBars(bars, unit)}</span>
      </figcaption>
      <Bars bars={bars} />
      <p className={ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <details>
        <summary>As a table</summary>
        <BarTable heading={heading} step={step} bars={bars} />
      </details>
    </figure>
  );
}

/** The same in one line, which expands to the table. */
export function BarLine({ heading, unit, step, bars }: BarChartProps) {
  return (
    <details className={line}>
      <summary>
        <strong>{heading}</strong>
        <Bars bars={bars} />
        <span>{describeBars(bars, unit)}</span>
      </summary>
      <BarTable heading={heading} step={step} bars={bars} />
    </details>
  );
}

function Bars({ bars }: Pick<BarChartProps, 'bars'>) {
  const heights = scaleBars(bars);
  const width = bars.length * PLACE || PLACE;
  return (
    <svg viewBox={`0 0 ${width} 101`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ label, total }, index) => (
        <rect
          key={label}
          x={index * PLACE + (PLACE - BAR) / 2}
          y={100 - (heights[index] ?? 0)}
          width={BAR}
          height={heights[index]}
        >
          <title>{`${label}: ${total}`}</title>
        </rect>
      ))}
      <line x1="0" y1="100.5" x2={width} y2="100.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function BarTable({ heading, step, bars }: Omit<BarChartProps, 'unit'>) {
  return (
    <div className={table}>
      <table aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{step}</th>
            <th scope="col" data-number="">
              Number
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, total }) => (
            <tr key={label}>
              <td>{label}</td>
              <td data-number="">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
