import * as piece from '../../kit/core/pieces.ts';
import { css } from '../../kit/element/styles.ts';

export const figure = css`
  ${piece.stack(8)}
  & > figcaption { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; }
  & > figcaption > strong { font-weight: 600; }
  & > figcaption > span { font-size: 14px; color: var(--_muted); }
  & > svg { display: block; width: 100%; height: 56px; }
  & rect { fill: var(--_primary); }
  & line { stroke: var(--_border); }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
`;

export const ends = css`
  display: flex;
  justify-content: space-between;
  font-size: 13px;
  color: var(--_muted);
`;

export const line = css`
  ${piece.note}
  & > summary { flex-wrap: wrap; gap: 2px 8px; font-weight: 400; }
  & strong { font-weight: 600; color: var(--_ink); }
  & svg { display: none; width: 180px; height: 24px; }
  & rect { fill: var(--_primary); }
  & line { stroke: var(--_border); }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
  @container (min-width: 760px) { & svg { display: block; } }
`;
