import { ARC, FROM, findPlane, PLANE, STEPS, TO } from './flight-arc.logic.ts';

/** @param answered number of the five questions that are answered: the position of the plane */
export function FlightArc({ answered }: { answered: number }) {
  const { x, y, degrees } = findPlane(answered);
  return (
    <svg
      viewBox="0 0 300 80"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={ARC} strokeWidth="2" strokeDasharray="1 7" opacity=".7" />
      <path d={ARC} strokeWidth="3" pathLength={STEPS} strokeDasharray={`${answered} ${STEPS}`} />
      <circle cx={FROM[0]} cy={FROM[1]} r="5" fill="currentColor" />
      <circle cx={TO[0]} cy={TO[1]} r="5" strokeWidth="2.5" />
      <path
        transform={`translate(${x} ${y}) rotate(${degrees})`}
        d={PLANE}
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
