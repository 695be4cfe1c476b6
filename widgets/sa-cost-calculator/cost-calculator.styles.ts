import { css } from '../kit/element/styles.ts';

/** Two totals of the same size; the chosen one has the stronger border, and its radio button. */
export const readings = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & fieldset { min-width: 0; padding: 0; border: 0; }
  & legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
  @media print { display: block; break-inside: avoid; }
`;

export const readingPair = css`
  display: grid;
  gap: 12px;
  @container (min-width: 440px) { grid-template-columns: 1fr 1fr; }
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
  white-space: nowrap;
`;

/** One part of a bar, separated from the next by more than its colour. */
export const segment = css`
  stroke: var(--_surface);
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) { stroke: Canvas; stroke-width: 3px; }
`;

/** A bar with its legend. In forced colours it keeps its own, within a border. */
export const bar = css`
  display: grid;
  gap: 10px;
  & > div { position: relative; height: 32px; }
  & > div > svg { display: block; width: 100%; height: 100%; border-radius: calc(var(--_radius) / 2); background: var(--_wash); }
  @media (forced-colors: active) { & > div { outline: 1px solid CanvasText; } }
  @media print { break-inside: avoid; & > ul { margin-top: 10px; } }
`;

/** The visa's figure across the bar: light and dark, to be seen on every colour. */
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
    & > div { display: grid; grid-template-columns: 11em minmax(0, 1fr) auto; }
    & dd { grid-area: 1 / 3; }
    & dd + dd { grid-area: 1 / 2; }
  }
  @media print { & > div { break-inside: avoid; } }
`;

export const fundsBox = css`
  display: grid;
  gap: 6px;
  padding: 16px;
  border: 1px solid var(--_line);
  border-inline-start: 4px solid var(--_primary);
  border-radius: var(--_radius);
  & h4 { font-size: 16px; }
  @media print { break-inside: avoid; }
`;

export const remarks = css`
  display: grid;
  gap: 8px;
`;

export const notes = css`
  display: grid;
  gap: 4px;
  padding-inline-start: 20px;
`;

export const details = css`
  border-top: 1px solid var(--_line);
  & > summary { padding: 12px 0; font-weight: 600; cursor: pointer; }
  & > summary ~ * { margin-bottom: 16px; }
  & li { overflow-wrap: anywhere; }
  @media print { &:not([open]) { display: none; } }
`;

export const rateForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
  & > :last-child { grid-column: 1 / -1; }
  @media print { display: none; }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  & svg { flex: none; }
  @media print { display: none; }
`;

export const linkBox = css`
  display: grid;
  gap: 6px;
  width: 100%;
`;

export const bars = css`
  display: grid;
  gap: 20px;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: 4px; overflow-wrap: anywhere; break-inside: avoid; }
  & li > div:first-child { display: flex; gap: 8px; align-items: start; }
  & li > svg { display: block; width: 100%; height: 24px; border-radius: calc(var(--_radius) / 2); background: var(--_wash); }
  & li b { font-weight: 600; }
  & li > div:last-child { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; }
  & li > div:last-child > :last-child:not(b, :first-child) { margin-inline-start: auto; font-weight: 600; }
  & button { margin-top: -8px; }
  @media (forced-colors: active) { & li > svg { outline: 1px solid CanvasText; } }
  @media print { & button { display: none; } }
`;

/** Amounts below bars that begin and end with it. */
export const scale = css`
  display: flex;
  justify-content: space-between;
  padding-top: 4px;
  font-size: 14px;
  color: var(--_muted);
  font-variant-numeric: tabular-nums;
  border-top: 1px solid var(--_border);
`;

/** A row is a label above its amounts, or a single line on wider screens. */
export const planTable = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  & th, & td { padding: 8px 0; vertical-align: top; text-align: end; font-variant-numeric: tabular-nums; }
  & th { font-weight: 600; overflow-wrap: anywhere; }
  & th[scope='row'] { text-align: start; }
  & thead th > span { display: block; font-weight: 400; color: var(--_muted); }
  & tbody tr { border-bottom: 1px solid var(--_line); }
  & tbody tr:nth-last-child(3) { border-top: 2px solid var(--_ink); }
  & mark { display: block; font-size: 14px; font-weight: 600; color: var(--_success); background: none; }
  @container (max-width: 559px) {
    & tr { display: flex; flex-wrap: wrap; gap: 0 8px; }
    & thead td { display: none; }
    & tr > :not([scope='row']) { flex: 1 0 0; min-width: 0; }
    & th[scope='row'] { flex: 1 0 100%; padding-bottom: 0; }
  }
  @container (min-width: 560px) {
    table-layout: fixed;
    font-size: 16px;
    & th, & td { padding-inline-start: 16px; }
    & th[scope='row'] { padding-inline-start: 0; }
  }
`;
