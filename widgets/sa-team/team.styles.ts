import { css } from '../kit/element/styles.ts';

export const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 0;
  list-style: none;
  @container (min-width: 760px) { grid-template-columns: repeat(3, 1fr); }
`;

/** The parts of cards side by side line up. */
export const member = css`
  @container (min-width: 760px) {
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding: 24px;
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  line-height: 1.4;
  & > div { flex: 1 1 120px; }
  & h3 { font-size: 18px; }
  & p { color: var(--_muted); }
`;

export const facts = css`
  display: grid;
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--_line);
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { line-height: 1.4; }
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 760px) { grid-template-columns: 1fr; }
`;
