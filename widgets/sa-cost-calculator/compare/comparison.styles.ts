import { css } from '../../kit/element/styles.ts';

export const bars = css`
  display: grid;
  gap: 24px;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: 4px; overflow-wrap: anywhere; break-inside: avoid; }
  & li > div:first-child { display: flex; gap: 8px; align-items: start; }
  & li > svg { display: block; width: 100%; height: 24px; border-radius: calc(var(--_radius) / 3); background: var(--_wash); }
  & li b { font-weight: 600; }
  & li > svg + div { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; }
  & li > svg + div > :last-child:not(:first-child) { margin-inline-start: auto; font-weight: 600; }
  & button { margin-top: -8px; }
  @media (forced-colors: active) { & li > svg { outline: 1px solid CanvasText; } }
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
    & td > span { display: block; white-space: normal; }
    & th[scope='row'] { flex: 1 0 100%; padding-bottom: 0; }
  }
  @container (min-width: 480px) {
    table-layout: fixed;
    font-size: 16px;
    & th, & td { padding-inline-start: 16px; }
    & th[scope='row'] { padding-inline-start: 0; }
  }
`;
