import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const fieldBox = css`
  ${piece.stack(8)}
  align-content: start;
  min-width: 0;
`;

export const labelText = css`font-weight: 600;`;

/** One arm of a select's arrow; an image would be subject to the page's security policy. */
const arm = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 40%, var(--_muted) 40% 60%, transparent 60%)`;

/** The look of text fields and selects. */
export const control = css`
  font: inherit;
  color: inherit;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  ${piece.field()}
  transition: border-color 150ms ease-out;
  &:hover { border-color: var(--_primary); }
  &:focus-visible { outline-offset: 0; border-color: var(--_primary); }
  &[aria-invalid='true'] { border-color: var(--_danger); }
  textarea& { min-height: 132px; resize: vertical; }
  select& {
    appearance: none;
    padding-inline-end: 32px;
    overflow: hidden;
    text-overflow: ellipsis;
    background: ${arm(45)} calc(100% - 19px) 50% / 6px 6px no-repeat, ${arm(135)} calc(100% - 14px) 50% / 6px 6px no-repeat, var(--_surface);
    @media (forced-colors: active) { appearance: auto; }
  }
`;

export const hintText = css`${piece.note}`;
