import { HIGHEST_SCORE, INTERPRETATION_LEVELS } from '../../kit/exam/scoring.logic.ts';
import type { Gauge } from './report.logic.ts';
import { scale } from './report.styles.ts';

const WIDTH = 600;
/** Place of a score, in the units of the drawing. */
const placeOf = (score: number) => (score / HIGHEST_SCORE) * WIDTH;
const ascending = [...INTERPRETATION_LEVELS].reverse();

/**
 * The scale from 0 to 30 with its levels, and a marker for each score: above it for the first section,
 * below it for the second, so that equal scores do not hide each other. The list beside it says the
 * same.
 */
export function BandScale({ gauges }: { gauges: readonly Gauge[] }) {
  const scored = gauges.filter(({ hasScore }) => hasScore);
  return (
    <svg className={scale} viewBox={`-44 0 ${WIDTH + 88} 112`} aria-hidden="true">
      {ascending.map(({ level, from, to }, index) => {
        const end = ascending[index + 1]?.from ?? to;
        const x = placeOf(from);
        const width = placeOf(end) - x;
        return (
          <g key={level}>
            <rect x={x} y="44" width={width} height="24" data-level={index} />
            <text x={x + width / 2} y="61" textAnchor="middle" fontSize="14" data-wide>
              {level}
            </text>
            <text x={x + width / 2} y="66" textAnchor="middle" fontSize="28" data-narrow>
              {from}-{to}
            </text>
          </g>
        );
      })}
      {scored.map(({ label, value, share }, index) => {
        const isAbove = index === 0;
        return (
          <g key={label} transform={`translate(${share * WIDTH} ${isAbove ? 40 : 72})`}>
            <path
              d={isAbove ? 'M0 0l-8 -12h16z' : 'M0 0l-8 12h16z'}
              data-marker={isAbove ? 'above' : 'below'}
            />
            <text y={isAbove ? -18 : 28} textAnchor="middle" fontSize="15">
              {label} {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
