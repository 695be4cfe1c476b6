import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

/** Below the clock, and what the page itself keeps at the top of the window. */
export const belowHeader = 'calc(var(--sa-sticky-top, 16px) + 64px)';

export const screen = css`
  ${piece.stack(24)}
  max-inline-size: var(--sa-max-width, 1280px);
  @container (max-width: 479px) { &:has(> [data-task]) { gap: 16px; } }
  & h2, & h3 { scroll-margin-top: ${belowHeader}; text-wrap: balance; }
  & h3 { font-size: 18px; line-height: 1.35; }
  & h4 { font-size: 16px; }
`;

export const head = css`
  ${piece.grid(12)}
  justify-items: start;
  &:empty { display: none; }
  & > p { max-width: 64ch; color: var(--_muted); }
  &[data-task] { display: flex; flex-wrap: wrap; align-items: center; }
  &[data-task] > h2 { flex: 1 1 96px; font-size: 16px; line-height: 1.3; }
  @media print { & > button { display: none; } }
`;

export const notes = css`${piece.grid(8)}`;
