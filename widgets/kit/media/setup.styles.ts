import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const choice = css`
  ${piece.row(12)}
  min-height: 44px;
  min-width: 0;
  ${piece.edge(8, 12)}
  cursor: pointer;
  transition: border-color 150ms ease-out;
  &:hover { border-color: var(--_primary); }
  &:has(:checked) { border-color: var(--_primary); background: var(--_wash); box-shadow: inset 0 0 0 1px var(--_primary); }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
  & svg { flex: none; border-radius: calc(var(--_radius) / 3); }
  @container (max-width: 239px) { flex-wrap: wrap; gap: 4px 8px; }
  & span { display: grid; line-height: 1.4; }
  & small { font-size: 16px; color: var(--_muted); }
`;

export const subheading = css`
  font-size: 22px;
  line-height: 1.3;
  letter-spacing: -0.02em;
  text-wrap: balance;
  &:focus-visible { outline-offset: 6px; border-radius: calc(var(--_radius) / 3); }
`;
