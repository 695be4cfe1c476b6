import { css } from '../../kit/element/styles.ts';

/** A row for each plan: its name, a bar up to its higher amount, and both amounts at the end. */
export const bars = css`
  display: grid;
  padding: 0;
  list-style: none;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; align-items: start; padding: 16px 0; border-top: 1px solid var(--_line); overflow-wrap: anywhere; break-inside: avoid; }
  & li > :not(div, button) { grid-column: 1 / -1; }
  & b { font-weight: 600; }
  & li > svg { width: 100%; height: 16px; background: var(--_wash); border-radius: calc(var(--_radius) / 3); }
  & rect { fill: var(--_primary); }
  & rect:first-child { opacity: 0.4; }
  & li > span { text-align: end; }
  & [data-cheapest] { font-weight: 600; color: var(--_success); }
  & button { margin-top: -8px; }
  @container (min-width: 480px) {
    & > li { grid-template-columns: minmax(0, 1fr) auto 44px; }
    & li > div { grid-column: 1 / 3; }
    & li > p { grid-column: 1; }
    & li > span { grid-column: 2 / -1; }
  }
  @container (min-width: 760px) {
    & > li { grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr) 44px; gap: 4px 24px; }
    & li > div { grid-area: 1 / 1 / 3; }
    & li > svg { grid-area: 1 / 2; margin-top: 4px; }
    & li > p { grid-area: 2 / 2; }
    & li > span { grid-area: 1 / 3 / 3; }
    & button { grid-area: 1 / 4 / 3; }
  }
  @media (forced-colors: active) { & li > svg { outline: 1px solid CanvasText; } & rect { fill: CanvasText; } }
  @media print { & button { display: none; } }
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
  & tbody tr[data-sum] { border-top: 2px solid var(--_ink); }
  & [data-lowest] { font-weight: 600; color: var(--_success); }
  & mark { display: block; font-size: 14px; font-weight: 600; color: var(--_success); background: none; }
  @container (max-width: 479px) {
    & tr { display: flex; flex-wrap: wrap; gap: 0 8px; }
    & thead td { display: none; }
    & tr > :not([scope='row']) { flex: 1 0 0; min-width: 0; }
    & th[scope='row'] { flex: 1 0 100%; padding-bottom: 0; }
  }
  @container (min-width: 480px) {
    table-layout: fixed;
    font-size: 16px;
    & th, & td { padding-inline-start: 16px; }
    & th[scope='row'] { padding-inline-start: 0; }
  }
`;
