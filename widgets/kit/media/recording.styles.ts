import * as piece from '../core/pieces.ts';
import { css, keyframes } from '../element/styles.ts';

export const stage = css`
  ${piece.grid(16)}
  ${piece.inset(16)}
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

export const timer = css`
  ${piece.bar(4, 8)}
  font-weight: 600;
  & > i { width: 12px; height: 12px; background: var(--_danger); border-radius: 50%; animation: ${pulse} 1.6s ease-in-out infinite; }
  & > span { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
`;

export const meter = css`
  display: block;
  width: 100%;
  height: 12px;
  border-radius: calc(var(--_radius) / 3);
  fill: var(--_primary);
  background: var(--_line);
  &[data-running] { fill: var(--_danger); }
  & [data-aim] { fill: var(--_success); opacity: 0.4; }
`;

export const picture = css`
  display: block;
  width: 100%;
  max-width: 480px;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: #0f172a;
  border-radius: var(--_radius);
  &[data-mirrored] { transform: scaleX(-1); }
`;

export const sound = css`
  display: block;
  width: 100%;
  max-width: 480px;
  @media print { display: none; }
`;

export const done = css`
  ${piece.row(8)}
  font-size: 18px;
  line-height: 1.3;
  & svg { flex: none; color: var(--_success); }
`;

/** The player and the feedback, side by side where there is room. */
export const review = css`
  ${piece.grid(16)}
  align-items: start;
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; & > :only-child { grid-column: 1 / -1; } }
`;

export const feedback = css`
  ${piece.grid(8)}
  & h5 { font-size: 16px; }
  & p { max-width: 64ch; }
`;
