import { css } from '../element/styles.ts';

/** A raised panel, with more padding on wider screens. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: clamp(12px, 8cqi, 16px);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @container (min-width: 480px) { padding: 32px; }
  /* On paper Firefox slices a line of text in nested grids, and moves a tall row to the next page. */
  @media print { display: block; & > * + * { margin-top: 24px; } }
`;

/** One column, or two equal ones if they fit. */
export const columns = css`
  display: grid;
  gap: 24px;
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
`;

export const mutedText = css`
  color: var(--_muted);
`;

export const smallText = css`
  font-size: 14px;
  color: var(--_muted);
`;
