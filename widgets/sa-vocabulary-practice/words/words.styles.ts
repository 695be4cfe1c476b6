import { css } from '../../kit/element/styles.ts';

export const wordTools = css`
  display: flex;
`;

export const bookmark = css`
  &[aria-pressed='true'] { color: var(--_primary); }
  &[aria-pressed='true'] svg { fill: currentColor; }
`;

export const entries = css`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
  @container (min-width: 768px) { grid-template-columns: 1fr 1fr; align-items: start; }
`;

export const entry = css`
  display: grid;
  gap: 12px;
  min-width: 0;
  padding: 16px 16px 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  break-inside: avoid;
  & > :first-child { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  & h3 { font-size: 22px; letter-spacing: -0.02em; min-width: 0; }
  @container (max-width: 239px) { & > :first-child { flex-wrap: wrap; } }
`;
