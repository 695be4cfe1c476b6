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
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  color: var(--_danger);
  &::before { content: ''; width: 12px; height: 12px; border-radius: 50%; background: currentColor; }
`;

export const playback = css`
  display: grid;
  gap: 8px;
  & audio { width: 100%; }
`;
