import { css } from '../element/styles.ts';

/** What every view stands on: page CSS can reach `:host`, never this. */
export const surface = css`
  font: 16px/1.6 var(--_font);
  color: var(--_ink);
  text-align: start;
  container-type: inline-size;
  & h2 { font-size: 28px; line-height: 1.25; letter-spacing: -0.02em; }
  & a { color: var(--_primary); }
`;

/** A raised panel, roomier where there is room. */
export const card = css`
  display: grid;
  gap: 20px;
  padding: 20px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 16px;
  box-shadow: var(--_shadow);
  @container (min-width: 480px) { padding: 32px; }
`;

/** One column, or two equal ones where they fit. */
export const columns = css`
  display: grid;
  gap: 20px;
  @container (min-width: 560px) { grid-template-columns: 1fr 1fr; }
`;

export const muted = css`
  color: var(--_muted);
`;

export const small = css`
  font-size: 14px;
  color: var(--_muted);
`;
