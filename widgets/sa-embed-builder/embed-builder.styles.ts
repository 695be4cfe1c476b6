import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const rows = css`${piece.stack(32)}`;
/** The height of the builder with one form, so that nothing moves once it has loaded. */
export const room = css`
  min-block-size: 3320px;
  @container (min-width: 480px) { min-block-size: 3000px; }
  @container (min-width: 1000px) { min-block-size: 1640px; }
  @media (scripting: none) { min-block-size: 0; }
`;
export const sides = css`
  ${piece.stack(24)}
  @container (min-width: 1000px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: start;
    gap: 32px;
  }
`;
export const panel = css`
  ${piece.stack(24)}
  padding: clamp(8px, 5cqi, 24px);
  ${piece.card()}
  & h3 { font-size: 18px; line-height: 1.3; }
  & details[open] > summary { margin-block-end: 12px; }
`;
export const sticky = css`
  ${piece.stack(16)}
  @container (min-width: 1000px) { position: sticky; top: 88px; }
`;
export const stack = css`
  /* Not a grid, in which WebKit keeps a legend as wide as it was, when a phone is turned. */
  display: flex;
  flex-direction: column;
  gap: 16px;
  ${piece.plainFieldset}
  & > legend { padding: 0; margin-block-end: 12px; font-weight: 700; font-size: 18px; }
`;
export const pairs = css`
  ${piece.grid(16)}
  align-items: start;
  @container (min-width: 480px) { grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr)); }
`;
/** Beside `stack`: many short entries. */
export const dense = css`gap: 8px;`;
export const choice = css`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 2px 12px;
  padding: 8px 12px;
  min-height: 44px;
  align-items: center;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  cursor: pointer;
  &:hover { border-color: var(--_primary); }
  &:has(:checked) { border-color: var(--_primary); background: var(--_wash); }
  & > input { width: 18px; height: 18px; margin: 0; accent-color: var(--_primary); }
  & > span { font-weight: 600; }
  & > small { grid-column: 2; font-size: 14px; color: var(--_muted); }
`;
export const swatch = css`
  ${piece.grid(8)}
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: start;
  & > input {
    width: 44px;
    height: 44px;
    margin-block-start: 32px;
    padding: 4px;
    ${piece.field()}
    cursor: pointer;
  }
`;
export const quiet = css`${piece.note}`;
export const slider = css`
  ${piece.grid(4)}
  & > label { font-weight: 600; }
  & > input { width: 100%; height: 32px; accent-color: var(--_primary); }
`;
export const stage = css`
  overflow: auto;
  /* The same for everything that is drawn: what is below stays in its place. */
  height: max(420px, 100vh - 400px);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  background: var(--_wash);
  & > iframe { display: block; border: 0; transform-origin: 0 0; }
`;
export const codeBox = css`
  position: relative;
  ${piece.grid(8)}
  & textarea {
    width: 100%;
    padding: 12px 16px;
    font: 14px/1.5 ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace;
    color: var(--_ink);
    background: var(--_wash);
    ${piece.edge()}
    resize: vertical;
    overflow-wrap: anywhere;
  }
`;
export const rowBetween = css`
  ${piece.bar(8, 16)}
  justify-content: space-between;
`;
export const withoutScript = css`
  display: none;
  @media (scripting: none) { display: block; }
`;
