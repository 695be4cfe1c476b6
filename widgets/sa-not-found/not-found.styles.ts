import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const page = css`
  ${piece.stack(32)}
  align-items: center;
  padding: 32px 0 48px;
  @container (min-width: 760px) { grid-template-columns: 3fr 2fr; gap: 48px; padding: 48px 0; }
`;

export const picture = css`
  display: block;
  width: min(100%, 360px);
  height: auto;
  border-radius: var(--_card-radius);
  @container (min-width: 760px) { width: 100%; }
`;

export const words = css`
  ${piece.stack(12)}
  max-width: 560px;
  & h1 { font-size: 36px; line-height: 1.2; letter-spacing: -0.02em; }
  & h1 + p { color: var(--_muted); }
`;

/** A row each: the button, then the others. */
export const links = css`
  ${piece.grid(12)}
  padding-top: 12px;
  & > a:not(:first-child) {
    padding: 12px 16px;
    font-weight: 600;
    text-decoration: none;
    ${piece.part()}
  }
`;
