import { buttonShape } from '../core/primary-button.styles.ts';
import { css } from '../element/styles.ts';

export { primary } from '../core/primary-button.styles.ts';

/** Any action but the main one, as a button or a link. */
export const secondary = css`
  ${buttonShape}
  color: var(--_ink);
  background: var(--_surface);
  border-color: var(--_border);
  transition: border-color 150ms ease-out;
  a& { color: var(--_ink); }
  &:hover { border-color: var(--_primary); }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  &[aria-pressed='true'] { color: var(--_primary); background: var(--_wash); border-color: var(--_primary); }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; border-color: Highlight; }
  }
`;

/** A square button with just an icon. */
export const iconButton = css`
  ${buttonShape}
  width: 44px;
  padding: 0;
  color: inherit;
  background: none;
  &:hover { color: var(--_primary); }
`;
