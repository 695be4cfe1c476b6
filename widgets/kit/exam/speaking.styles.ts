import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const phaseClock = css`
  display: grid;
  justify-items: center;
  padding: 16px;
  background: var(--_wash);
  border-radius: var(--_radius);
  & strong { font-size: 36px; line-height: 1.2; font-variant-numeric: tabular-nums; letter-spacing: -0.02em; }
`;

export const recordingMark = css`
  ${piece.row(8)}
  font-weight: 600;
  color: var(--_danger);
  &::before { content: ''; width: 12px; height: 12px; border-radius: 50%; background: currentColor; }
`;

export const playback = css`
  ${piece.grid(8)}
  & audio { width: 100%; }
`;
