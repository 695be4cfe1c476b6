import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

/** A line with a dot for each year; on a phone one line to swipe along. */
export const timeline = css`
  ${piece.list(32, 0)}
  & > li { position: relative; padding: 24px 24px 0 0; }
  & > li::before, & > li::after {
    content: '';
    position: absolute;
    inset: 7px 0 auto;
    height: 2px;
    background: var(--_primary);
  }
  & > li::after {
    inset: 0 auto auto;
    width: 16px;
    height: 16px;
    background: var(--_surface);
    border: 4px solid var(--_primary);
    border-radius: 50%;
  }
  & time { font-size: 22px; font-weight: 700; letter-spacing: -0.02em; color: var(--_primary); }
  & h3 { font-size: 18px; line-height: 1.4; }
  @container (max-width: 639px) { & > li { margin-inline-end: -12px; } }
  @container (min-width: 640px) { grid-template-columns: repeat(3, 1fr); }
`;
