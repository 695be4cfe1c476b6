import { css } from '../kit/element/styles.ts';

const drawing = css`
  position: absolute;
  inset: 0 0 0 auto;
  height: 100%;
  width: auto;
  opacity: 0.5;
  @container (max-width: 999px) { display: none; }
`;

/** Two flights rising to the right, drawn for the panel's background. */
export function FlightDrawing() {
  return (
    <svg
      className={drawing}
      viewBox="0 0 420 260"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="330" cy="300" r="190" strokeOpacity="0.35" />
      <ellipse cx="330" cy="300" rx="84" ry="190" strokeOpacity="0.35" />
      <path d="M150 240h360M178 180h304" strokeOpacity="0.35" />
      <path d="M134 196C154 104 236 52 338 58" strokeDasharray="2 9" />
      <path d="M150 236c50-64 130-84 220-62" strokeDasharray="2 9" />
      <circle cx="134" cy="196" r="6" fill="currentColor" stroke="none" />
      <circle cx="150" cy="236" r="5" fill="currentColor" stroke="none" />
      <circle cx="370" cy="174" r="5" fill="currentColor" stroke="none" />
      <path d="m350 59-14-16 44 16-44 16z" fill="currentColor" stroke="none" />
    </svg>
  );
}
