import { css } from '../element/styles.ts';

/**
 * What every view stands on. Page CSS beats `:host` and what it sets there is inherited, so this
 * starts from nothing once more. Texts are English whatever the page's direction.
 */
export const surface = css`
  all: initial;
  display: block;
  direction: ltr;
  color-scheme: inherit;
  font: 16px/1.6 var(--_font);
  color: var(--_ink);
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
