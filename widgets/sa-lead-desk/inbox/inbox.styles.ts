import * as piece from '../../kit/core/pieces.ts';
import { css } from '../../kit/element/styles.ts';

/** The heading and who waits, in one line where there is room. */
export const headWords = css`
  ${piece.wrap(0, 12)}
  flex: 1 1 120px;
  align-items: baseline;
  & > p { line-height: 1.3; color: var(--_muted); }
`;

export const list = css`
  ${piece.listColumn}
  ${piece.card()}
  overflow: clip;
  transition: opacity 150ms ease-out;
  &[aria-busy='true'] { opacity: 0.6; }
`;

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: baseline;
  padding: 8px 16px;
  transition: background-color 150ms ease-out;
  & + & { border-block-start: 1px solid var(--_line); }
  &:hover, &:has([aria-current]) { background: var(--_wash); }
  &:has(a:focus-visible) { background: var(--_wash); box-shadow: inset 4px 0 0 var(--_primary); }
  li& > h2 { display: flex; gap: 8px; align-items: baseline; min-width: 0; font-size: 16px; font-weight: 400; letter-spacing: 0; white-space: nowrap; }
  & > h2 > a { overflow: hidden; text-overflow: ellipsis; }
  &[data-unread] > h2 > a { font-weight: 700; }
  & > time { grid-area: 1 / 2; font-size: 14px; color: var(--_muted); }
  & > p { grid-column: 1 / -1; color: var(--_muted); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  & > p > b { font-weight: 600; color: var(--_ink); }
  & > p > span { display: block; }
  & > ul { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px 8px; min-width: 0; padding: 0; list-style: none; }
  & > ul > li { max-width: 100%; min-width: 0; display: flex; }
  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 6fr) minmax(0, 4fr) 120px;
    align-items: center;
    min-height: 40px;
    padding-block: 4px;
    & > h2 { grid-area: 1 / 1; }
    & > p { grid-area: 1 / 2; }
    & > p > span { display: inline; &::after { content: ' · '; } }
    /* One line, from the right: what comes first is always whole, and what has no room is out of sight. */
    & > ul { grid-area: 1 / 3; flex-flow: row-reverse wrap; height: 26px; overflow: hidden; }
    & > time { grid-area: 1 / 4; text-align: end; }
  }
`;

/** The name, which opens its lead wherever the row is pressed. */
export const opener = css`
  color: var(--_ink);
  text-decoration: none;
  a& { color: var(--_ink); }
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--_primary); outline-offset: -2px; }
`;

/** A dot before the name, which is bold as well. */
export const unread = css`
  flex: none;
  align-self: center;
  width: 8px;
  height: 8px;
  background: var(--_primary);
  border-radius: 50%;
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
`;

export const filterGrid = css`
  ${piece.stack(12)}
  & label { font-size: 14px; }
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 760px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** Folders, search and filters: in one line where there is room. */
export const finder = css`
  ${piece.stack(8)}
  & > fieldset { gap: 4px; }
  & > fieldset > button { padding-inline: 12px; font-size: 14px; }
  @container (min-width: 760px) { grid-template-columns: auto minmax(0, 1fr); gap: 12px; }
`;

export const searchRow = css`
  ${piece.grid(8)}
  grid-template-columns: minmax(0, 1fr) auto;
  & > p { grid-column: 1 / -1; }
`;

/** Stays in sight while a long list is read. */
export const news = css`
  position: sticky;
  inset-block-start: 8px;
  z-index: 1;
  justify-self: center;
  box-shadow: var(--_shadow);
`;

export const ghost = css`
  height: 39px;
  padding: 12px 16px;
  & + & { border-block-start: 1px solid var(--_line); }
  &::before { content: ''; display: block; width: 68%; height: 12px; border-radius: calc(var(--_radius) / 3); background: var(--_line); }
`;

export const empty = css`
  ${piece.grid(12)}
  justify-items: center;
  padding: 48px 16px;
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & > p { max-width: 48ch; color: var(--_muted); }
`;

/** The height of the closed chart, so that nothing moves when it comes. */
export const chartRoom = css`min-height: 28px;`;
