import { css } from '../../kit/element/styles.ts';

export const checklist = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & ul { padding: 0; list-style: none; }
  & li + li { border-top: 1px solid var(--_line); }
  /* Not a grid: a row that does not fit a page would be drawn over the next one. */
  @media print { display: block; & ul { display: block; columns: 2; } & li { break-inside: avoid; } & > p { display: none; } }
`;

export const checklistHead = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 8px 16px;
  @container (max-width: 319px) { & p { grid-column: 1 / -1; } & h4 { grid-column: 1 / -1; } }
  & p { font-weight: 600; color: var(--_muted); font-variant-numeric: tabular-nums; }
  & [data-ready] { grid-column: 1 / -1; color: var(--_success); }
`;

export const progress = css`
  grid-column: 1 / -1;
  width: 100%;
  height: 8px;
  border-radius: calc(var(--_radius) / 3);
  & rect { fill: var(--_line); }
  & rect + rect { fill: var(--_success); transition: width 250ms ease-out; }
  @media print { display: none; }
`;

export const checkbox = css`
  display: flex;
  gap: 12px;
  min-height: 44px;
  padding: 8px 0;
  cursor: pointer;
  &:hover { color: var(--_primary); }
  & input { flex: none; width: 20px; height: 20px; margin-top: 2px; accent-color: var(--_primary); cursor: pointer; }
  @media print { min-height: 0; padding: 2px 0; }
`;
