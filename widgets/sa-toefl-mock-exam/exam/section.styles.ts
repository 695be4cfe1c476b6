import { css } from '../../kit/element/styles.ts';
import { belowHeader } from '../toefl-mock-exam.styles.ts';

/** Two columns where they fit, of the same width. */
export const twoColumns = css`
  display: grid;
  scroll-margin-top: ${belowHeader};
  gap: 24px;
  align-items: start;
  & > * { min-width: 0; }
  @container (min-width: 880px) { grid-template-columns: 1fr 1fr; gap: 32px; }
`;

export const stack = css`
  display: grid;
  gap: 16px;
`;

export const submitRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
`;

/** On the left: the bottom right corner is where pages put their chat button. */
export const bar = css`
  position: sticky;
  bottom: 16px;
  justify-self: start;
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  max-width: calc(100% - 72px);
  padding: 8px 20px;
  @container (max-width: 239px) { max-width: 100%; padding-inline: 12px; }
  font-size: 14px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: calc(var(--_card-radius) * 1.5);
  box-shadow: var(--_shadow);
  &[data-over] { border-color: var(--_danger); }
  @media print { display: none; }
`;

export const clock = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  & svg { flex: none; color: var(--_primary); }
  & strong { font-size: 18px; font-variant-numeric: tabular-nums; }
`;

export const timeUp = css`
  font-weight: 600;
  color: var(--_danger);
`;

export const promptText = css`
  font-size: 18px;
`;

export const rubricBox = css`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & dl { display: grid; gap: 12px; }
  & dt { font-weight: 600; }
  & dd { color: var(--_muted); }
`;
