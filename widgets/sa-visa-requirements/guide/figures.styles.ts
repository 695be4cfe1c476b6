import { css } from '../../kit/element/styles.ts';

export const figureCard = css`
  display: grid;
  gap: 12px;
  break-inside: avoid;
  @media print { display: block; & > * + * { margin-top: 8px; } }
  & > p { max-width: 72ch; color: var(--_muted); }
`;

export const cells = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 12px;
  padding: 0;
  list-style: none;
  /* Four are two and two rather than three and one. */
  @container (min-width: 480px) {
    &:has(> :first-child + * + * + :last-child) { grid-template-columns: 1fr 1fr; }
  }
  @media print { display: block; & > li + li { margin-top: 8px; } }
`;

export const cell = css`
  display: grid;
  gap: 4px;
  align-content: start;
  justify-items: start;
  padding: 12px 16px;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  break-inside: avoid;
  /* On a phone the others take as few lines as they can. */
  @container (max-width: 479px) {
    &:not([data-kind='now']) { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px; padding: 8px 12px; }
  }
  &[data-kind='now'] { background: var(--_wash); border-color: var(--_primary); }
  /* On paper a line or two, the amount first. */
  @media print { &, &:not([data-kind='now']) { display: block; padding: 0; background: none; border: 0; } & > * { display: inline; } & > * + * { margin-inline-start: 8px; } }
  & > p { color: var(--_muted); }
  & > p::first-letter, & > span::first-letter { text-transform: uppercase; }
`;

export const badge = css`
  padding: 0 8px;
  font-weight: 600;
  color: var(--_muted);
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 2);
  [data-kind='now'] > & { color: var(--_on-primary); background: var(--_primary); border-color: var(--_primary); }
  /* Printers omit backgrounds. */
  @media print { [data-kind='now'] > & { color: var(--_primary); background: none; } }
`;

export const amount = css`
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  [data-kind='now'] > & { font-size: 22px; font-weight: 700; letter-spacing: -0.01em; }
`;

/** As long as the figure is high, beside the others of its row. */
export const bar = css`
  width: 100%;
  & svg { display: block; width: 100%; height: 6px; border-radius: calc(var(--_radius) / 3); }
  & rect { fill: var(--_border); }
  [data-kind='now'] > & rect { fill: var(--_primary); }
  @media (forced-colors: active) { [data-kind] > & rect { fill: CanvasText; } }
  @media print { [data-kind] > & { display: none; } }
`;
