import { css } from '../../kit/element/styles.ts';

export const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
  @container (min-width: 1000px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  @media print { display: block; & > div { display: block; } }
`;

export const versions = css`
  display: grid;
  gap: 12px;
  & > div { display: grid; gap: 8px; padding-block-start: 12px; border-block-start: 1px solid var(--_line); }
  & dt { font-weight: 600; }
  & dd { display: grid; gap: 2px; align-content: start; padding: 8px 12px; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--_wash); border-radius: calc(var(--_radius) * 2 / 3); }
  & dd > span { font-size: 14px; color: var(--_muted); }
  @container (min-width: 640px) {
    & > div { grid-template-columns: 120px 1fr 1fr; }
  }
`;

export const history = css`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: 2px; padding-inline-start: 16px; border-inline-start: 2px solid var(--_line); overflow-wrap: anywhere; }
  & time { font-size: 14px; color: var(--_muted); }
`;

/** Hidden in print, whatever its layout on screen. */
export const noPrint = css`
  @media print { display: none !important; }
`;

/** On paper, the text in place of its field, which would cut it off; nothing at all without a note. */
export const noteBox = css`
  @media print {
    &[data-empty], & textarea, & button, & [id$=hint] { display: none; }
  }
`;

/** Forms that open below one another. */
export const correction = css`
  & > form { margin-block-start: 12px; }
`;

export const headline = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > h1, & > p { overflow-wrap: anywhere; }
  & > p { gap: 4px 12px; }
`;
