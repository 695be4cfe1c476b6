import { css } from '../element/styles.ts';

export const fieldBox = css`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

export const labelText = css`
  font-weight: 600;
`;

/** The look of a field one types into or chooses from. */
export const control = css`
  font: inherit;
  color: inherit;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  transition: border-color 150ms ease-out;
  &:hover { border-color: var(--_primary); }
  &:focus-visible { outline-offset: 0; border-color: var(--_primary); }
  &[aria-invalid='true'] { border-color: var(--_danger); }
  textarea& { min-height: 132px; resize: vertical; }
`;

export const hintText = css`
  font-size: 14px;
  color: var(--_muted);
`;
