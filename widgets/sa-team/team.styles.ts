import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const grid = css`
  ${piece.stackedList(24)}
  @container (min-width: 640px) { grid-template-columns: repeat(3, 1fr); }
`;

/** The facts of cards side by side line up. */
export const member = css`
  grid-template-rows: auto 1fr auto;
  gap: 16px;
  & > ul { padding: 12px 0 0; list-style: none; color: var(--_muted); border-top: 1px solid var(--_line); }
  @container (min-width: 480px) { padding: 24px; }
`;

export const head = css`
  ${piece.bar(8, 16)}
  line-height: 1.4;
  & > div { flex: 1 1 120px; }
  & h3 { font-size: 18px; }
  & p { color: var(--_muted); }
`;
