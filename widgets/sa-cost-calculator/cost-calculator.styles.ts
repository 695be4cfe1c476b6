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
  & b { display: block; font-size: 22px; font-weight: 700; line-height: 1.25; letter-spacing: -0.03em; }
  & b > i { font-size: 16px; font-weight: 400; letter-spacing: 0; color: var(--_muted); }
  @container (min-width: 320px) { & b { font-size: 28px; } }
  @container (min-width: 480px) { & b { font-size: 32px; } }
  & span > span { font-size: 18px; }
  & small { display: block; font-size: 14px; color: var(--_muted); }
`;

/** Two choices as one switch. */
export const choices = css`
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0 0 8px; font-weight: 600; }
  & > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(136px, 100%), 1fr)); gap: 4px; padding: 4px; background: var(--_wash); border: 1px solid var(--_line); border-radius: var(--_card-radius); }
  & label { position: relative; display: grid; place-items: center; min-height: 44px; padding: 4px 8px; font-weight: 600; line-height: 1.3; text-align: center; color: var(--_muted); border: 1px solid transparent; border-radius: var(--_radius); cursor: pointer; }
  & label:has(:checked) { color: var(--_primary); background: var(--_surface); border-color: var(--_primary); }
  & label:has(:focus-visible) { outline: 2px solid var(--_primary); outline-offset: 2px; }
  & input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & > p { margin-top: 8px; }
  @media (forced-colors: active) {
    & label { border-color: Canvas; }
    & label:has(:checked) { forced-color-adjust: none; color: HighlightText; background: Highlight; border-color: Highlight; }
  }
`;

/** One part of a bar, separated from the next by more than its colour. */
export const segment = css`
  stroke: var(--_surface);
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) { stroke: Canvas; stroke-width: 3px; }
`;

/** A bar above its rows. In forced colours its own colours stay, within a border. */
export const bar = css`
  display: grid;
  gap: 4px;
  & > svg { display: block; width: 100%; height: 24px; border-radius: calc(var(--_radius) / 3); background: var(--_wash); }
  @media (forced-colors: active) { & > svg { outline: 1px solid CanvasText; } }
  @media print { break-inside: avoid; }
`;

/** Names, and their amounts at the end. */
export const rows = css`
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-height: 44px; border-bottom: 1px solid var(--_line); }
  & dd { margin: 0 0 0 auto; font-variant-numeric: tabular-nums; }
  & svg { margin-inline-end: 8px; border-radius: calc(var(--_radius) / 3); }
  & > div:first-child, & b { font-weight: 600; }
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
  @media screen { & + & { margin-top: -24px; } }
  @media print { &:has(form) { & > summary { display: none; } } }
`;
