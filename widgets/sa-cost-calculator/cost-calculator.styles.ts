import { css } from '../kit/element/styles.ts';

export const figures = css`
  display: grid;
  gap: 16px;
  padding: 20px;
  background: var(--_wash);
  border-radius: var(--_radius);
  & dt { font-weight: 600; }
  & dd { margin: 0; }
  & dd > b { display: block; font-size: 28px; line-height: 45px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  & div:first-child b { font-size: 36px; color: var(--_primary); }
  @container (min-width: 560px) { grid-template-columns: auto auto; gap: 16px 48px; justify-content: start; }
  @media print { padding: 0; background: none; }
`;

export const rupees = css`
  display: block;
  font-size: 14px;
  font-weight: 400;
  color: var(--_muted);
`;

export const breakdown = css`
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr);
  gap: 12px;
  & > svg { display: block; width: 100%; height: 100%; border-radius: calc(var(--_radius) / 2); }
  @container (min-width: 480px) { grid-template-columns: 20px minmax(0, 1fr); gap: 16px; }
`;

/** One part of a bar, separated from the next by more than its colour. */
export const segment = css`
  stroke: var(--_surface);
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
`;

export const lineList = css`
  & > div { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 10px 0; border-bottom: 1px solid var(--_line); }
  & > div:first-child { padding-top: 0; }
  & > div:last-child { padding-bottom: 0; border-top: 2px solid var(--_ink); border-bottom: 0; margin-top: -1px; padding-top: 10px; }
  & dt { font-weight: 600; }
  & dt > svg { margin-inline-end: 8px; border-radius: calc(var(--_radius) / 4); }
  & dd { margin: 0 0 0 auto; text-align: end; font-variant-numeric: tabular-nums; }
  & dd + dd { flex: 0 0 100%; text-align: start; font-size: 14px; color: var(--_muted); }
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
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: start; overflow-wrap: anywhere; }
  & li > svg { grid-column: 1 / -1; display: block; width: 100%; height: 20px; border-radius: calc(var(--_radius) / 2); background: var(--_wash); }
  & li b { font-weight: 600; }
  & button { margin-top: -4px; }
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
