import { css } from '../element/styles.ts';

/** The look that all buttons share. */
export const buttonShape = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  min-height: 44px;
  padding: 8px min(16px, 7.2cqi);
  border: 1px solid transparent;
  border-radius: var(--_radius);
  cursor: pointer;
`;

/** The one main action of a view, as a button or a link. A file of its own: forms need no other. */
export const primary = css`
  ${buttonShape}
  color: var(--_on-primary);
  background: var(--_primary);
  transition: background-color 150ms ease-out;
  a& { color: var(--_on-primary); }
  &:hover { background: var(--_primary-strong); }
  &:disabled { opacity: 0.7; cursor: progress; }
`;
