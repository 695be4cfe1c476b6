import { css } from '../kit/element/styles.ts';

export const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 0;
  list-style: none;
  @container (min-width: 760px) {
    grid-template-columns: repeat(3, 1fr);
    & > li { display: grid; grid-row: span 4; grid-template-rows: subgrid; }
  }
`;

/** The parts of cards side by side line up. */
export const quotation = css`
  & > svg { color: var(--_accent); }
  & blockquote { text-wrap: pretty; }
  @container (min-width: 760px) {
    grid-row: span 4;
    grid-template-rows: subgrid;
    padding: 24px;
  }
`;

export const speaker = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-top: 16px;
  border-top: 1px solid var(--_line);
  line-height: 1.4;
  & > div { flex: 1 1 120px; }
  & p { font-weight: 600; }
  & p + p { font-size: 14px; font-weight: 400; color: var(--_muted); }
`;
