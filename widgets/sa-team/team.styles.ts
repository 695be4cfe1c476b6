import { css } from '../kit/element/styles.ts';

export const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 0;
  list-style: none;
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  line-height: 1.4;
  & > div { flex: 1 1 120px; }
  & h3 { font-size: 18px; }
  & p { color: var(--_muted); }
`;
