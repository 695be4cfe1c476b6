import { css } from '../../kit/element/styles.ts';

export const calculator = css`
  display: grid;
  gap: 16px;
  padding: 16px clamp(12px, 5cqi, 24px);
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  break-inside: avoid;
  & > p { max-width: 72ch; }
  @media print { display: block; padding: 0; border: 0; & > * + * { margin-top: 8px; } }
`;

export const inputs = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 236px), 1fr));
  gap: 16px;
  @media print { display: none; }
`;

export const total = css`
  display: grid;
  gap: 4px;
  & > strong { font-size: 28px; line-height: 1.25; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
`;

export const chart = css`
  display: grid;
  gap: 12px;
  width: 100%;
  max-width: 640px;
  text-align: start;
  & > p { max-width: 72ch; color: var(--_muted); }
  @media print { display: none; }
`;

export const bars = css`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: 4px; break-inside: avoid; }
  & > li > p { display: flex; flex-wrap: wrap; gap: 0 8px; font-variant-numeric: tabular-nums; color: var(--_ink); }
  & > li > p > span { color: var(--_muted); }
  & > li > small { font-size: 16px; color: var(--_muted); }
  & svg { width: 100%; height: 12px; border-radius: calc(var(--_radius) / 3); background: var(--_wash); }
  & rect { fill: var(--_primary); }
  & rect:first-child { opacity: 0.45; }
  & [aria-current] > p > strong::after { content: ' (this country)'; font-weight: 400; }
  @media (forced-colors: active) {
    & svg { border: 1px solid; }
    & rect { fill: CanvasText; }
  }
`;
