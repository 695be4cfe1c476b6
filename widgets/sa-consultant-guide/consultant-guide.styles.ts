import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

/** One row to swipe at every width: two or three cards, and the edge of the next. */
export const people = css`
  ${piece.grid(24)}
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 72px) / 2);
  padding: 0 0 8px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  list-style: none;
  & > li { scroll-snap-align: start; }
  @container (min-width: 1000px) { grid-auto-columns: calc((100% - 96px) / 3); }
  @media print { grid-auto-flow: row; grid-template-columns: 1fr 1fr; }
`;

export const person = css`
  ${piece.grid(12)}
  grid-template-rows: auto 1fr;
  min-width: 0;
  ${piece.card(12)}
  @container (min-width: 480px) { padding: 24px; }
`;

export const personHead = css`
  ${piece.bar(8, 12)}
  & > div { flex: 1 1 120px; }
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; text-wrap: balance; }
  & p { color: var(--_muted); }
`;

export const facts = css`
  padding: 12px 0 0;
  line-height: 1.4;
  color: var(--_muted);
  list-style: none;
  border-top: 1px solid var(--_line);
`;
