import * as piece from '../../kit/core/pieces.ts';
import { css } from '../../kit/element/styles.ts';

export const twoColumns = css`
  ${piece.stack(12)}
  align-items: start;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
  @container (min-width: 1000px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  @media print { display: block; & > div { display: block; } }
`;

export const versions = css`
  ${piece.grid(12)}
  & > div { display: grid; gap: 8px; padding-block-start: 12px; border-block-start: 1px solid var(--_line); }
  & dt { font-weight: 600; }
  & dd { display: grid; gap: 2px; align-content: start; padding: 8px 12px; white-space: pre-wrap; background: var(--_wash); border-radius: calc(var(--_radius) * 2 / 3); }
  & dd > span { font-size: 14px; color: var(--_muted); }
  @container (min-width: 640px) {
    & > div { grid-template-columns: 120px 1fr 1fr; }
  }
`;

export const history = css`
  ${piece.list(12)}
  & > li { display: grid; gap: 2px; padding-inline-start: 16px; border-inline-start: 2px solid var(--_line); }
  & time { font-size: 14px; color: var(--_muted); }
`;

/** Hidden in print, whatever its layout on screen. */
export const noPrint = css`@media print { display: none !important; }`;

/** On paper, the text in place of its field, which would cut it off; nothing at all without a note. */
export const noteBox = css`
  @media print {
    &[data-empty], & textarea, & button, & [id$=hint] { display: none; }
  }
`;

/** Forms that open below one another. */
export const correction = css`& > form { margin-block-start: 12px; }`;

export const headline = css`
  ${piece.grid(12)}
  justify-items: start;
  & > p { gap: 4px 12px; }
`;
