import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const mapCard = css`
  ${piece.column}
  overflow: hidden;
  ${piece.card()}
  @container (min-width: 640px) { grid-template-columns: 2fr 3fr; }
`;

export const words = css`
  ${piece.grid(12)}
  align-content: start;
  justify-items: start;
  min-width: 0;
  padding: clamp(12px, 8cqi, 16px);
  & h2 { font-size: 22px; }
  & address { font-style: normal; }
  & p { max-width: 60ch; font-size: 14px; color: var(--_muted); }
  & a { display: inline-flex; align-items: center; min-height: 44px; }
`;

/** The frame of the map: a drawing of the place until it loads. */
export const picture = css`
  position: relative;
  min-height: 200px;
  background: var(--_wash);
  & > svg { position: absolute; inset: 0; display: block; width: 100%; height: 100%; }
  @container (min-width: 640px) { min-height: 320px; }
  @media print { display: none; }
`;

export const frame = css`
  display: block;
  width: 100%;
  height: 100%;
  min-height: 360px;
  border: 0;
`;
