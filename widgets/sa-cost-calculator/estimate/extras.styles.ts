import { css } from '../../kit/element/styles.ts';

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
