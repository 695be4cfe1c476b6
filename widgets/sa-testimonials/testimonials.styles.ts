import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const grid = css`
  ${piece.stackedList(24)}
  @container (min-width: 640px) { grid-template-columns: repeat(3, 1fr); }
`;

/** The speakers of cards side by side line up. */
export const quotation = css`
  grid-template-rows: 1fr auto;
  gap: 16px;
  height: 100%;
  & blockquote { text-wrap: pretty; }
  & blockquote::before { content: '\\201C'; }
  & blockquote::after { content: '\\201D'; }
  @container (min-width: 480px) { padding: 24px; }
`;

export const speaker = css`
  ${piece.bar(8, 12)}
  padding-top: 12px;
  border-top: 1px solid var(--_line);
  line-height: 1.4;
  & > div { flex: 1 1 120px; }
  & p:first-child { font-weight: 600; }
`;
