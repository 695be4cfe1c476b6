import { css } from '../kit/element/styles.ts';

/** Two short fields beside each other on a phone; elsewhere the form has its own columns. */
export const pair = css`
  display: contents;
  @container (min-width: 340px) and (max-width: 559px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(4, auto);
    gap: 0 12px;
    /* A label of two lines beside one of one: the fields stay in a row. */
    & > * { display: grid; grid-template-rows: subgrid; grid-row: span 4; }
    & label { align-self: end; }
  }
`;

/** Two totals of the same size; the chosen one has the stronger border, and its radio button. */
export const readings = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & fieldset { min-width: 0; padding: 0; border: 0; }
  & legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
  @media print { display: block; break-inside: avoid; & > * + * { margin-top: 8px; } }
`;

/** Both totals in one sentence, before either is chosen. */
export const lead = css`
  font-size: 18px;
  font-weight: 600;
  line-height: 1.4;
  text-wrap: pretty;
`;

/** Beside each other from 440 px on. */
export const readingPair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 214px), 1fr));
  gap: 12px;
`;

export const reading = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  align-content: start;
  padding: 12px 16px;
  background: var(--_wash);
  border: 2px solid var(--_line);
  border-radius: var(--_radius);
  cursor: pointer;
  & input { grid-row: 1 / 5; width: 20px; height: 20px; margin-top: 2px; accent-color: var(--_primary); }
  & > * + * { grid-column: 2; }
  & > span > span { display: block; }
  & > b { font-size: 28px; line-height: 40px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  &:hover { border-color: var(--_border); }
  &:has(:checked) { border-color: var(--_primary); }
  @media print { background: none; }
`;

export const figures = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 48px;
  & dt { font-weight: 600; }
  & dd { margin: 0; }
  & dd > b { font-size: 22px; line-height: 32px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  & dd > :last-child { display: block; }
  @media print { break-inside: avoid; }
`;

export const rupees = css`
  font-size: 14px;
  font-weight: 400;
  color: var(--_muted);
  @container (min-width: 300px) { white-space: nowrap; }
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
  gap: 10px;
  & > div { position: relative; height: 32px; }
  & > div > svg { display: block; width: 100%; height: 100%; border-radius: calc(var(--_radius) / 2); background: var(--_wash); }
  @media (forced-colors: active) { & > div { outline: 1px solid CanvasText; } }
  @media print { break-inside: avoid; & > ul { margin-top: 10px; } }
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
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding: 0;
  font-size: 14px;
  list-style: none;
  & > li { display: flex; align-items: center; gap: 6px; }
  & svg { flex: none; border-radius: calc(var(--_radius) / 4); }
  & b { font-weight: 600; font-variant-numeric: tabular-nums; }
`;

/** The width that counts for the lines is that of the result, beside the form or below it. */
export const lineBox = css`
  container-type: inline-size;
`;

export const lineList = css`
  & > div { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; padding: 8px 0; border-bottom: 1px solid var(--_line); }
  & > div:first-child { padding-top: 0; }
  & > div:last-child { padding-bottom: 0; border-top: 2px solid var(--_ink); border-bottom: 0; margin-top: -1px; padding-top: 10px; }
  & dt { font-weight: 600; }
  & dt > svg { margin-inline-end: 8px; border-radius: calc(var(--_radius) / 4); }
  & dd { margin: 0 0 0 auto; text-align: end; font-variant-numeric: tabular-nums; }
  & dd + dd { flex: 0 0 100%; text-align: start; font-size: 14px; color: var(--_muted); }
  @container (min-width: 560px) {
    & > div { display: grid; grid-template-columns: 10.5em minmax(0, 1fr) auto; }
    & dd { grid-area: 1 / 3; }
    & dd + dd { grid-area: 1 / 2; margin: 0; }
  }
  @media print { & > div { break-inside: avoid; } }
`;
