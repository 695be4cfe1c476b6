import { css } from '../element/styles.ts';

const shape = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: var(--_radius);
  cursor: pointer;
`;

/** The one main action of a view, as a button or a link. */
export const primary = css`
  ${shape}
  color: var(--_on-primary);
  background: var(--_primary);
  transition: background-color 150ms ease-out;
  a& { color: var(--_on-primary); }
  &:hover { background: var(--_primary-strong); }
  &:disabled { opacity: 0.7; cursor: progress; }
`;

/** Any other action, as a button or a link. */
export const secondary = css`
  ${shape}
  color: var(--_ink);
  background: var(--_surface);
  border-color: var(--_border);
  transition: border-color 150ms ease-out;
  a& { color: var(--_ink); }
  &:hover { border-color: var(--_primary); }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  &[aria-pressed='true'] { color: var(--_on-primary); background: var(--_primary); border-color: var(--_primary); }
`;

/** A square button that holds an icon alone. */
export const iconButton = css`
  ${shape}
  width: 44px;
  padding: 0;
  color: inherit;
  background: none;
  &:hover { color: var(--_primary); }
`;
