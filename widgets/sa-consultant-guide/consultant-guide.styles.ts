import { css } from '../kit/element/styles.ts';

/** One row to swipe at every width: two or three cards, and the edge of the next. */
export const people = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 72px) / 2);
  gap: 24px;
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
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 12px;
  min-width: 0;
  padding: 12px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @container (min-width: 480px) { padding: 24px; }
`;

export const personHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
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
