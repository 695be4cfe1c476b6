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

/** A row each: the button, then the others with what they lead to. */
export const links = css`
  ${piece.grid(12)}
  padding-top: 12px;
  & > a:not(:first-child) {
    ${piece.grid(4)}
    color: var(--_ink);
    text-decoration: none;
    ${piece.part(12, 16)}
  }
  & b { color: var(--_primary); }
  & span { color: var(--_muted); }
`;
