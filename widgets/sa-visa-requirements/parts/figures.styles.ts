import { css } from '../../kit/element/styles.ts';

export const figureCard = css`
  display: grid;
  gap: 12px;
  break-inside: avoid;
  @media print { display: block; & > * + * { margin-top: 12px; } }
  & > p { max-width: 72ch; color: var(--_muted); }
`;

export const cells = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 12px;
  padding: 0;
  list-style: none;
  @media print { display: block; & > li + li { margin-top: 12px; } }
`;

export const cell = css`
  display: grid;
  gap: 4px;
  align-content: start;
  justify-items: start;
  padding: 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  break-inside: avoid;
  &[data-kind='now'] { background: var(--_wash); border-color: var(--_primary); }
  & > p { font-size: 14px; color: var(--_muted); }
  & > p::first-letter { text-transform: uppercase; }
`;

export const badge = css`
  padding: 0 10px;
  font-size: 14px;
  font-weight: 600;
  color: var(--_muted);
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 2);
  [data-kind='now'] > & { color: var(--_on-primary); background: var(--_primary); border-color: var(--_primary); }
  /* Printers omit backgrounds. */
  @media print { [data-kind='now'] > & { color: var(--_primary); background: none; } }
`;

export const amount = css`
  font-size: 18px;
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  [data-kind='now'] > & { font-size: 22px; font-weight: 700; letter-spacing: -0.01em; }
`;
