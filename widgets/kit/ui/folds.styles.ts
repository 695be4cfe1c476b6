import { css } from '../element/styles.ts';

/** One look of every `<summary>` within: a row of 48 px, its chevron at the end. All are open on paper. A form has one, and does without. */
export const folds = css`
  & :where(summary) { display: flex; gap: 12px; align-items: center; min-height: 48px; padding-block: 4px; font-weight: 600; line-height: 1.3; list-style: none; cursor: pointer; }
  & summary::-webkit-details-marker { display: none; }
  & summary::after { content: ''; flex: none; width: 8px; height: 8px; margin: -4px 4px 0 auto; border: solid; border-width: 0 2px 2px 0; rotate: 45deg; }
  &[open] > summary::after, & [open] > summary::after { margin-top: 4px; rotate: 225deg; }
  @media print { & details::details-content { content-visibility: visible; } }
`;
