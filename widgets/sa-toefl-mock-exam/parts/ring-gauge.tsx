import { muted } from '../../kit/ui/card.ts';
import type { Gauge } from '../report.logic.ts';
import { highestScore } from '../scoring.logic.ts';
import { gaugeBox } from './report.styles.ts';

const radius = 50;
const around = 2 * Math.PI * radius;

/** A ring that is filled clockwise from the top, with the value inside and the rest below. */
export function RingGauge({ of: { label, value, hasScore, share, lines } }: { of: Gauge }) {
  return (
    <li className={gaugeBox}>
      <svg
        viewBox="0 0 120 120"
        width="120"
        height="120"
        role="img"
        aria-label={`${label}: ${hasScore ? `${value} out of ${highestScore}` : value}`}
      >
        <g fill="none" strokeWidth="10" transform="rotate(-90 60 60)">
          <circle cx="60" cy="60" r={radius} />
          {share > 0 && (
            <circle
              cx="60"
              cy="60"
              r={radius}
              data-share
              strokeDasharray={`${around * share} ${around}`}
            />
          )}
        </g>
        <text x="60" y={hasScore ? 64 : 66} textAnchor="middle" fontSize={hasScore ? 30 : 16}>
          {value}
        </text>
        {hasScore && (
          <text x="60" y="84" textAnchor="middle" fontSize="14">
            of {highestScore}
          </text>
        )}
      </svg>
      <h4>{label}</h4>
      {lines.map((line) => (
        <p key={line} className={muted}>
          {line}
        </p>
      ))}
    </li>
  );
}
