import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const grid = css`
  ${piece.stack(12)}
  @container (min-width: 320px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (min-width: 480px) { gap: 24px; }
  @container (min-width: 640px) { grid-template-columns: repeat(3, 1fr); }
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
`;

/** The cards share their grid with the link to all tools. */
export const cards = css`
  display: contents;
  list-style: none;
`;

/** On a phone a tile of icon and name: the rest is shown in the open tool. */
export const tool = css`
  ${piece.grid(8)}
  align-content: start;
  padding: 8px 12px;
  & p { color: var(--_muted); }
  @container (max-width: 479px) { & > svg { width: 32px; height: 32px; } & h3 { font-size: 16px; } & p { display: none; } }
  @container (min-width: 480px) {
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    padding: 24px;
    & h3 { margin-top: 8px; }
  }
`;

export const duration = css`
  ${piece.row(8)}
  margin-top: 4px;
  font-size: 14px;
`;

export const more = css`
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 8px 12px;
  font-weight: 600;
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
`;

/** The room that the deadlines will take, so that nothing below them moves when they come. */
export const reserved = css`
  ${piece.column}
  min-height: 252px;
  @container (min-width: 640px) { min-height: 376px; }
  @container (min-width: 1000px) { min-height: 296px; }
  @media (scripting: none) { min-height: 0; }
  @media print { min-height: 0; }
`;
