import { mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { HIGHEST_SCORE } from '../../kit/exam/scoring.logic.ts';
import type { Gauge } from './report.logic.ts';
import { gaugeBox } from './report.styles.ts';

const RADIUS = 50;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A ring that is filled clockwise from the top, with the value inside and the rest below. */
export function RingGauge({ gauge: { label, value, hasScore, share, lines } }: { gauge: Gauge }) {
  return (
    <li className={gaugeBox}>
      <svg
        viewBox="0 0 120 120"
        width="120"
        height="120"
        role="img"
        aria-label={`${label}: ${hasScore ? `${value} out of ${HIGHEST_SCORE}` : value}`}
      >
        <g fill="none" strokeWidth="10" transform="rotate(-90 60 60)">
          <circle cx="60" cy="60" r={RADIUS} />
          {share > 0 && (
            <circle
              cx="60"
              cy="60"
              r={RADIUS}
              data-share
              strokeDasharray={`${CIRCUMFERENCE * share} ${CIRCUMFERENCE}`}
            />
          )}
        </g>
        <text x="60" y={hasScore ? 64 : 66} textAnchor="middle" fontSize={hasScore ? 30 : 16}>
          {value}
        </text>
        {hasScore && (
          <text x="60" y="84" textAnchor="middle" fontSize="14">
            of {HIGHEST_SCORE}
          </text>
        )}
      </svg>
      <Heading level={4}>{label}</Heading>
      {lines.map((line) => (
        <p key={line} className={mutedText}>
          {line}
        </p>
      ))}
    </li>
  );
}
