import { css } from '../../kit/element/styles.ts';

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  font-size: 14px;
`;

export const badge = css`
  font-size: 14px;
  font-weight: 600;
  padding: 2px 12px;
  color: var(--_ink);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 2);
  &[data-status='learning'] { color: var(--_primary); border-color: var(--_primary); }
  &[data-status='reviewing'] { border-color: var(--_accent); }
  &[data-status='mastered'] { color: var(--_success); border-color: var(--_success); }
`;

export const wordTools = css`
  display: flex;
`;

export const bookmark = css`
  &[aria-pressed='true'] { color: var(--_primary); }
  &[aria-pressed='true'] svg { fill: currentColor; }
`;

/** Definition, example, synonyms. */
export const details = css`
  display: grid;
  gap: 12px;
  max-width: 72ch;
  & dt { font-size: 14px; font-weight: 600; color: var(--_muted); }
  & dd { margin: 0; }
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
  padding: 16px 20px 20px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  break-inside: avoid;
  & > :first-child { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  & h3 { font-size: 22px; letter-spacing: -0.02em; min-width: 0; }
  @container (max-width: 239px) { & > :first-child { flex-wrap: wrap; } }
`;
