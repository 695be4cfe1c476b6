import { css } from '../kit/element/styles.ts';

/** Two short fields beside each other on a phone; elsewhere the form has its own columns. */
export const pair = css`
  display: contents;
  @container (min-width: 320px) and (max-width: 479px) {
    display: grid;
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    grid-template-rows: repeat(4, auto);
    gap: 0 8px;
    /* A label of two lines beside one of one: the fields stay in a row. */
    & > * { display: grid; grid-template-rows: subgrid; grid-row: span 4; }
    & label { align-self: end; }
  }
`;

/** The plan of the answer; with the choice folded above, its line says it to the eye. */
export const planTitle = css`
  & > p { color: var(--_muted); }
  @media screen {
    @container (max-width: 999px) {
      & > p { display: none; }
      [data-state='ready'] > & { position: absolute; clip-path: inset(50%); }
    }
  }
`;

/** The answer: both totals, in dollars and in rupees, each on a line. */
export const range = css`
  line-height: 1.4;
  text-wrap: pretty;
  & > b { display: block; font-size: 22px; line-height: 1.25; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  & > b:first-child { font-size: min(32px, 8.2cqi); }
`;

/** Two choices beside each other if they fit. */
export const choices = css`
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0; font-weight: 600; }
  & > div { display: flex; flex-wrap: wrap; gap: 0 24px; }
  & label { display: flex; gap: 8px; align-items: center; min-height: 44px; cursor: pointer; }
  & input { flex: none; width: 20px; height: 20px; accent-color: var(--_primary); }
`;

export const figures = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 48px;
  & dt { color: var(--_muted); }
  & dd { margin: 0; }
  & dd > b { font-size: 22px; line-height: 32px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  @media print { break-inside: avoid; }
`;

export const rupees = css`
  font-weight: 400;
  color: var(--_muted);
  @container (min-width: 320px) { white-space: nowrap; }
`;

/** One part of a bar, separated from the next by more than its colour. */
export const segment = css`
  stroke: var(--_surface);
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) { stroke: Canvas; stroke-width: 3px; }
`;

/** A bar with its legend. In forced colours its own colours stay, within a border. */
export const bar = css`
  display: grid;
  gap: 8px;
  & > div { position: relative; height: 32px; }
  & > div > svg { display: block; width: 100%; height: 100%; border-radius: calc(var(--_radius) / 3); background: var(--_wash); }
  @media (forced-colors: active) { & > div { outline: 1px solid CanvasText; } }
  @media print { break-inside: avoid; & > ul { margin-top: 8px; } }
`;

/** The visa's figure across the bar and beyond its edges, to be seen beside any colour. */
export const mark = css`
  position: absolute;
  inset: -5px 0;
  overflow: visible;
  & line { stroke: var(--_ink); stroke-width: 3px; stroke-dasharray: 5 3; }
  div > &&& { height: 42px; background: none; border-radius: 0; }
`;

export const legend = css`
  display: grid;
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 44px; border-bottom: 1px solid var(--_line); }
  & > li > b { margin-inline-start: auto; }
  & > li > b + span { min-width: 4ch; text-align: end; }
  & svg { flex: none; border-radius: calc(var(--_radius) / 3); }
  & b { font-weight: 600; font-variant-numeric: tabular-nums; }
`;

/** The width that counts for the lines is that of the result, beside the form or below it. */
export const lineBox = css`
  container-type: inline-size;
`;

export const lineList = css`
  & > div { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; padding: 8px 0; border-bottom: 1px solid var(--_line); }
  & > div:first-child { padding-top: 0; }
  & > div:last-child { padding-bottom: 0; border-top: 2px solid var(--_ink); border-bottom: 0; margin-top: -1px; padding-top: 8px; }
  & dt { font-weight: 600; }
  & dt > svg { margin-inline-end: 8px; border-radius: calc(var(--_radius) / 3); }
  & dd { margin: 0 0 0 auto; text-align: end; font-variant-numeric: tabular-nums; }
  & dd + dd { flex: 0 0 100%; text-align: start; font-size: 14px; color: var(--_muted); }
  @container (min-width: 480px) {
    & > div { display: grid; grid-template-columns: 10.5em minmax(0, 1fr) auto; }
    & dd { grid-area: 1 / 3; }
    & dd + dd { grid-area: 1 / 2; margin: 0; }
  }
  @media print { & > div { break-inside: avoid; } }
`;

/** A part of the result that is closed at first. */
export const part = css`
  border-top: 1px solid var(--_line);
  & > summary ~ * { margin-bottom: 16px; }
  & li { overflow-wrap: anywhere; }
  @media print { &:has(form) { display: none; } }
`;
