import { css } from '../../kit/element/styles.ts';

export const reportHead = css`
  display: grid;
  gap: 4px;
  & h3 { font-size: 22px; }
`;

export const gaugeRow = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 12px;
  list-style: none;
  padding: 0;
  @container (min-width: 720px) { grid-template-columns: repeat(4, 1fr); }
`;

export const gaugeBox = css`
  display: grid;
  justify-items: center;
  align-content: start;
  font-size: 14px;
  text-align: center;
  & svg { max-width: 100%; margin-bottom: 4px; }
  & circle { stroke: var(--_line); }
  & circle[data-share] { stroke: var(--_primary); }
  & text { font-weight: 700; fill: var(--_ink); }
  & text + text { font-weight: 400; fill: var(--_muted); }
`;
