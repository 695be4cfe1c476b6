import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const stack = css`${piece.stack(16)}`;

/** The test and section to go on with, and its button. */
export const nextCard = css`
  @container (min-width: 480px) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
  & b { display: block; font-size: 22px; line-height: 1.3; }
`;

/** The tests beside each other, their parts below each other; on wider screens the other way round. */
export const grid = css`
  ${piece.grid(24, 8)}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > section { display: grid; gap: 8px; align-content: start; }
  @container (max-width: 239px) { grid-template-columns: minmax(0, 1fr); }
  @container (min-width: 760px) { grid-template-columns: minmax(0, 1fr); }
`;

export const parts = css`
  ${piece.list(8)}
  @container (min-width: 760px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** Closed rows below each other, with lines between them. */
export const folds = css`
  & > details { border-block-start: 1px solid var(--_line); }
  & > details:last-child { border-block-end: 1px solid var(--_line); }
  & > [open] { padding-block-end: 16px; }
`;

/** The tasks, a line each. */
export const goals = css`
  ${piece.list(8)}
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; }
`;

export const goalButton = css`
  ${piece.row(8, 12)}
  width: 100%;
  min-height: 64px;
  font: inherit;
  text-align: start;
  color: inherit;
  ${piece.field(8, 12)}
  cursor: pointer;
  &:hover { border-color: var(--_primary); }
  & b, & small { display: block; line-height: 1.35; }
  & b { color: var(--_primary); }
  & small { font-size: 14px; color: var(--_muted); }
  & svg { flex: none; fill: none; stroke: var(--_line); stroke-width: 5px; rotate: -90deg; }
  & circle + circle { stroke: var(--_success); }
  @container (max-width: 319px) { & svg { display: none; } }
`;

/** Radio buttons in a row. */
export const choices = css`
  ${piece.wrap(0, 24)}
  ${piece.plainFieldset}
  & label { display: flex; gap: 8px; align-items: center; min-height: 44px; cursor: pointer; }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
`;

export const facts = css`
  & ul { display: grid; gap: 8px; max-width: 72ch; padding-inline-start: 16px; }
  & p { margin-top: 8px; }
`;

export const plainButton = css`
  ${piece.linkButton}
  &:hover { text-decoration: underline; }
`;

export const stepHead = css`
  ${piece.grid(4)}
  & h3 { font-size: 22px; }
  & p { max-width: 64ch; color: var(--_muted); }
`;

export const gapText = css`
  max-width: 68ch;
  font-size: 18px;
  line-height: 2.2;
  & span { white-space: nowrap; }
`;

/** The lines make the width, and the typed letters stand on them: both need letters of one width. */
export const gap = css`
  position: relative;
  display: inline-block;
  margin-inline-start: 1px;
  font-family: ui-monospace, monospace;
  line-height: 1.2;
  letter-spacing: 0.2em;
  & i { display: block; padding: 8px 4px; font-style: normal; color: var(--_primary); }
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    padding: 0 4px;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    background: none;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) / 3);
  }
`;

export const quote = css`
  max-width: 68ch;
  white-space: pre-wrap;
  ${piece.inset(12, 16)}
  & b { display: block; }
`;

/** The sentence under construction, and its words. */
export const chunks = css`
  ${piece.bar(8)}
  min-height: 64px;
  min-width: 0;
  ${piece.edge(8)}
  &[data-table] { border-color: transparent; padding-inline: 0; }
  & button[aria-disabled='true'] { opacity: 0.35; cursor: default; }
`;

export const listening = css`
  ${piece.grid(12)}
  justify-items: start;
  max-width: 68ch;
  & progress { width: 100%; height: 8px; accent-color: var(--_primary); }
`;

export const textPanel = css`
  ${piece.grid(12)}
  max-width: 68ch;
`;

export const spokenWords = css`
  ${piece.wrap(4, 8)}
  ${piece.plainList}
  font-size: 18px;
  & [data-heard='false'] { color: var(--_danger); text-decoration: underline wavy; text-underline-offset: 4px; }
`;

/** The scale from 1 to 6 in half steps, with the interval filled. */
export const track = css`
  display: grid;
  grid-template-columns: repeat(11, minmax(0, 1fr));
  gap: 2px;
  max-width: 560px;
  font-size: 14px;
  text-align: center;
  & i { min-height: 32px; padding-block: 4px; font-style: normal; color: var(--_muted); background: var(--_wash); border: 1px solid var(--_line); }
  & [data-within] { font-weight: 700; color: var(--_on-primary); background: var(--_primary); border-color: var(--_primary); }
  @media (forced-colors: active) { & [data-within] { forced-color-adjust: none; color: HighlightText; background: Highlight; } }
`;

export const table = css`
  width: 100%;
  max-width: 560px;
  border-collapse: collapse;
  & th, & td { padding: 8px 12px 8px 0; text-align: start; font-weight: 400; border-block-end: 1px solid var(--_line); }
  & thead th { font-size: 14px; color: var(--_muted); }
  & td { min-width: 88px; font-variant-numeric: tabular-nums; }
`;

export const reviewBox = css`
  border-block-start: 1px solid var(--_line);
  & > div { display: grid; gap: 24px; padding-block: 8px 24px; }
  & summary { padding-block: 8px; }
  & & { padding-inline-start: 16px; }
  & summary > span:first-of-type:not(:last-of-type) { flex: none; }
  & small { font-size: 14px; font-weight: 400; color: var(--_muted); white-space: nowrap; }
`;

export const gapReview = css`
  ${piece.grid(12)}
  padding-inline-start: 24px;
  & b[data-right='true'] { color: var(--_success); }
  & b[data-right='false'] { color: var(--_danger); }
`;
