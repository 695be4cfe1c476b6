import * as piece from '../../kit/core/pieces.ts';
import { css } from '../../kit/element/styles.ts';

/** A week to change, with its buttons. */
export const weekForm = css`${piece.stack(12)}`;

/** The days of a week, each with its stretches. */
export const weekGrid = css`
  ${piece.column}
  padding: 0;
  border: 0;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 8px 0; border-block-start: 1px solid var(--_line); }
  & > div > b { font-weight: 600; line-height: 32px; }
  & > div > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  & button { justify-self: start; }
  @container (min-width: 760px) { & > div { grid-template-columns: 120px minmax(0, 1fr); } }
`;

/** From, to and ways, with the button that removes them. */
export const stretchRow = css`
  ${piece.grid(4, 12)}
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  & label { font-size: 14px; }
  & > p { grid-column: 1 / -1; font-size: 14px; font-weight: 600; color: var(--_danger); }
  & > p::before { content: '\\26A0' / ''; margin-inline-end: 8px; }
  & > [role='group'] { grid-column: 1 / -1; }
  & > button { min-height: 44px; }
  @container (min-width: 760px) {
    grid-template-columns: 152px 152px minmax(0, 1fr) auto;
    & > [role='group'] { grid-column: auto; }
  }
`;

/** Boxes to tick, beside each other. */
export const ways = css`
  ${piece.bar(4, 16)}
  min-height: 44px;
  & > label { display: flex; gap: 8px; align-items: center; min-height: 32px; }
  & input { flex: none; width: 20px; height: 20px; accent-color: var(--_primary); }
`;

export const formGrid = css`
  ${piece.grid(12, 16)}
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  align-items: start;
  & > [data-wide] { grid-column: 1 / -1; }
`;
