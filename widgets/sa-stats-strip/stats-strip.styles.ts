import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

/**
 * Three tiles a row and the badge across; on a phone the rates have a row each. The lines between the
 * tiles are the list's background, showing through the gaps.
 */
export const panel = css`
  overflow: hidden;
  ${piece.card()}
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1px; padding: 0 0 1px; list-style: none; background: var(--_line); }
  & > details { padding: 0 8px; }
  & > details[open] { padding-bottom: 12px; }
  @container (min-width: 320px) {
    & > ul { grid: auto-flow dense / repeat(6, minmax(0, 1fr)); }
    & li { grid-column: span 2; }
    & li:last-child { grid-column: span 6; }
  }
  @container (min-width: 320px) and (max-width: 639px) {
    & li:nth-child(-n + 3) { grid-column: span 3; }
    & li:nth-child(2) { grid-column: span 6; }
  }
  @container (min-width: 640px) { & > details { padding-inline: 24px; } }
`;

export const tile = css`
  padding: 12px 8px;
  background: var(--_surface);
  & > :nth-child(2) { font-weight: 600; }
  @container (min-width: 640px) { padding: 16px 24px; }
`;

export const value = css`
  font-size: 28px;
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: -0.02em;
  color: var(--_primary);
  &[data-open] { font-size: 22px; }
`;

export const badge = css`
  ${piece.row(8)}
  width: fit-content;
  margin-bottom: 8px;
  padding: 4px 12px;
  font-weight: 700;
  line-height: 1.4;
  color: var(--_success);
  background: color-mix(in srgb, var(--_success) 5%, var(--_surface));
  border: 1px solid currentColor;
  border-radius: calc(var(--_radius) * 2);
  & svg { flex: none; }
`;
