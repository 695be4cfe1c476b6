import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const entries = css`
  ${piece.card()}
  & > details + details { border-top: 1px solid var(--_line); }
  & summary { padding: 8px 16px; border-radius: var(--_card-radius); }
  & summary:focus-visible { outline-offset: -2px; }
  & h3 { font-size: 18px; line-height: 1.4; }
  & p { max-width: 72ch; padding: 0 16px 16px; color: var(--_muted); }
`;
