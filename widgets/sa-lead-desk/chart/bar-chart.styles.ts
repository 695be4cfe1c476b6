import { css } from '../../kit/element/styles.ts';

export const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > figcaption { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; }
  & > figcaption > strong { font-weight: 600; }
  & > figcaption > span { font-size: 14px; color: var(--_muted); }
  & > svg { display: block; width: 100%; height: 56px; }
  & rect { fill: var(--_primary); }
  & line { stroke: var(--_border); }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
  & summary { width: fit-content; min-height: 24px; font-size: 14px; color: var(--_primary); cursor: pointer; }
`;

export const ends = css`
  display: flex;
  justify-content: space-between;
  font-size: 12px;
  color: var(--_muted);
`;
